/// The name by which articles of a documentation catalogue show a picture.
///
/// ```
/// Resources/herbs~dark@2x.png     herbs.png, and herbs
/// ```
///
/// The folder does not count, appearance and scale belong to none of the names, and case does.
/// (What `docc convert` of Swift 6.3 finds.)
struct CatalogueName: Equatable {
  /// The name without an ending.
  let name: String
  /// The name with the ending of the file.
  let file: String

  /// The name of a file; nil if it is no picture.
  init?(ofFile path: String) {
    let last = String(path.split(separator: "/").last ?? "")
    guard let dot = last.lastIndex(of: "."),
      Self.endings.contains(last[last.index(after: dot)...].lowercased())
    else { return nil }
    name = Self.marks.reduce(String(last[..<dot])) { $0.replacing($1, with: "") }
    file = name + last[dot...]
  }

  /// The name of a figure that is drawn into a catalogue.
  init(ofFigure name: String) { (self.name, file) = (name, name + ".png") }

  /// Whether a place that an article names is this picture.
  func isShown(by place: String) -> Bool { place == name || place == file }

  private static let marks = ["~dark", "@1x", "@2x", "@3x"]
  private static let endings: Set = ["png", "jpg", "jpeg", "gif", "svg", "webp"]
}
