/// The reason why a font file cannot be used; every case names the file.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// There is no file at this path.
  case missing(path: String)
  /// The file cannot be read, in the system's words.
  case unreadable(path: String, reason: String)
  /// The file is larger than any font ought to be.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// The bytes are not a font FreeType and HarfBuzz both understand.
  case broken(path: String, reason: String)
  /// The font has only bitmaps, which cannot be drawn at every size.
  case withoutOutlines(path: String)

  /// The problem, its file, and the next step.
  package var description: String {
    switch self {
    case .missing(let path): "no font file at \(path)"
    case .unreadable(let path, let reason): "cannot read the font \(path): \(reason)"
    case .tooLarge(let path, let bytes, let limit):
      "the font \(path) has \(bytes) bytes; at most \(limit) are read"
    case .broken(let path, let reason): "\(path) is not a usable font: \(reason)"
    case .withoutOutlines(let path):
      "the font \(path) has no outlines; use a TrueType or OpenType font with outlines"
    }
  }
}
