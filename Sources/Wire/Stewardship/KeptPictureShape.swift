package import Campus

/// A picture as operators look it over: whose it is, and whether it is reported or hidden.
package struct KeptPictureShape: Shape {
    private let picture: KeptPicture

    package init(_ picture: KeptPicture) { self.picture = picture }

    package static var schema: Schema {
        [
            "turn": .integer, "person": .optional(.text), "community": .optional(.integer),
            "name": .optional(.text), "picture": .text, "hidden": .flag,
            "case": .optional(.integer),
        ]
    }

    package func write(to json: inout JSONWriter) {
        let (person, community, name): (String?, Int64?, String?) =
            switch picture.owner {
            case .person(let handle, let name): (handle.text, nil, name)
            case .community(let id, let name): (nil, id.number, name)
            }
        json.object { json in
            json.field("turn", picture.turn)
            json.field("person", person)
            json.field("community", community)
            json.field("name", name)
            json.field("picture", Picture.address(of: picture.digest))
            json.field("hidden", picture.isHidden)
            json.field("case", picture.waiting?.number)
        }
    }
}
