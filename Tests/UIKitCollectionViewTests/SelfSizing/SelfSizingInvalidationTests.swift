import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Cells that say that they need another size (fact D15).
@MainActor @Suite struct SelfSizingInvalidationTests {
  private let stage = GrowingStage([40, 30])
  private let cell: ScriptedCell

  init() throws {
    stage.view.layoutIfNeeded()
    cell = try #require(stage.view.cellForItem(at: [0, 0]) as? ScriptedCell)
    stage.prefer(60, in: cell)
  }

  private func heights() -> [CGFloat] {
    stage.view.layoutIfNeeded()
    return stage.frames.map(\.height)
  }

  @Test func `by default a cell that invalidates its size is measured again (D15)`() {
    #expect(stage.view.selfSizingInvalidation == .enabled)
    cell.invalidateIntrinsicContentSize()
    #expect(heights() == [60, 30])
    #expect(stage.view.cellForItem(at: [0, 0]) === cell)
    #expect(cell.frame.height == 60)
  }

  @Test func `its content view counts as the cell (D15)`() {
    cell.contentView.invalidateIntrinsicContentSize()
    #expect(heights() == [60, 30])
  }

  @Test func `a view inside counts only where it is asked to (D15)`() {
    let label = UILabel(frame: .zero)
    cell.contentView.addSubview(label)
    label.text = "a"
    #expect(heights() == [40, 30])
    stage.view.selfSizingInvalidation = .enabledIncludingConstraints
    label.text = "b"
    #expect(heights() == [60, 30])
  }

  @Test func `disabled, a cell keeps the size that it was measured with (D15)`() {
    stage.view.selfSizingInvalidation = .disabled
    cell.invalidateIntrinsicContentSize()
    #expect(heights() == [40, 30])
  }

  @Test func `without an estimate nobody is measured`() {
    stage.layout.itemSize = CGSize(width: 100, height: 25)
    stage.layout.estimatedItemSize = .zero
    cell.invalidateIntrinsicContentSize()
    #expect(heights() == [25, 25])
  }
}
