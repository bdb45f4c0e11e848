import Foundation

/// A double that survives JSON, whatever it is.
///
/// Numbers are numbers; what JSON has no word for is the string `nan`, `inf` or `-inf`.
private struct ExactDouble: Decodable {
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

extension KeyedDecodingContainer {
  /// Reads an array of exactly `count` numbers.
  func numbers(_ count: Int, forKey key: Key) throws -> [Double] {
    let values = try decode([ExactDouble].self, forKey: key).map(\.value)
    guard values.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(values.count) numbers, not \(count)")
    }
    return values
  }

  /// Reads an array of width and height.
  func size(forKey key: Key) throws -> CGSize {
    let values = try numbers(2, forKey: key)
    return CGSize(width: values[0], height: values[1])
  }

  /// Reads an array of left, top, width and height.
  func rectangle(forKey key: Key) throws -> CGRect {
    let values = try numbers(4, forKey: key)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Reads one number.
  package func number(forKey key: Key) throws -> Double {
    try decode(ExactDouble.self, forKey: key).value
  }
}
