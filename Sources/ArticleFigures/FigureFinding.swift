import LayoutCore
import LayoutScenes

/// A problem with a folder's figures: its location, a description, and the next step.
///
///     Herbs.docc/Herbs.md:12:1: no figure "markrs"; did you mean "markers"?
///       name it in Herbs.docc/Figures.json, or put its file there
struct FigureFinding: Equatable {
  /// The kind of a problem, as programs read it.
  enum Kind: String {
    /// An article shows a picture that does not exist.
    case unknown
    /// An article of a catalogue refers to a file by its path, which does not work in a catalogue.
    case unreachable
    /// A figure's file or golden is missing, or the golden has a scale that a catalogue does not
    /// support.
    case absent
    /// A figure's file or golden is out of date or was edited, or the figure no longer uses the
    /// file.
    case stale
    /// A picture has no alternative text.
    case mute
    /// An article shows a golden that the manifest does not contain, so the check would not report
    /// the golden if it were out of date.
    case unnamed
  }

  var kind: Kind
  /// The path of the article or the manifest.
  var file: String
  var position: TextPosition?
  /// The name of the figure, or the article's reference.
  var figure: String
  var problem: String
  /// The next step for the author.
  var advice: String

  /// The finding as text: the place and the problem, and on the next line the advice.
  var text: String {
    let place = [file, position?.description].compactMap(\.self).joined(separator: ":")
    return "\(place): \(problem)\n  \(advice)"
  }

  var json: JSONValue {
    .object([
      ("kind", .text(kind.rawValue)), ("file", .text(file)),
      ("line", position.map { .integer($0.line) } ?? .null),
      ("column", position.map { .integer($0.column) } ?? .null),
      ("figure", .text(figure)), ("problem", .text(problem)), ("advice", .text(advice)),
    ])
  }
}
