extension String {
  /// The text, escaped for use between tags or in an attribute.
  ///
  /// Tabs and line breaks become spaces, and characters that XML does not allow become U+FFFD.
  var svgText: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text.append(contentsOf: "&amp;".unicodeScalars)
      case "<": text.append(contentsOf: "&lt;".unicodeScalars)
      case ">": text.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": text.append(contentsOf: "&quot;".unicodeScalars)
      case "\t", "\n", "\r": text.append(" ")
      case _ where scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
