import Testing
import UIKit

@testable import LayoutPreviews

/// A view with a drawing of its own.
private final class LeafView: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.green.setFill()
    UIBezierPath(ovalIn: rect).fill()
  }
}

/// A view that only has a background.
private final class SoilView: UIView {
  override func draw(_ rect: CGRect) { super.draw(rect) }
}

/// Tests of the ink that counts as the content of a view.
@MainActor struct PreviewInkTests {
  private func count(_ view: UIView) -> Int {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    view.backgroundColor = .brown
    window.addSubview(view)
    window.layoutIfNeeded()
    return PreviewInk.count(in: view, of: window)
  }

  @Test func `a view's own drawing is content`() {
    #expect(count(LeafView()) == 1)
  }

  @Test func `a background is no content`() {
    #expect(count(SoilView()) == 0)
  }

  @Test func `a text is content, and a hidden one is not`() {
    let (view, label) = (UIView(), UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20)))
    label.text = "Basil"
    view.addSubview(label)
    #expect(count(view) == 1)
    label.isHidden = true
    #expect(count(view) == 0)
  }
}
