import Basics
import Foundation
import LayoutComparison
import LayoutCore
package import RasterCore

/// A 256-bit hash of bytes, which detects accidental changes but does not prevent forgery.
///
/// Each of four lanes takes eight bytes in turn: it applies an exclusive or, and then twice
/// multiplies by an odd number and rotates. Every step is reversible, so two inputs that differ in
/// one word of a lane always give different values in that lane. Anyone can compute the hash, so
/// only decoding a golden proves that its digest matches its pixels.
package struct Digest: Sendable, Hashable {
  private let lanes: Lanes

  private typealias Lanes = SIMD4<UInt64>

  /// Computes the digest of a picture's size and pixels.
  package init(_ bitmap: Bitmap) {
    var state = DigestState()
    bitmap.withUnsafeBytes { state.absorb($0) }
    self.init(pixels: state, width: bitmap.width, height: bitmap.height)
  }

  /// Completes the digest of a picture whose pixels have been added to a state.
  init(pixels: DigestState, width: Int, height: Int) {
    var state = pixels
    // The size is included, because pictures of 2 × 8 and of 4 × 4 pixels may have the same bytes.
    state.absorb(numbers: [width, height])
    lanes = state.finish()
  }

  /// Computes the digest of bytes.
  init(_ data: Data) {
    var state = DigestState()
    data.withUnsafeBytes { state.absorb($0) }
    lanes = state.finish()
  }

  /// Computes the digest of several ranges of bytes, in order.
  init(_ data: Data, ranges: [Range<Int>]) {
    var state = DigestState()
    data.withUnsafeBytes { bytes in
      for range in ranges { state.absorb(UnsafeRawBufferPointer(rebasing: bytes[range])) }
    }
    lanes = state.finish()
  }

  /// Computes the digest of drawings, given by their fingerprints, and of their metadata.
  ///
  /// - Parameters:
  ///   - drawings: the fingerprints.
  ///   - description: a closure that makes the metadata, with each view replaced by the value that
  ///     its argument returns.
  init(drawings: [SIMD4<UInt64>], description: (RecordedLayout.ViewText) -> JSONValue) {
    let words = DescriptionWords()
    for drawing in drawings { words.add(drawing) }
    // Views are hashed while the metadata is made, and replaced by null in it.
    let rest = description { view in
      words.add(told: view)
      return .null
    }
    words.add(rest)
    lanes = words.lanes
  }

  /// Returns the first 64 bits modulo `count`, which distributes digests evenly over that many
  /// values.
  func remainder(dividedBy count: Int) -> Int { Int(lanes[0] % UInt64(count)) }

  init(text: String) { self.init(Data(text.utf8)) }
}

extension Digest: LosslessStringConvertible, Codable {
  /// The digest as 64 hexadecimal digits.
  package var description: String {
    (0..<4).map { lane in
      let digits = String(lanes[lane], radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The first 16 digits, which depend on every byte: enough to identify a change on a command
  /// line.
  package var short: String { String(description.prefix(16)) }

  /// Reads a digest from 64 lower-case hexadecimal digits; nil for any other text.
  package init?(_ description: String) {
    guard description.utf8.count == 64 else { return nil }
    var (lanes, digits) = (Lanes(), description.utf8.makeIterator())
    for lane in 0..<4 {
      var word: UInt64 = 0
      for _ in 0..<16 {
        guard let value = digits.next().flatMap(Self.value) else { return nil }
        word = word << 4 | value
      }
      lanes[lane] = word
    }
    self.lanes = lanes
  }

  /// Returns the value of a hexadecimal digit; nil for any other byte, and for an upper-case digit,
  /// so that each digest has only one text.
  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// Decodes a digest from 64 hexadecimal digits.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Digest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.debugDescription) is not a digest")
    }
    self = digest
  }

  /// Encodes the digest as 64 hexadecimal digits.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
