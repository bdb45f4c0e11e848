import Testing
import UIKit

@MainActor struct UILayoutGuideTests {
  @Test func `the content guide follows the content, the frame guide what is in sight`() {
    let view = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    view.contentSize = CGSize(width: 100, height: 400)
    view.contentOffset.y = 30
    #expect(view.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(view.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 30, width: 100, height: 50))
    #expect(view.frameLayoutGuide === view.frameLayoutGuide)
    #expect(view.contentLayoutGuide.owningView === view)
  }

  @Test func `the guide of the margins is inside them`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.layoutMarginsGuide.layoutFrame == CGRect(x: 2, y: 1, width: 94, height: 46))
    #expect(view.safeAreaLayoutGuide.layoutFrame == view.bounds)
  }

  @Test func `a guide belongs to one view`() {
    let (first, second, guide) = (UIView(), UIView(), UILayoutGuide())
    first.addLayoutGuide(guide)
    second.addLayoutGuide(guide)
    #expect(first.layoutGuides.isEmpty)
    #expect(second.layoutGuides == [guide])
    #expect(guide.owningView === second)
    #expect(guide.layoutFrame == .zero)
    second.removeLayoutGuide(guide)
    #expect(guide.owningView == nil)
  }
}
