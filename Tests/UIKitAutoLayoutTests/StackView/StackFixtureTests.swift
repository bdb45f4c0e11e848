import TestSupport
import Testing
import UIKit
import UIKitTestSupport

/// Each fixture of stack views, laid out by a stack view.
@MainActor struct StackFixtureTests {
  @Test(arguments: try StackSituation.all)
  func `the stack view does what the fixture's name says`(_ one: StackSituation) {
    let log = ConsoleLog()
    let stage = log.recording { StackStage(one) }
    if let size = one.expect.size {
      expectEqual(stage.stack.bounds.size, CGSize(width: size[0], height: size[1]), "size")
    }
    let grid = stage.stack.traitCollection.displayScale
    for (view, frame) in zip(stage.stack.arrangedSubviews, one.expect.frames ?? []) {
      expectEqual(view.frame, onPixels(frame, grid), "\(view)")
    }
    if let lines = one.expect.constraints {
      #expect(stage.stack.constraintLines == lines.sorted())
    }
    #expect(log.lines == [])
  }

  /// Returns a frame with its sides on the nearest pixels (fact AL65).
  private func onPixels(_ frame: [Double], _ scale: CGFloat) -> CGRect {
    func round(_ side: CGFloat) -> CGFloat { (side * scale).rounded() / scale }
    let (left, top) = (round(frame[0]), round(frame[1]))
    return CGRect(
      x: left, y: top, width: round(frame[0] + frame[2]) - left,
      height: round(frame[1] + frame[3]) - top)
  }
}
