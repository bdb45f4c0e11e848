/// The names in a font file.
struct FontNames: Sendable, Hashable {
  /// The family, such as `Inter`.
  var family: String
  /// The style within the family, such as `Semi Bold`.
  var style: String
  /// The version, such as `3.019`.
  var version: String
  /// The PostScript name, such as `Inter-SemiBold`.
  var postScript = ""

  /// The family and the style.
  ///
  /// The style is omitted if the family's name ends with it.
  var full: String {
    style.isEmpty || family.hasSuffix(style) ? family : "\(family) \(style)"
  }

  /// Returns the number in a version record such as `Version 3.019;git-0a5106e0b`, or nil if there
  /// is none.
  static func number(in record: String) -> String? {
    let start = record.drop { !$0.isASCII || !$0.isNumber }
    let number = start.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    return number.isEmpty ? nil : String(number)
  }

  /// Returns the revision in a font's `head` table, a number with 16 fraction bits, as text with
  /// three decimals.
  static func number(ofRevision revision: Int) -> String {
    // Only integers are used, since a formatter would depend on the locale.
    let thousandths = (revision.magnitude * 1000 + 0x8000) >> 16
    let decimals = String(thousandths % 1000)
    let sign = revision < 0 && thousandths > 0 ? "-" : ""
    return "\(sign)\(thousandths / 1000)."
      + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}
