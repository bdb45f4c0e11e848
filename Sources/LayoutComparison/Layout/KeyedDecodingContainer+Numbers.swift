package import Foundation

/// A `Double` that JSON preserves whatever its value.
///
/// Finite numbers are JSON numbers; the others are the strings `nan`, `inf` and `-inf`.
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
  /// Decodes an array of exactly `count` numbers.
  func numbers(_ count: Int, forKey key: Key) throws -> [Double] {
    let values = try decode([ExactDouble].self, forKey: key).map(\.value)
    guard values.count == count else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "\(values.count) numbers, not \(count)")
    }
    return values
  }

  /// Decodes an array of width and height.
  func size(forKey key: Key) throws -> CGSize {
    let values = try numbers(2, forKey: key)
    return CGSize(width: values[0], height: values[1])
  }

  /// Decodes an array of left, top, width and height.
  package func rectangle(forKey key: Key) throws -> CGRect {
    let values = try numbers(4, forKey: key)
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  /// Decodes one number.
  package func number(forKey key: Key) throws -> Double {
    try decode(ExactDouble.self, forKey: key).value
  }
}
