/// JSON with one spelling for each value.
///
/// Keys stand in the order they are written, doubles in the shortest form that reads back to the
/// same bits (`16`, `0.1`, `1e+21`), zero without a sign. What JSON cannot say is written as the
/// strings `"nan"`, `"inf"` and `"-inf"`, since a layout that has gone wrong must still be told.
struct CanonicalJSON {
  private(set) var text = ""
  private var needsComma = false

  /// Appends an object whose members `body` writes.
  mutating func object(_ body: (inout CanonicalJSON) -> Void) { enclose("{", "}", body) }

  /// Appends an array whose elements `body` writes.
  mutating func array(_ body: (inout CanonicalJSON) -> Void) { enclose("[", "]", body) }

  /// Appends an array with each element on a line of its own.
  mutating func lines<Element>(
    _ elements: [Element], _ body: (inout CanonicalJSON, Element) -> Void
  ) {
    array { json in
      for element in elements {
        json.separate()
        json.text += "\n"
        json.needsComma = false
        body(&json, element)
      }
      if !elements.isEmpty { json.text += "\n" }
    }
  }

  /// Appends a member's name; its value must follow.
  mutating func key(_ name: String) {
    string(name)
    text += ":"
    needsComma = false
  }

  /// Appends a whole number.
  mutating func integer(_ value: Int) {
    separate()
    text += String(value)
  }

  /// Appends a number, exactly.
  mutating func number(_ value: Double) {
    guard value.isFinite else {
      return string(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
    separate()
    text += ExactDouble.text(value)
  }

  /// Appends numbers as one array.
  mutating func numbers(_ values: [Double]) {
    array { json in values.forEach { json.number($0) } }
  }

  /// Appends a string with every character that JSON reserves escaped.
  mutating func string(_ value: String) {
    separate()
    text += "\""
    for scalar in value.unicodeScalars { escape(scalar) }
    text += "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\u{0}"..."\u{1F}", "\u{7F}":
      let hex = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    default: text.unicodeScalars.append(scalar)
    }
  }

  private mutating func enclose(
    _ opening: String, _ closing: String, _ body: (inout CanonicalJSON) -> Void
  ) {
    separate()
    text += opening
    needsComma = false
    body(&self)
    text += closing
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { text += "," }
    needsComma = true
  }
}
