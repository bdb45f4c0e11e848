/// What a font file calls itself.
struct FontNames: Sendable, Hashable {
  /// The family, such as `Inter`.
  var family: String
  /// The style within the family, such as `Semi Bold`.
  var style: String
  /// The version, such as `3.019`.
  var version: String

  /// Family and style; a style that the family's name ends with is not said twice.
  var full: String {
    style.isEmpty || family.hasSuffix(style) ? family : "\(family) \(style)"
  }

  /// Finds the number in a version record such as `Version 3.019;git-0a5106e0b`.
  static func number(in record: String) -> String? {
    let start = record.drop { !$0.isASCII || !$0.isNumber }
    let number = start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return number.isEmpty ? nil : String(number)
  }
}
