import Foundation
import Testing

@testable import RasterCore

@Suite struct PlanSchedulerTests {
  /// Steps enough for several chunks: clipped, grouped, nested, cast shadows, images made smaller.
  private static func drawing(seed: Int) -> Drawing {
    Drawing { canvas in
      for index in 0..<8 {
        canvas.save()
        canvas.translate(x: CGFloat(index) * 9, y: CGFloat(index * seed % 5) * 11)
        canvas.scale(x: 0.9, y: 0.9)
        canvas.draw(RandomDrawing.drawing(seed: UInt64(seed * 8 + index)))
        canvas.restore()
        canvas.save()
        canvas.clip(to: Path(ellipseIn: CGRect(x: index, y: 3, width: 70, height: 50)))
        canvas.draw(RandomDrawing.drawing(seed: UInt64(1000 + seed * 8 + index)))
        canvas.restore()
      }
    }
  }

  @Test(arguments: 0..<12)
  func `a drawing planned in chunks by several threads is the one planned in one piece`(
    seed: Int
  ) {
    let drawing = Self.drawing(seed: seed)
    let region = PixelRect(x: 0, y: 0, width: 150, height: 110)
    let chunks = PlanScheduler.chunks(drawing, transform: .identity, region: region, threads: 3)
    let whole = Planner.plan(drawing, transform: .identity, region: region)
    #expect(chunks.count > 1)
    #expect(
      BandScheduler.rasterized(chunks, background: 0, bands: nil)
        == BandScheduler.rasterized(PlanChunks([whole]), background: 0, bands: nil))
  }

  @Test func `a few steps, or one thread, make one plan`() {
    let region = PixelRect(x: 0, y: 0, width: 10, height: 10)
    let few = Drawing { $0.fill(CGRect(x: 1, y: 1, width: 3, height: 3), with: .color(.black)) }
    #expect(
      PlanScheduler.chunks(few, transform: .identity, region: region, threads: 4).plans.count == 1)
    #expect(
      PlanScheduler.chunks(
        Self.drawing(seed: 1), transform: .identity, region: region, threads: 1
      ).plans.count == 1)
  }
}
