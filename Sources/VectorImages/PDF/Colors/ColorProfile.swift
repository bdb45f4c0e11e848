import RasterCore

/// A colour profile (ICC.1).
///
/// Colours in profiles of three components with three curves and a matrix, like those of screens,
/// are converted. With any other profile, and with the sRGB profile, colours are used as sRGB or
/// grey without conversion.
struct ColorProfile: Sendable {
  let components: Int
  /// The curve of each component, as its values at evenly spaced inputs from 0 to 1; nil if colours
  /// are not converted.
  private let curves: [[Double]]?
  private let matrix: [SIMD3<Double>]

  init(_ bytes: [UInt8], components: Int) {
    self.components = components
    let reader = ProfileReader(bytes)
    guard components == 3, !reader.isStandard,
      let curves = reader.allCurves, let matrix = reader.matrix
    else {
      (curves, matrix) = (nil, [])
      return
    }
    (self.curves, self.matrix) = (curves, matrix)
  }

  /// Whether colours are used without conversion.
  var isStandard: Bool { curves == nil }

  /// Returns the colour of components; components that the profile does not have are ignored.
  func color(_ first: Double, _ second: Double, _ third: Double) -> Color {
    let parts = [first, second, third].map(PDFColorSpace.unit)
    guard components == 3 else { return Color(white: parts[0]) }
    guard let curves else { return Color(red: parts[0], green: parts[1], blue: parts[2]) }
    var sum = SIMD3<Double>.zero
    for index in 0..<3 { sum += matrix[index] * Self.value(of: curves[index], at: parts[index]) }
    return ColorConversion.color(x: sum[0], y: sum[1], z: sum[2])
  }

  private static func value(of curve: [Double], at place: Double) -> Double {
    let position = place * Double(curve.count - 1)
    let low = min(Int(position), curve.count - 2)
    return curve[low] + (position - Double(low)) * (curve[low + 1] - curve[low])
  }
}

/// A reader of a profile's tags.
private struct ProfileReader {
  private let bytes: [UInt8]
  private var tags: [String: Range<Int>] = [:]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    for index in 0..<min(integer(128), 100) {
      let entry = 132 + 12 * index
      let (start, count) = (integer(entry + 4), integer(entry + 8))
      guard entry + 12 <= bytes.count, start + count <= bytes.count else { break }
      tags[String(decoding: bytes[entry..<entry + 4], as: UTF8.self)] = start..<start + count
    }
  }

  private func integer(_ place: Int, bytes count: Int = 4) -> Int {
    guard place + count <= bytes.count else { return 0 }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns a signed fixed-point number with 16 fractional bits.
  private func fixed(_ place: Int) -> Double {
    Double(Int32(truncatingIfNeeded: integer(place))) / 65_536
  }

  /// Whether the profile's description contains “sRGB”; true if the profile has no description.
  var isStandard: Bool {
    guard let range = tags["desc"] else { return true }
    // In newer profiles every character of the description has two bytes.
    let text = bytes[range].filter { $0 != 0 }
    return String(decoding: text, as: UTF8.self).contains("sRGB")
  }

  var matrix: [SIMD3<Double>]? {
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name -> SIMD3<Double>? in
      guard let start = tags[name]?.lowerBound else { return nil }
      return SIMD3(fixed(start + 8), fixed(start + 12), fixed(start + 16))
    }
    return columns.count == 3 ? columns : nil
  }

  var allCurves: [[Double]]? {
    let curves = ["rTRC", "gTRC", "bTRC"].compactMap { tags[$0].flatMap(curve) }
    return curves.count == 3 ? curves : nil
  }

  private func curve(_ range: Range<Int>) -> [Double]? {
    let (start, places) = (range.lowerBound, (0...1023).map { Double($0) / 1023 })
    switch String(decoding: bytes[range].prefix(4), as: UTF8.self) {
    case "curv":
      let count = integer(start + 8)
      if count == 0 { return places }
      if count == 1 {
        let gamma = Double(integer(start + 12, bytes: 2)) / 256
        return places.map { Power.value($0, gamma) }
      }
      guard count <= 65_536, 12 + 2 * count <= range.count else { return nil }
      return (0..<count).map { Double(integer(start + 12 + 2 * $0, bytes: 2)) / 65_535 }
    case "para": return formula(start).map { places.map($0) }
    default: return nil
    }
  }

  /// Returns the formula of a parametric curve, which is one of five types; nil for another type.
  private func formula(_ start: Int) -> ((Double) -> Double)? {
    let kind = integer(start + 8, bytes: 2)
    guard kind <= 4 else { return nil }
    let p = (0..<7).map { fixed(start + 12 + 4 * $0) }
    return { x in
      switch kind {
      case 0: Power.value(x, p[0])
      case 1: x >= -p[2] / p[1] ? Power.value(p[1] * x + p[2], p[0]) : 0
      case 2: (x >= -p[2] / p[1] ? Power.value(p[1] * x + p[2], p[0]) : 0) + p[3]
      case 3: x >= p[4] ? Power.value(p[1] * x + p[2], p[0]) : p[3] * x
      default: x >= p[4] ? Power.value(p[1] * x + p[2], p[0]) + p[5] : p[3] * x + p[6]
      }
    }
  }
}
