import Foundation
import RasterCore

extension PDFDocument {
  /// Reads the triangles of a mesh; nil if an entry of its dictionary is missing or not valid.
  func mesh(
    _ type: Int, _ stream: PDFStream, _ space: PDFColorSpace
  ) throws(PDFError) -> [ShadingTriangle]? {
    let entries = stream.dictionary
    let hasFunction = entries["Function"] != nil
    let function = hasFunction ? try function(entries["Function"]) : nil
    guard let decode = try numbers(entries["Decode"]),
      var reader = MeshReader(
        try decoded(stream), coordinateBits: try integer(entries["BitsPerCoordinate"]) ?? 0,
        colorBits: try integer(entries["BitsPerComponent"]) ?? 0,
        flagBits: type == 5 ? 0 : try integer(entries["BitsPerFlag"]) ?? 0, decode: decode,
        components: hasFunction ? 1 : space.components,
        color: { parts in space.color(function.map { $0(parts) } ?? parts) })
    else { return nil }
    switch type {
    case 4: return try reader.freeTriangles(budget)
    case 5: return try reader.rows(of: try integer(entries["VerticesPerRow"]) ?? 0, budget)
    default: return try reader.patches(points: type == 6 ? 12 : 16, budget)
    }
  }
}

/// A reader of a mesh's vertices.
struct MeshReader {
  private var samples: SampleReader
  private let coordinateBits: Int, colorBits: Int, flagBits: Int
  private let decode: [Double], components: Int
  private let color: ([Double]) -> Color

  init?(
    _ bytes: [UInt8], coordinateBits: Int, colorBits: Int, flagBits: Int, decode: [Double],
    components: Int, color: @escaping ([Double]) -> Color
  ) {
    guard (1...32).contains(coordinateBits), (1...16).contains(colorBits),
      (0...8).contains(flagBits), components > 0, decode.count >= 4 + 2 * components
    else { return nil }
    samples = SampleReader(bytes, bits: 8)
    (self.coordinateBits, self.colorBits, self.flagBits) = (coordinateBits, colorBits, flagBits)
    (self.decode, self.components, self.color) = (decode, components, color)
  }

  var isAtEnd: Bool { samples.isAtEnd }

  mutating func flag() -> Int { Int(samples.integer(flagBits)) & 3 }

  private mutating func value(_ bits: Int, _ index: Int) -> Double {
    let share = Double(samples.integer(bits)) / Double(UInt64(1) << UInt64(bits) - 1)
    return decode[2 * index] + share * (decode[2 * index + 1] - decode[2 * index])
  }

  mutating func point() -> CGPoint {
    let x = value(coordinateBits, 0)
    return CGPoint(x: x, y: value(coordinateBits, 1))
  }

  mutating func shade() -> SIMD3<Double> {
    let found = color((0..<components).map { value(colorBits, 2 + $0) })
    return SIMD3(found.red, found.green, found.blue)
  }

  private mutating func corner() -> ShadingTriangle.Corner {
    let point = point()
    let corner = ShadingTriangle.Corner(point: point, color: shade())
    samples.skipToByte()
    return corner
  }

  /// Reads triangles that are separate or share an edge with the previous one (type 4).
  mutating func freeTriangles(_ budget: PDFBudget) throws(PDFError) -> [ShadingTriangle] {
    var (triangles, last): ([ShadingTriangle], [ShadingTriangle.Corner]) = ([], [])
    while !isAtEnd {
      try budget.spend(steps: 1)
      let flag = flag()
      let next = corner()
      switch flag {
      case 1 where last.count == 3: last = [last[1], last[2], next]
      case 2 where last.count == 3: last = [last[0], last[2], next]
      default:
        _ = self.flag()
        let second = corner()
        _ = self.flag()
        last = [next, second, corner()]
      }
      triangles.append(ShadingTriangle(corners: (last[0], last[1], last[2])))
    }
    return triangles
  }

  /// Reads a lattice of vertices in rows (type 5).
  mutating func rows(of count: Int, _ budget: PDFBudget) throws(PDFError) -> [ShadingTriangle] {
    guard (2...10_000).contains(count) else { return [] }
    var (triangles, last): ([ShadingTriangle], [ShadingTriangle.Corner]) = ([], [])
    while !isAtEnd {
      try budget.spend(steps: count)
      let row = (0..<count).map { _ in corner() }
      triangles += Self.triangles(between: last, row)
      last = row
    }
    return triangles
  }

  /// Returns two triangles for each cell between two rows.
  static func triangles(
    between upper: [ShadingTriangle.Corner], _ lower: [ShadingTriangle.Corner]
  ) -> [ShadingTriangle] {
    guard upper.count == lower.count else { return [] }
    return (1..<max(1, upper.count)).flatMap { index in
      [
        ShadingTriangle(corners: (upper[index - 1], upper[index], lower[index - 1])),
        ShadingTriangle(corners: (upper[index], lower[index - 1], lower[index])),
      ]
    }
  }
}
