import Basics

/// The encoding of a `.strings` file (facts LO3, LO4).
///
/// It is determined by a byte order mark. Without one, it is UTF-16 if, of the first three bytes,
/// only the second is zero, or only the first and the third; otherwise it is UTF-8.
enum StringsEncoding: Equatable {
  case utf8(skipping: Int), utf16(isBig: Bool, skipping: Int)

  init(of bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first, bytes.dropFirst(2).first) {
    case (0xEF, 0xBB, 0xBF): self = .utf8(skipping: 3)
    case (0xFE, 0xFF, _): self = .utf16(isBig: true, skipping: 2)
    case (0xFF, 0xFE, _): self = .utf16(isBig: false, skipping: 2)
    case (0, .some(1...), 0): self = .utf16(isBig: true, skipping: 0)
    case (.some(1...), 0, .some(1...)): self = .utf16(isBig: false, skipping: 0)
    default: self = .utf8(skipping: 0)
    }
  }

  /// Returns the Unicode scalars of a text.
  ///
  /// - Throws: an error at the first bytes that do not encode a scalar.
  static func scalars(
    of bytes: [UInt8], file: String
  ) throws(StringsError) -> [Unicode.Scalar] {
    switch StringsEncoding(of: bytes) {
    case .utf8(let start):
      return try decode(bytes.dropFirst(start), UTF8.self, "UTF-8", file)
    case .utf16(let isBig, let start):
      let pairs = stride(from: start, to: bytes.count - 1, by: 2)
      let units = pairs.map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isBig ? first << 8 | second : second << 8 | first
      }
      return try decode(units, UTF16.self, "UTF-16", file)
    }
  }

  private static func decode<Codec: UnicodeCodec>(
    _ units: some Sequence<Codec.CodeUnit>, _ codec: Codec.Type, _ name: String, _ file: String
  ) throws(StringsError) -> [Unicode.Scalar] {
    var (codec, iterator) = (Codec(), units.makeIterator())
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(units.underestimatedCount)
    while true {
      switch codec.decode(&iterator) {
      case .scalarValue(let scalar): scalars.append(scalar)
      case .emptyInput: return scalars
      case .error:
        throw StringsError(
          file: file, place: StringsScanner.place(of: scalars.count, in: scalars),
          problem: "bytes that are not \(name)",
          expected: "UTF-8, or UTF-16 with a byte order mark")
      }
    }
  }
}
