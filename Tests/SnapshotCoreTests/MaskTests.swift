import Foundation
import LayoutComparison
import LayoutCore
import PictureComparison
import RasterCore
import SnapshotCore
import TestSupport
import Testing

@Suite struct MaskTests {
  private let golden = picture("......", "......", "......")
  private let actual = picture("######", "######", "######")

  private func runs(_ masks: [Mask], panes: [RecordedLayout] = []) -> [PixelRun] {
    PictureDifference(
      golden: golden, actual: actual, tolerance: PictureTolerance(masks: masks), scale: 1,
      panes: panes
    ).runs
  }

  @Test func `a rectangle hides its pixels and no others of their rows`() {
    let runs = runs([.rectangle(CGRect(x: 2, y: 1, width: 2, height: 1))])
    #expect(
      runs == [
        PixelRun(y: 0, columns: 0..<6), PixelRun(y: 1, columns: 0..<2),
        PixelRun(y: 1, columns: 4..<6), PixelRun(y: 2, columns: 0..<6),
      ])
  }

  @Test func `rectangles may overlap`() {
    let runs = runs([
      .rectangle(CGRect(x: 0, y: 0, width: 4, height: 3)),
      .rectangle(CGRect(x: 2, y: 0, width: 3, height: 3)),
    ])
    #expect(runs == (0..<3).map { PixelRun(y: $0, columns: 5..<6) })
  }

  @Test func `a rectangle is given in points`() {
    let difference = PictureDifference(
      golden: golden, actual: actual,
      tolerance: PictureTolerance(
        masks: [.rectangle(CGRect(x: 0, y: 0, width: 3, height: 1.5))]), scale: 2)
    #expect(difference.runs.isEmpty)
  }

  @Test func `an element is hidden where it stood and where it stands`() {
    let layouts = [layout(x: 0), layout(x: 3)]
    let runs = runs([.element(.cell, .init(0, 1))], panes: layouts)
    #expect(runs.map(\.columns) == [2..<3, 5..<6, 2..<3, 5..<6, 2..<3, 5..<6])
  }

  @Test func `a kind hides all its elements`() {
    let runs = runs([.kind(.cell)], panes: [layout(x: 0)])
    #expect(runs.map(\.columns) == [2..<6, 2..<6, 2..<6])
  }

  @Test func `a mask far outside the picture hides nothing`() {
    let runs = runs([.rectangle(CGRect(x: 1e300, y: 0, width: 1e300, height: .infinity))])
    #expect(runs.count == 3)
  }

  @Test func `masked pixels are counted once`() {
    let difference = PictureDifference(
      golden: golden, actual: actual,
      tolerance: PictureTolerance(masks: [
        .rectangle(CGRect(x: 0, y: 0, width: 4, height: 2)),
        .rectangle(CGRect(x: 3, y: 1, width: 9, height: 9)),
      ]))
    #expect(difference.maskedPixels == 4 + 6 + 3)
  }

  private func layout(x: Double) -> RecordedLayout {
    RecordedLayout(
      device: "", orientation: .portrait, scale: 1,
      layout: LayoutRecord(
        scrollAxis: .vertical, contentSize: .zero,
        viewport: CGRect(x: 0, y: 0, width: 6, height: 3),
        elements: [.init(indexPath: .init(0, 1), frame: CGRect(x: x, y: 0, width: 2, height: 3))]))
  }
}
