extension Color {
  /// Makes a colour from `#RGB`, `#RRGGBB` or `#RRGGBBAA`.
  ///
  /// Returns nil for any other text.
  public init?(hex: String) {
    guard hex.first == "#" else { return nil }
    let digits = hex.dropFirst().compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard digits.count == hex.count - 1 else { return nil }
    switch digits.count {
    case 3: self.init(bytes: digits.map { $0 * 17 } + [255])
    case 6, 8: self.init(bytes: Self.pairs(digits) + [255])
    default: return nil
    }
  }

  /// The colour as `#RRGGBB`, or as `#RRGGBBAA` if it is not opaque.
  public var hex: String {
    let parts = [red, green, blue, alpha].map { Int(Self.clamp($0) * 255 + 0.5) }
    let digits = (parts[3] == 255 ? parts.dropLast() : parts[...]).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return "#" + digits.joined()
  }

  /// Makes a colour from red, green, blue and alpha bytes.
  ///
  /// Further bytes are ignored.
  private init(bytes: [Int]) {
    let parts = bytes.map { Double($0) / 255 }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  /// Combines each pair of hexadecimal digits into a byte.
  private static func pairs(_ digits: [Int]) -> [Int] {
    stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
  }
}
