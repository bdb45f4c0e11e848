import Testing
import UIKit

@MainActor struct AutoresizingTests {
  let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let child = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))

  init() { parent.addSubview(child) }

  /// Grows the parent to twice its width and returns the child's x and width.
  private func grown(_ mask: UIView.AutoresizingMask) -> [CGFloat] {
    child.autoresizingMask = mask
    parent.frame.size.width = 200
    return [child.frame.minX, child.frame.width]
  }

  @Test func `without a mask nothing moves`() { #expect(grown([]) == [10, 60]) }

  @Test func `a flexible width takes all of the change`() {
    #expect(grown(.flexibleWidth) == [10, 160])
  }

  @Test func `a flexible left margin keeps the view at the right`() {
    #expect(grown(.flexibleLeftMargin) == [110, 60])
  }

  @Test func `flexible margins share the change by their lengths`() {
    #expect(grown([.flexibleLeftMargin, .flexibleRightMargin]) == [35, 60])
  }

  @Test func `all flexible parts scale alike`() {
    #expect(grown([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]) == [20, 120])
  }

  @Test func `a height never becomes negative`() {
    child.autoresizingMask = .flexibleHeight
    parent.frame.size.height = 10
    #expect(child.frame.height == 0)
  }

  @Test func `an empty parent that grows gives its flexible child everything`() {
    let parent = UIView()
    let child = UIView()
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    parent.frame.size = CGSize(width: 30, height: 40)
    #expect(child.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func `a view can leave its subviews as they are`() {
    parent.autoresizesSubviews = false
    #expect(grown(.flexibleWidth) == [10, 60])
  }
}
