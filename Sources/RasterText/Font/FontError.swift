/// The reason why a font file cannot be used.
///
/// Every case includes the file's path or, if there is none, its name.
package enum FontError: Error, Equatable, CustomStringConvertible {
  /// There is no file at the path.
  case missing(path: String)
  /// A large font of the package is in none of the folders, which are in the order of the search.
  case absent(name: String, folders: [String])
  /// The file cannot be read, usually for a reason reported by the system.
  case unreadable(path: String, reason: String)
  /// The file is larger than the limit for fonts.
  case tooLarge(path: String, bytes: Int, limit: Int)
  /// FreeType or HarfBuzz cannot read the bytes as a font.
  case broken(path: String, reason: String)
  /// The font has only bitmaps, which cannot be drawn at every size.
  case withoutOutlines(path: String)

  /// A description of the problem that includes the file's path or name and, if there is one, a
  /// solution.
  package var description: String {
    switch self {
    case .missing(let path): "no font file at \(path)"
    case .absent(let name, let folders):
      "the font \(name) is in none of \(folders.joined(separator: ", ")), so its characters are "
        + "drawn as boxes: name its file or its folder in \(NamedFonts.variable)"
    case .unreadable(let path, let reason): "cannot read the font \(path): \(reason)"
    case .tooLarge(let path, let bytes, let limit):
      "the font \(path) has \(bytes) bytes; at most \(limit) are read"
    case .broken(let path, let reason): "\(path) is not a usable font: \(reason)"
    case .withoutOutlines(let path):
      "the font \(path) has no outlines; use a TrueType or OpenType font with outlines"
    }
  }
}
