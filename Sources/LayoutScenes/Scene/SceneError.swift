/// An error in a scene file, with its position and the expected value.
///
/// The description is intended for a terminal:
///
///     herbs.json:12:31: $.variants.before.layout.itemsize: unknown key "itemsize"
///       expected one of: footerReferenceSize, headerReferenceSize, itemSize, …
///       did you mean "itemSize"?
///
/// If a file has several mistakes, the error is that of the first one and contains the ``others``.
public struct SceneError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The path of the file as given by the caller.
  public var file: String
  /// The position in the file; nil if the file could not be read at all.
  public var position: TextPosition?
  /// The JSON path of the value, such as `$.data.sections[0]`; nil for a syntax error, or if the
  /// file could not be read.
  public var path: String?
  /// The mistake in the file, such as an unknown key.
  public var problem: String
  /// The value or the syntax that would be correct; nil if unknown.
  public var expected: String?
  /// The name that was probably meant; nil if there is none.
  public var suggestion: String?
  /// The other mistakes in the file, in order; their own `others` are empty.
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

  /// The maximum number of mistakes in the description.
  static let mostShown = 20

  /// The mistakes, each with its file, position and problem, followed by the expected value and the
  /// suggestion on separate lines.
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
  /// The text with control characters escaped, so that the content of a file cannot control the
  /// terminal.
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
