import LayoutCore
import LayoutScenes

/// A problem with a folder's figures: its place, the fault, and the next step.
///
///     Herbs.docc/Herbs.md:12:1: no figure "markrs"; did you mean "markers"?
///       name it in Herbs.docc/Figures.json, or put its file there
struct FigureFinding: Equatable {
  /// The kind of a problem, for programs.
  enum Kind: String {
    /// An article shows a picture that does not exist.
    case unknown
    /// An article of a catalogue shows a file by its path, which no catalogue finds.
    case unreachable
    /// A figure's file is not there.
    case absent
    /// A figure's file is out of date.
    case stale
    /// A picture has no alternative text.
    case mute
    /// An article shows a golden that no figure names, so that it may be stale unnoticed.
    case unnamed
  }

  var kind: Kind
  /// The article or the manifest.
  var file: String
  var position: TextPosition?
  /// The figure, or the place that the article names.
  var figure: String
  var problem: String
  /// The next step for the author.
  var advice: String

  /// The finding for people.
  var text: String {
    let place = [file, position?.description].compactMap(\.self).joined(separator: ":")
    return "\(place): \(problem)\n  \(advice)"
  }

  /// The finding for programs.
  var json: JSONValue {
    .object([
      ("kind", .text(kind.rawValue)), ("file", .text(file)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("figure", .text(figure)), ("problem", .text(problem)), ("advice", .text(advice)),
    ])
  }
}
