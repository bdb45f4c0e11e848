import Testing
import UIKit

struct NSShadowTests {
  @Test func `a shadow falls nowhere at first`() {
    let shadow = NSShadow()
    #expect(shadow.shadowOffset == .zero)
    #expect(shadow.shadowBlurRadius == 0)
  }

  @Test func `a copy falls in the same way and is a shadow of its own`() {
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.red
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let copy = shadow.copy() as? NSShadow
    #expect(copy == shadow)
    shadow.shadowBlurRadius = 3
    #expect(copy != shadow)
  }

  @Test func `a text with a shadow is as large as one without`() {
    let shadowed = NSAttributedString(string: "Basil", attributes: [.shadow: NSShadow()])
    #expect(shadowed.size() == NSAttributedString(string: "Basil").size())
  }
}
