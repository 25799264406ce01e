package import Campus
package import Operations
package import Recurrence

/// An amount of water, in both units.
struct VolumeShape: Shape {
    private let volume: Volume

    init(_ volume: Volume) { self.volume = volume }

    static var schema: Schema { ["ml": .integer, "oz": .number] }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("ml", volume.millilitres)
            json.field("oz", volume.ounces)
        }
    }
}

/// A drink, to which each shape below adds what it knows besides.
struct DrinkFields {
    var drink: Drink
    var zone: Zone

    static let schema: Schema = [
        "id": .text, "category": .words(Drink.Category.self), "ml": .integer, "oz": .number,
        "at": .instant,
    ]

    func write(to json: inout JSONWriter) {
        json.field("id", drink.id.text)
        json.field("category", drink.category.rawValue)
        json.field("ml", drink.amount.volume.millilitres)
        json.field("oz", drink.amount.volume.ounces)
        json.field("at", drink.at, in: zone)
    }
}

/// What somebody drank in a day, and what they wanted to.
package struct DrinkDayShape: Shape {
    private let day: DrinkDay
    private let zone: Zone

    package init(_ day: DrinkDay, in zone: Zone) { (self.day, self.zone) = (day, zone) }

    package static var usualBytes: Int { 512 }

    package static var schema: Schema {
        [
            "date": .date, "goal": VolumeShape.component, "drunk": VolumeShape.component,
            "drinks": .list(DrinkFields.schema),
        ]
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.field("date", day.date.description)
            json.field("goal", VolumeShape(day.goal.amount.volume))
            json.field("drunk", VolumeShape(day.drunk))
            json.key("drinks")
            json.array(day.drinks) { json, drink in
                json.object { DrinkFields(drink: drink, zone: zone).write(to: &$0) }
            }
        }
    }
}

/// A drink that was logged or taken back, and what its day is then.
package struct DrinkReceiptShape: Shape {
    private let receipt: DrinkReceipt
    private let zone: Zone

    package init(_ receipt: DrinkReceipt, in zone: Zone) {
        (self.receipt, self.zone) = (receipt, zone)
    }

    package static var schema: Schema {
        DrinkFields.schema.and([
            "status": .choice(["logged", "already", "undone"]), "date": .date,
            "drunk": VolumeShape.component, "warning": .optional(.text),
        ])
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            DrinkFields(drink: receipt.drink, zone: zone).write(to: &json)
            json.field("status", receipt.status.rawValue)
            json.field("date", receipt.day.date.description)
            json.field("drunk", VolumeShape(receipt.day.drunk))
            json.field("warning", receipt.warning)
        }
    }
}
