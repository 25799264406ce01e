/// Why no picture was made.
package enum PictureError: Error, Hashable, Sendable {
    /// So many bytes are allowed.
    case tooLarge(most: Int)
    /// It begins as no kind that is read.
    case unknownKind
    case tooManyPixels(width: Int, height: Int, most: Int)
    /// It begins as a picture and cannot be read as one.
    case damaged
    /// It was not read in the time that one has.
    case tooSlow
    /// Too many wait.
    case busy
    /// The box, or the program in it, is not to be had; with what was said about it.
    case unavailable(String)
}
