internal import RasterCore

/// A table that converts samples encoded with some gamma exponent to sRGB bytes.
///
/// With a `gAMA` chunk, a sample is linear light raised to a power; the sRGB curve is almost the
/// power 1/2.2. Each entry is rounded correctly to the nearest byte: instead of converting each
/// sample, the initialiser computes the 255 samples at which the byte changes and fills the table
/// between them. The logarithm and the exponential are computed by our own series, so that every
/// machine builds the same table.
struct TransferCurve {
  /// The sRGB byte for each sample value.
  let bytes: [UInt8]

  /// Makes the table, or returns nil if samples with this gamma need no conversion.
  ///
  /// - Parameters:
  ///   - gamma: the exponent times 100,000, or 0 if the file gives none.
  ///   - bitDepth: 16 for a table of 65,536 entries; any other depth gives 256 entries.
  init?(gamma: UInt32, bitDepth: UInt8) {
    guard gamma != 0, !Self.isNearSRGB(gamma) else { return nil }
    let last = bitDepth == 16 ? 65535 : 255
    let thresholds = (1...255).map {
      Self.sample(forByte: Double($0) - 0.5, exponent: Double(gamma) / 100_000) * Double(last)
    }
    var bytes = [UInt8](repeating: 0, count: last + 1)
    // Thresholds and samples both increase, so a single pass finds the byte of every sample.
    var byte = 0
    for sample in 0...last {
      while byte < 255, thresholds[byte] <= Double(sample) { byte += 1 }
      bytes[sample] = UInt8(byte)
    }
    self.bytes = bytes
  }

  /// Returns whether a gamma is within five per cent of 1/2.2.
  ///
  /// Older writers of sRGB files declare such values, and libpng and browsers do not convert them.
  private static func isNearSRGB(_ gamma: UInt32) -> Bool {
    (43_183...47_727).contains(gamma)
  }

  /// Returns the sample, from 0 to 1, that represents the same light as an sRGB byte.
  private static func sample(forByte byte: Double, exponent: Double) -> Double {
    let encoded = byte / 255
    return encoded <= 0.04045
      ? Exponential.value(at: exponent * logarithm(encoded / 12.92))
      : Exponential.value(at: exponent * 2.4 * logarithm((encoded + 0.055) / 1.055))
  }

  /// Returns ln x, from the series of the inverse hyperbolic tangent, with the exponent treated
  /// separately.
  ///
  /// The significand is in 1..<2, so the argument is below 1/3, and 20 terms leave an error below
  /// 1e-19.
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
