import LayoutScenes

/// A picture that an article shows: `![words](place)`, `![words][name]`, `![name]`, DocC's
/// `@Image(source: "place", alt: "words")`, or `<img src="place" alt="words">`.
struct ArticlePicture: Equatable {
  /// The syntax with which an article shows a picture.
  enum Form: Equatable {
    /// `![words](place)`, `![words][name]` or `![name]`.
    case brackets
    /// `@Image(source: "place", alt: "words")`, or `@PageImage` with the same arguments.
    case directive
    /// `<img src="place" alt="words">`.
    case tag

    /// A phrase for messages: the position at which an author writes the description.
    var placeOfWords: String {
      switch self {
      case .brackets: "between the brackets"
      case .directive: "as alt:"
      case .tag: "as alt="
      }
    }
  }

  var form = Form.brackets
  /// The alternative text, as written in the article.
  var words: String
  /// The range of the description, in bytes of the article.
  ///
  /// The range is empty if there is no description yet.
  var range: Range<Int>
  /// The text to insert before a new description, such as ` alt="` if a tag has no such attribute;
  /// empty if the new description only replaces text.
  var opening = ""
  /// The text to insert after a new description.
  var closing = ""
  /// Whether a missing description is a problem.
  ///
  /// A missing description is no problem for a picture in a `srcset`, or for a page's card
  /// (`@PageImage`).
  var needsWords = true
  /// The name or the path of the file.
  var place: String
  var position: TextPosition

  /// Whether the picture needs a description and has none.
  var isMute: Bool { needsWords && words.allSatisfy(\.isWhitespace) }

  /// Whether the picture is on the network, or embedded in the article as data.
  var isElsewhere: Bool {
    place.contains("://") || place.hasPrefix("data:") || place.hasPrefix("//")
  }

  /// Returns a description, escaped for the picture's syntax.
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
