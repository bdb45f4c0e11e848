import Foundation
import LayoutLaboratory
import LayoutStage
import Testing
import UIKit

@MainActor struct TraceReportTests {
  private func report(_ layout: @escaping @MainActor () -> UICollectionViewLayout) throws
    -> TraceReport
  {
    try Laboratory(sections: [60], delegate: WidthDelegate(), layout: layout).trace()
  }

  @Test func `a report has the first layout, a scroll, and a rotation there and back`() throws {
    #expect(
      try report { UICollectionViewFlowLayout() }.phases.map(\.name) == [
        "first layout, portrait", "scroll of a screen", "turn to landscape", "turn to portrait",
      ])
  }

  @Test func `one layout can be watched, and is not compared with itself`() throws {
    let layout = UICollectionViewFlowLayout()
    let laboratory = Laboratory(sections: [3]) { layout }
    #expect(try laboratory.trace().description.contains("prepare()"))
    for compare in [
      { _ = try laboratory.lint() }, { _ = try laboratory.characterise() },
      { _ = try laboratory.rotate(times: 1) },
    ] as [@MainActor () throws -> Void] {
      #expect(throws: LaboratoryError.notMadeAnew("UICollectionViewFlowLayout")) { try compare() }
    }
  }

  @Test func `the summary of a plain flow layout says what was not asked again`() throws {
    let summary = try report { UICollectionViewFlowLayout() }.summary
    #expect(
      summary.contains(
        """
          turn to landscape: the change of width and height invalidated attributes. Not asked again:
            sizeForItemAt ×60, numberOfSections ×1, numberOfItemsInSection ×1; the answers of the first
            layout still hold.
        """))
  }

  @Test func `the summary of the resizing one says what was`() throws {
    let summary = try report { AskingFlowLayout() }.summary
    #expect(summary.contains("Asked again: sizeForItemAt ×60."))
  }

  @Test func `the report begins with the log of the rotation`() throws {
    let lines = try report { UICollectionViewFlowLayout() }.text().split(separator: "\n")
    #expect(
      lines[0].hasPrefix(
        "[UICollectionViewFlowLayout invalidationContextForBoundsChange:] bounds: "))
    #expect(lines[5] == "invalidateFlowLayoutDelegateMetrics: NO")
    #expect(lines[6] == "UICollectionViewFlowLayout · iPhone 7 Plus")
  }

  @Test func `the device is what it was after an experiment`() throws {
    let before = UIScreen.main.bounds
    _ = try report { UICollectionViewFlowLayout() }
    #expect(UIScreen.main.bounds == before)
  }

  @Test func `a figure without a collection view is refused`() {
    let device = Device.all[0]
    let laboratory = Laboratory(Figure(name: "empty", device: device) { UIViewController() })
    #expect(throws: LaboratoryError.noCollectionView("empty")) { try laboratory.trace() }
  }
}
