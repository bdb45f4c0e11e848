internal import RasterCore

/// The table that takes samples encoded with some exponent to sRGB bytes.
///
/// A `gAMA` chunk says that a sample is light raised to a power; sRGB bytes are light through a
/// curve that is almost the power 1/2.2. Each entry is rounded to the nearest byte, exactly: the
/// table is not evaluated sample by sample but filled between the 255 samples where the byte
/// changes. Logarithm and exponential are sums of our own, so that each machine builds the same
/// table.
struct TransferCurve {
  /// The byte for each sample.
  let bytes: [UInt8]

  /// Makes the table, or nil when samples with this gamma are sRGB already.
  ///
  /// - Parameters:
  ///   - gamma: the exponent times 100,000, or 0 when the file names none.
  ///   - bitDepth: 16 for a table of 65,536 entries; 256 below.
  init?(gamma: UInt32, bitDepth: UInt8) {
    guard gamma != 0, !Self.isNearSRGB(gamma) else { return nil }
    let last = bitDepth == 16 ? 65535 : 255
    let thresholds = (1...255).map {
      Self.sample(forByte: Double($0) - 0.5, exponent: Double(gamma) / 100_000) * Double(last)
    }
    var bytes = [UInt8](repeating: 0, count: last + 1)
    // Thresholds and samples both rise: one walk finds the byte of every sample.
    var byte = 0
    for sample in 0...last {
      while byte < 255, thresholds[byte] <= Double(sample) { byte += 1 }
      bytes[sample] = UInt8(byte)
    }
    self.bytes = bytes
  }

  /// Whether a gamma is within five per cent of 1/2.2, which older writers of sRGB declare, and
  /// which libpng and browsers do not convert.
  private static func isNearSRGB(_ gamma: UInt32) -> Bool {
    (43_183...47_727).contains(gamma)
  }

  /// The sample, 0 to 1, whose light is that of an sRGB byte.
  private static func sample(forByte byte: Double, exponent: Double) -> Double {
    let encoded = byte / 255
    return encoded <= 0.04045
      ? Exponential.value(at: exponent * logarithm(encoded / 12.92))
      : Exponential.value(at: exponent * 2.4 * logarithm((encoded + 0.055) / 1.055))
  }

  /// ln x by the series of the inverse hyperbolic tangent, after taking out the powers of two.
  ///
  /// With the significand in 1..<2 its argument is under 1/3, so 20 terms leave less than 1e-19.
  private static func logarithm(_ x: Double) -> Double {
    let ratio = (x.significand - 1) / (x.significand + 1)
    var power = ratio
    var sum = 0.0
    for term in 0..<20 {
      sum += power / Double(2 * term + 1)
      power *= ratio * ratio
    }
    return 2 * sum + Double(x.exponent) * ln2
  }

  private static let ln2 = 0.693_147_180_559_945_3
}
