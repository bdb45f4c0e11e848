import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

/// Large goldens are compared in bands of rows, with the results of a comparison of the wholes.
struct GoldenRowsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A picture of noise in which some rows have few colours.
  private func picture(_ generator: inout SeededGenerator, isOpaque: Bool) -> Bitmap {
    let (width, height) = (Int(generator.next() % 40) + 1, Int(generator.next() % 40) + 1)
    var bitmap = Bitmap(width: width, height: height)
    bitmap.withUnsafeMutablePixels { pixels in
      for index in pixels.indices {
        let word = UInt32(truncatingIfNeeded: generator.next())
        // Colours are multiplied by alpha, so a transparent pixel is 0.
        pixels[index] = isOpaque ? word | 0xFF00_0000 : (word & 1 == 0 ? 0 : word | 0xFF00_0000)
      }
    }
    return bitmap
  }

  /// The picture with some pixels changed, by little or by much.
  private func changed(_ bitmap: Bitmap, _ generator: inout SeededGenerator) -> Bitmap {
    var bitmap = bitmap
    bitmap.withUnsafeMutablePixels { pixels in
      for _ in 0..<(generator.next() % 30) {
        let index = Int(generator.next() % UInt64(pixels.count))
        let bits: UInt32 = generator.next() % 2 == 0 ? 0x01 : 0x00F0_F0F0
        if pixels[index] != 0 { pixels[index] ^= bits }
      }
    }
    return bitmap
  }

  private func rows(_ file: URL, band: Int = 64) throws -> GoldenRows {
    try #require(GoldenRows(file, leastPixels: 1, bandPixels: band))
  }

  @Test(arguments: 0..<40)
  func `bands tell what the wholes tell`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let golden = picture(&generator, isOpaque: seed % 2 == 0)
    let actual = changed(golden, &generator)
    let files = [golden, actual].enumerated().map { index, bitmap in
      (folder.file("\(index).png"), bitmap)
    }
    for (file, bitmap) in files { try PNG.write(bitmap, to: file) }
    let tolerances = [
      PictureTolerance.exact, PictureTolerance(maxChannelDelta: 1),
      PictureTolerance(maxDifferingPixels: 3),
    ]
    for tolerance in tolerances {
      let whole = PictureDifference(golden: golden, actual: actual, tolerance: tolerance)
      let found = try ScannedPixels.compare(
        rows(files[0].0), rows(files[1].0), tolerance: tolerance)
      let bands = PictureDifference(
        golden: found.golden.bitmap, actual: found.actual.bitmap, colors: (nil, nil),
        tolerance: tolerance, scale: 1, panes: [], scanned: found.pixels)
      #expect(bands.runs == whole.runs)
      #expect(bands.regions == whole.regions)
      #expect(bands.toleratedPixels == whole.toleratedPixels)
      #expect(bands.greatestDelta == whole.greatestDelta)
      #expect(bands.brokenLimits == whole.brokenLimits)
    }
  }

  @Test func `an ordinary picture is read as a whole`() throws {
    let file = folder.file("small.png")
    try PNG.write(Bitmap(width: 20, height: 20), to: file)
    #expect(GoldenRows(file) == nil)
  }

  @Test func `a stamped golden is read as a whole, as its stamp is about all of it`() throws {
    let picture = LayoutPicture(
      Bitmap(width: 20, height: 20), scale: 2, fingerprints: Fingerprints(rasteriser: "1"))
    let file = folder.file("stamped.png")
    try GoldenFile.encode(picture, name: "stamped").write(to: file)
    #expect(GoldenRows(file, leastPixels: 1) == nil)
  }

  @Test func `a broken checksum in the last band is named as by a reader of the whole`() throws {
    var generator = SeededGenerator(seed: 7)
    let bitmap = Bitmap(width: 64, height: 64) { pixels in
      for index in pixels.indices {
        pixels[index] = UInt32(truncatingIfNeeded: generator.next()) | 0xFF00_0000
      }
    }
    var data = try PNG.encode(bitmap)
    let last = try #require(PNGChunks(data)?.chunks.last { $0.type == "IDAT" })
    data[last.range.upperBound - 1] ^= 1
    let file = folder.file("broken.png")
    try data.write(to: file)
    let whole = try #require(
      #expect(throws: PNGError.self) { try GoldenFile(data, name: file.path) })
    #expect(throws: whole) { try rows(file).golden() }
  }
}
