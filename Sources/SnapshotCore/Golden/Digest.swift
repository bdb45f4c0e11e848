import Basics
import Foundation
import LayoutComparison
import LayoutCore
public import RasterCore

/// A fingerprint of bytes, 256 bits, that distinguishes accidents and stops no forger.
///
/// Four lanes take eight bytes in turn: exclusive or, then twice multiply by an odd number and
/// rotate. Each step can be undone, so two inputs that differ in one word of a lane never meet
/// again in that lane, and the hash runs as fast as memory. Anyone can compute it and nothing is
/// secret: that a golden's digest is the one of its picture is proven only by decoding the picture.
public struct Digest: Sendable, Hashable {
  private let lanes: Lanes

  private typealias Lanes = SIMD4<UInt64>

  /// Computes the digest of a picture's size and pixels.
  public init(_ bitmap: Bitmap) {
    var state = DigestState()
    bitmap.withUnsafeBytes { state.absorb($0) }
    self.init(pixels: state, width: bitmap.width, height: bitmap.height)
  }

  /// Completes the digest of a picture whose pixels were added.
  init(pixels: DigestState, width: Int, height: Int) {
    var state = pixels
    // The size too: 2 × 8 and 4 × 4 pixels may have the same bytes.
    state.absorb(numbers: [width, height])
    lanes = state.finish()
  }

  /// Computes the digest of some bytes.
  init(_ data: Data) {
    var state = DigestState()
    data.withUnsafeBytes { state.absorb($0) }
    lanes = state.finish()
  }

  /// Computes the digest of parts of some bytes, one after the other.
  init(_ data: Data, ranges: [Range<Int>]) {
    var state = DigestState()
    data.withUnsafeBytes { bytes in
      for range in ranges { state.absorb(UnsafeRawBufferPointer(rebasing: bytes[range])) }
    }
    lanes = state.finish()
  }

  /// Computes the digest of drawings, by their fingerprints, and of their descriptions.
  ///
  /// - Parameters:
  ///   - drawings: the fingerprints.
  ///   - description: makes the description, with another value in place of each view.
  init(drawings: [SIMD4<UInt64>], description: (RecordedLayout.ViewText) -> JSONValue) {
    let words = DescriptionWords()
    for drawing in drawings { words.add(drawing) }
    // Views go in on the way; where they are reported is null.
    let rest = description { view in
      words.add(told: view)
      return .null
    }
    words.add(rest)
    lanes = words.lanes
  }

  /// The remainder of the first 64 bits, which spreads digests evenly over a few places.
  func remainder(dividedBy count: Int) -> Int { Int(lanes[0] % UInt64(count)) }

  /// Computes the digest of a text.
  init(text: String) { self.init(Data(text.utf8)) }
}

extension Digest: LosslessStringConvertible, Codable {
  /// The digest as 64 hexadecimal digits.
  public var description: String {
    (0..<4).map { lane in
      let digits = String(lanes[lane], radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The first 16 digits, which depend on every byte: enough to name a change on a command line.
  public var short: String { String(description.prefix(16)) }

  /// Reads 64 hexadecimal digits; nil for anything else.
  public init?(_ description: String) {
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

  /// Returns the value of a digit; nil for a capital, which would give one digest two spellings.
  private static func value(ofDigit digit: UInt8) -> UInt64? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(digit - UInt8(ascii: "a")) + 10
    default: nil
    }
  }

  /// Reads 64 hexadecimal digits.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let digest = Digest(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.debugDescription) is not a digest")
    }
    self = digest
  }

  /// Writes 64 hexadecimal digits.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
