/// An error in a scene file, its place, and the expected value.
///
/// Its description is made to be read in a terminal:
///
///     herbs.json:12:31: $.variants.before.layout.itemsize: unknown key "itemsize"
///       expected one of: footerReferenceSize, headerReferenceSize, itemSize, …
///       did you mean "itemSize"?
///
/// A file with several mistakes has one error, that of the first, with the ``others``.
public struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file as it was named by the caller.
  public var file: String
  /// The place in the file; nil when the file could not be read at all.
  public var position: TextPosition?
  /// The place in the value, as a JSON path such as `$.data.sections[0]`; nil for a syntax error.
  public var path: String?
  /// The mistake in the file, such as an unknown key.
  public var problem: String
  /// The value or the syntax that would be correct, if known.
  public var expected: String?
  /// The word that was probably meant.
  public var suggestion: String?
  /// The other mistakes of the file, in its order; none of them has others.
  public var others: [SceneError] = []

  /// Makes an error from its parts.
  public init(
    file: String, position: TextPosition? = nil, path: String? = nil, problem: String,
    expected: String? = nil, suggestion: String? = nil
  ) {
    self.file = file
    self.position = position
    self.path = path
    self.problem = problem
    self.expected = expected
    self.suggestion = suggestion
  }

  /// The most mistakes that are written out.
  static let mostShown = 20

  /// Each mistake with its file, place and problem, then the expected values on lines of their own.
  public var description: String {
    let shown = ([self] + others).prefix(Self.mostShown).map(\.ownDescription)
    let more = others.count + 1 - shown.count
    let rest = more > 0 ? ["… and \(more) more mistake\(more == 1 ? "" : "s")"] : []
    return (shown + rest).joined(separator: "\n")
  }

  private var ownDescription: String {
    let place = [file, position?.description].compactMap(\.self).joined(separator: ":")
    let first = [place, path, problem].compactMap(\.self).joined(separator: ": ")
    let hints = [
      expected.map { "expected \($0)" },
      suggestion.map { "did you mean \"\($0)\"?" },
    ]
    return ([first] + hints.compactMap(\.self)).map(\.printable).joined(separator: "\n  ")
  }
}

extension String {
  /// The text with control characters written as escapes, so that no file can steer a terminal.
  fileprivate var printable: String {
    unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: String(scalar)
      }
    }.joined()
  }
}
