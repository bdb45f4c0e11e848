import Testing
import UIKit

struct NSValueTests {
  @Test func `a value gives back its point, size, rectangle or insets`() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }
}
