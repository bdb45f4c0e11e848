import Foundation
import Testing
import UIKit

@MainActor @Suite struct UIViewMarginsTests {
  @Test func `a subview keeps its superview's margins where they lie over it (AL71)`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 9, right: 40)
    let inner = UIView(frame: CGRect(x: 5, y: 10, width: 95, height: 90))
    outer.addSubview(inner)
    let own = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    #expect(inner.layoutMargins == own)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.layoutMargins == UIEdgeInsets(top: 20, left: 15, bottom: 9, right: 40))
    inner.frame.origin = CGPoint(x: 30, y: 40)
    inner.frame.size = CGSize(width: 20, height: 20)
    #expect(inner.layoutMargins == own)
  }
}
