import Testing
import UIKit

struct ColorLiteralTests {
  @Test func `a colour literal is a colour`() {
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }
}
