import Foundation
import LayoutCore
import Testing
import UIKit

@testable import LayoutStage

@Suite struct GapTests {
  /// Two rows of two 100 × 50 cells in 260 points: 10 from the sides, 40 between, rows 20 apart.
  private let grid = LayoutRecord(
    contentSize: CGSize(width: 260, height: 150),
    viewport: CGRect(x: 0, y: 0, width: 260, height: 150),
    screenFrame: CGRect(x: 0, y: 0, width: 260, height: 150),
    sections: [
      .init(
        index: 0, inset: AxisInsets(start: 5, end: 25, near: 10, far: 10), lineSpacing: 20,
        interitemSpacing: 10)
    ],
    elements: [(10, 5), (150, 5), (10, 75), (150, 75)].enumerated().map { item, origin in
      .init(
        indexPath: .init(0, item),
        frame: CGRect(x: origin.0, y: origin.1, width: 100, height: 50))
    })

  @Test func `the space between two rows is line spacing`() {
    let gaps = grid.spacingGaps.filter { $0.overlayStyle == .lineSpacing }
    #expect(gaps.map(\.frame) == [CGRect(x: 10, y: 55, width: 240, height: 20)])
  }

  @Test func `the space between two items of a row is interitem spacing`() {
    let gaps = grid.spacingGaps.filter { $0.overlayStyle == .interitemSpacing }
    #expect(
      gaps.map(\.frame) == [
        CGRect(x: 110, y: 5, width: 40, height: 50), CGRect(x: 110, y: 75, width: 40, height: 50),
      ])
  }

  @Test func `a gap wider than its minimum tells both lengths`() {
    let labels = grid.spacingGaps.map(\.label)
    #expect(labels == ["20 pt", "40 pt (min 10)", "40 pt (min 10)"])
  }

  @Test func `section insets lie around the rows`() {
    let frames = grid.sectionInsetGaps.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 260, height: 5), CGRect(x: 0, y: 5, width: 10, height: 120),
        CGRect(x: 0, y: 125, width: 260, height: 25),
        CGRect(x: 250, y: 5, width: 10, height: 120),
      ])
  }

  @Test func `an item centred in a taller row does not begin a new line`() {
    var uneven = grid
    uneven.elements[1].frame = CGRect(x: 150, y: 20, width: 100, height: 20)
    #expect(uneven.lines[0].map(\.items.count) == [2, 2])
  }

  @Test func `items that run from right to left share a line`() {
    var mirrored = grid
    for index in mirrored.elements.indices {
      mirrored.elements[index].frame.origin.x = 160 - mirrored.elements[index].frame.minX
    }
    #expect(mirrored.lines[0].map(\.items.count) == [2, 2])
    #expect(mirrored.spacingGaps.filter { $0.overlayStyle == .interitemSpacing }.count == 2)
  }

  @Test func `a layout turned on its side has the same gaps`() {
    func turned(_ rect: CGRect) -> CGRect {
      CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width)
    }
    var sideways = grid
    sideways.scrollAxis = .horizontal
    sideways.contentSize = CGSize(width: 150, height: 260)
    for index in sideways.elements.indices {
      sideways.elements[index].frame = turned(sideways.elements[index].frame)
    }
    #expect(sideways.spacingGaps.map { turned($0.frame) } == grid.spacingGaps.map(\.frame))
    let insets = sideways.sectionInsetGaps.map { turned($0.frame) }
    for frame in grid.sectionInsetGaps.map(\.frame) { #expect(insets.contains(frame)) }
  }

  @Test(arguments: [
    (10, "10"), (45.3333, "45.33"), (0.5, "0.5"), (0, "0"), (-3.25, "−3.25"), (99.999, "100"),
    (0.05, "0.05"), (-0.001, "0"),
  ])
  func `a length has at most two decimals`(length: CGFloat, text: String) {
    #expect(length.hundredths == text)
  }
}
