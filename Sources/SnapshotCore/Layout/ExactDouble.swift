/// A double that survives JSON, whatever it is.
///
/// Numbers are numbers; what JSON has no word for is the string `nan`, `inf` or `-inf`.
struct ExactDouble: Decodable {
  let value: Double

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
}
