import Testing
import UIKit

struct UILayoutPriorityArithmeticTests {
  @Test func `a priority can be counted with and compared`() {
    var priority: UILayoutPriority = .fittingSizeLevel + 1
    #expect(priority.rawValue == 51)
    #expect((UILayoutPriority.required - 1).rawValue == 999)
    priority += 2
    priority -= 1
    #expect(priority.rawValue == 52)
    #expect(UILayoutPriority.defaultLow < .defaultHigh)
    #expect(UIFont.Weight.bold > .regular)
  }
}
