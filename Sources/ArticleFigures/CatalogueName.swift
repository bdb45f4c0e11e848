/// The name with which articles in a documentation catalogue refer to a picture.
///
/// ```
/// Resources/herbs~dark@2x.png     herbs.png, and herbs
/// ```
///
/// The folder, the appearance and the scale are not part of the name. Names are case-sensitive, as
/// in `docc convert` of Swift 6.3.
struct CatalogueName: Equatable {
  /// The name without the file extension.
  let name: String
  let file: String

  /// Makes the name of a file; nil if the file is not a picture.
  init?(ofFile path: String) {
    let last = String(path.split(separator: "/").last ?? "")
    guard let dot = last.lastIndex(of: "."),
      Self.endings.contains(last[last.index(after: dot)...].lowercased())
    else { return nil }
    name = Self.marks.reduce(String(last[..<dot])) { $0.replacing($1, with: "") }
    file = name + last[dot...]
  }

  /// Makes the name of a figure that is drawn into a catalogue.
  init(ofFigure name: String) { (self.name, file) = (name, name + ".png") }

  /// Returns whether an article's reference means this picture.
  func isShown(by place: String) -> Bool { place == name || place == file }

  private static let marks = ["~dark", "@1x", "@2x", "@3x"]
  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp"]
}
