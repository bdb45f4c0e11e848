import LayoutScenes

/// A picture that an article shows: `![words](place)`, `![words][name]`, DocC's
/// `@Image(source: "place", alt: "words")`, or `<img src="place" alt="words">`.
struct ArticlePicture: Equatable {
  /// The form in which an article shows it.
  enum Form: Equatable {
    /// `![words](place)` or `![words][name]`.
    case brackets
    /// `@Image(source: "place", alt: "words")`.
    case directive
    /// `<img src="place" alt="words">`.
    case tag

    /// The place where an author writes the description.
    var placeOfWords: String {
      switch self {
      case .brackets: "between the brackets"
      case .directive: "as alt:"
      case .tag: "as alt="
      }
    }
  }

  var form = Form.brackets
  /// The alternative text, as it is written.
  var words: String
  /// The range of the description, in bytes of the article; empty if one can be inserted.
  var range: Range<Int>
  /// The text before an inserted description, ` alt="`.
  var opening = ""
  /// The text behind an inserted description.
  var closing = ""
  /// Whether a picture without words is wrong; not for the dark twin of one that has some, or the
  /// card of a page.
  var needsWords = true
  /// The name or the path of the file.
  var place: String
  /// The position of the picture in the article.
  var position: TextPosition

  /// Whether the picture needs alternative text and has none.
  var isMute: Bool { needsWords && words.allSatisfy(\.isWhitespace) }

  /// Whether it is somewhere on the network, or part of the article itself.
  var isElsewhere: Bool {
    place.contains("://") || place.hasPrefix("data:") || place.hasPrefix("//")
  }

  /// Returns words as they are written where the picture's are.
  func escaped(_ words: String) -> String {
    let line = words.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    switch form {
    case .brackets: return String(line.flatMap { "\\[]`*_<".contains($0) ? ["\\", $0] : [$0] })
    case .directive: return String(line.flatMap { "\\\"".contains($0) ? ["\\", $0] : [$0] })
    case .tag:
      return line.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
    }
  }
}
