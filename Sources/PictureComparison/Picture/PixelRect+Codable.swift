public import RasterCore

/// The JSON form of a rectangle: `{ "x": 96, "y": 40, "width": 24, "height": 10 }`.
extension PixelRect: Codable {
  private enum CodingKeys: String, CodingKey {
    case x, y, width, height
  }

  /// Decodes a rectangle; throws an error if a value is too large for a picture.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try [CodingKeys.x, .y, .width, .height].map {
      try container.decode(Int.self, forKey: $0)
    }
    guard numbers.allSatisfy({ abs(Double($0)) < Double(Self.limit) }) else {
      throw DecodingError.dataCorruptedError(
        forKey: .x, in: container, debugDescription: "a rectangle beyond all pictures")
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Encodes the origin and the size.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
    try container.encode(width, forKey: .width)
    try container.encode(height, forKey: .height)
  }
}
