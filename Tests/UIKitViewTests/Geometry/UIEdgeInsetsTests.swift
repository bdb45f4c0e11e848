import Testing
import UIKit

@MainActor struct UIEdgeInsetsTests {
  let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `insets move the sides inwards`() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 100)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 11, width: 94, height: 96))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
  }

  @Test func `insets are compared by their sides`() {
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsets() == .zero)
  }

  @Test func `leading is right where text begins on the right`() {
    let view = UIView()
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutMargins = insets
    #expect(
      view.directionalLayoutMargins
        == NSDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
  }
}
