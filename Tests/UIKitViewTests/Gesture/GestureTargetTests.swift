import Testing
import UIKit

@MainActor private final class Board: UIView {
  var states: [UIGestureRecognizer.State] = []
  func dragged(_ sender: UIPanGestureRecognizer) { states.append(sender.state) }
  func other() { states.append(.possible) }
  static let dragged = Selector("dragged:", Board.dragged(_:))
}

@MainActor struct GestureTargetTests {
  private let board = Board()

  @Test func `a target is called for each state of a gesture, and not for none`() {
    let pan = UIPanGestureRecognizer(target: board, action: Board.dragged)
    for state: UIGestureRecognizer.State in [.began, .changed, .ended, .possible, .failed] {
      pan.state = state
    }
    #expect(board.states == [.began, .changed, .ended])
  }

  @Test func `targets can be added and taken away`() {
    let pan = UIPanGestureRecognizer()
    pan.addTarget(board, action: Board.dragged)
    pan.addTarget(board, action: Board.dragged)
    pan.addTarget(board, action: Selector("other", Board.other))
    pan.removeTarget(board, action: Selector("other"))
    pan.state = .ended
    #expect(board.states == [.ended])
    pan.removeTarget(nil, action: nil)
    pan.state = .began
    #expect(board.states == [.ended])
  }

  @Test func `a recogniser of a subclass is made with a target`() {
    final class LongTap: UITapGestureRecognizer {
      override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        numberOfTapsRequired = 2
      }
    }
    let tap = LongTap(target: board, action: Selector("other", Board.other))
    tap.state = .ended
    #expect(tap.numberOfTapsRequired == 2)
    #expect(board.states == [.possible])
  }
}
