import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct DensityTests {
  private let bitmap = Bitmap(width: 1, height: 1)

  private func density(_ chunk: Chunk) throws -> Int? {
    try PNG.read(PNGBuilder(chunksBefore: [chunk]).data, name: "x.png").pixelsPerMeter
  }

  @Test(arguments: [(1.0, 2835), (2, 5669), (3, 8504), (1.5, 4252)])
  func `a scale becomes a density of 72 points an inch`(scale: Double, expected: Int) throws {
    let image = try PNG.read(PNG.encode(bitmap, scale: scale), name: "x.png")
    #expect(image.pixelsPerMeter == expected)
  }

  @Test func `without a scale there is no density`() throws {
    #expect(try PNG.read(PNG.encode(bitmap), name: "x.png").pixelsPerMeter == nil)
  }

  @Test func `a density for metres is read`() throws {
    #expect(try density(.density(3780, 3780, unit: 1)) == 3780)
  }

  @Test func `a mere ratio of the sides is no density`() throws {
    #expect(try density(.density(1, 1, unit: 0)) == nil)
  }

  @Test func `pixels that are not square have no density`() throws {
    #expect(try density(.density(3780, 1890, unit: 1)) == nil)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 0, 1e12])
  func `an absurd scale is an error`(scale: Double) {
    #expect(throws: PNGError.unencodable(file: "x.png", reason: "a scale of \(scale)")) {
      try PNG.encode(bitmap, name: "x.png", scale: scale)
    }
  }
}
