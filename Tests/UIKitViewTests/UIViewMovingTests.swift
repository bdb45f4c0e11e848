import Testing
import UIKit

@MainActor struct UIViewMovingTests {
  /// A view that notes its calls.
  final class Diary: UIView {
    var lines: [String] = []
    override func willMove(toSuperview newSuperview: UIView?) {
      lines.append("will move to \(newSuperview == nil ? "nothing" : "superview")")
    }
    override func didMoveToSuperview() { lines.append("did move to superview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      lines.append("will move to \(newWindow == nil ? "nothing" : "window")")
    }
    override func didMoveToWindow() { lines.append("did move to window") }
    override func didAddSubview(_ subview: UIView) { lines.append("did add") }
    override func willRemoveSubview(_ subview: UIView) { lines.append("will remove") }
  }

  let diary = Diary()

  @Test func `a view in no window hears of its superview only`() {
    UIView().addSubview(diary)
    #expect(diary.lines == ["will move to superview", "did move to superview"])
  }

  @Test func `a view hears of its window when the tree around it gets one`() {
    let outer = UIView()
    outer.addSubview(diary)
    diary.lines = []
    UIWindow(frame: .zero).addSubview(outer)
    #expect(diary.lines == ["will move to window", "did move to window"])
  }

  @Test func `leaving is told before and after`() {
    let window = UIWindow(frame: .zero)
    window.addSubview(diary)
    diary.lines = []
    diary.removeFromSuperview()
    #expect(
      diary.lines == [
        "will move to nothing", "will move to nothing", "did move to window",
        "did move to superview",
      ])
  }

  @Test func `a superview hears of its subviews`() {
    let child = UIView()
    diary.addSubview(child)
    child.removeFromSuperview()
    #expect(diary.lines == ["did add", "will remove"])
  }
}
