import Basics
import Foundation
import RasterCore
import TestSupport
import Testing

/// The same bytes for any number of bands.
@Suite struct BandTests {
  @Test(arguments: 0..<12)
  func `a random drawing is the same in any number of bands`(seed: Int) {
    let drawing = RandomDrawing.drawing(seed: UInt64(seed))
    let whole = drawing.rasterized(width: 60, height: 47, scale: 1.5, bands: 1)
    for bands in [2, 3, 5, 8, 47, 1000] {
      #expect(drawing.rasterized(width: 60, height: 47, scale: 1.5, bands: bands) == whole)
    }
    #expect(drawing.rasterized(width: 60, height: 47, scale: 1.5) == whole)
  }

  @Test(arguments: 0..<12)
  func `stages take final rows, each more than before, and in the end all`(seed: Int) {
    let drawing = RandomDrawing.drawing(seed: UInt64(seed))
    let whole = drawing.rasterized(width: 60, height: 47, scale: 1.5)
    let logs = [RowLog(), RowLog(), RowLog()].prefix(seed % 4)
    let bitmap = drawing.rasterized(
      width: 60, height: 47, scale: 1.5, stages: logs.map(\.stage), bands: [1, 5, 47][seed % 3])
    #expect(bitmap == whole)
    for log in logs { check(log, of: whole) }
  }

  @Test func `a picture that is drawn is handed over at once`() {
    let whole = RandomDrawing.drawing(seed: 1).rasterized(width: 60, height: 47)
    let logs = [RowLog(), RowLog()]
    whole.handOver(to: logs.map(\.stage))
    for log in logs { check(log, of: whole) }
  }

  /// Checks that the rows in the log, in the order of their completion, are those of a picture.
  private func check(_ log: RowLog, of whole: Bitmap) {
    log.seen.withLock { seen in
      #expect(seen.pixels == whole.withUnsafePixels { Array($0) })
      #expect(seen.rows.last == whole.height)
      #expect(zip(seen.rows, seen.rows.dropFirst()).allSatisfy(<))
    }
  }

  @Test func `a background is under every band`() {
    let bitmap = Drawing().rasterized(width: 3, height: 7, background: .white, bands: 4)
    #expect(bitmap == Bitmap(width: 3, height: 7, filledWith: Color.white.pixel))
  }

  @Test func `drawing into a bitmap keeps what is there`() {
    var bitmap = Bitmap(width: 3, height: 1, filledWith: Color.white.pixel)
    Drawing { $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black)) }
      .rasterize(into: &bitmap)
    let letters: [Character: Color] = ["W": .white, "K": .black]
    #expect(Picture.colors(of: bitmap, letters) == "WKW")
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0)])
  func `a picture may have no pixels`(width: Int, height: Int) {
    let drawing = RandomDrawing.drawing(seed: 1)
    #expect(drawing.rasterized(width: width, height: height).width == width)
  }
}

/// A stage that stores the rows that it received.
private final class RowLog: Sendable {
  let seen = Mutex<(rows: [Int], pixels: [UInt32])>(([], []))

  var stage: RowStage {
    { [seen] pixels, rows in
      seen.withLock { seen in
        // As wide as the pictures of these tests.
        seen.pixels += pixels[seen.pixels.count..<rows * 60]
        seen.rows.append(rows)
      }
    }
  }
}
