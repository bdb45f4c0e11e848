import RasterCore
import Testing

@testable import PictureComparison

/// The part of a picture outside an area.
@Suite struct PixelAreaTests {
  /// Returns the rows of a picture of 6×4 pixels, with the pixels outside the area marked.
  private func outside(_ rectangles: [PixelRect]) -> [String] {
    let parts = PixelArea(PixelArea(rectangles).outside(width: 6, height: 4))
    return (0..<4).map { y in
      let columns = parts.columns(ofRow: y, within: 0..<6)
      return String((0..<6).map { x in columns.contains { $0.contains(x) } ? "#" : "." })
    }
  }

  @Test func `rectangles leave the part around them`() {
    let area = [
      PixelRect(x: 1, y: 1, width: 2, height: 2), PixelRect(x: 4, y: 2, width: 4, height: 9),
    ]
    #expect(outside(area) == ["######", "#..###", "#..#..", "####.."])
  }

  @Test func `an empty area leaves the whole picture, and a full one nothing`() {
    #expect(outside([]) == Array(repeating: "######", count: 4))
    #expect(
      outside([PixelRect(x: -1, y: -1, width: 9, height: 9)])
        == Array(repeating: "......", count: 4))
  }
}
