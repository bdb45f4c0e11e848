/// A double that survives JSON, whatever it is.
///
/// Numbers are numbers; what JSON has no word for is the string `nan`, `inf` or `-inf`.
struct ExactDouble: Codable {
  let value: Double

  init(_ value: Double) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = number
      return
    }
    let word = try container.decode(String.self)
    guard let number = ["nan": Double.nan, "inf": .infinity, "-inf": -.infinity][word] else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(word.debugDescription) is not a number")
    }
    value = number
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(value)
    } else {
      try container.encode(value.isNaN ? "nan" : value < 0 ? "-inf" : "inf")
    }
  }

  /// Returns the shortest text that reads back to the same value; zero has no sign.
  static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
