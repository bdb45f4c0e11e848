import Testing
import UIKit

@Suite struct UILayoutPriorityTests {
  // This test also holds fact AL22.
  @Test func `priorities have UIKit's numbers (H13, H20)`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
  }
}
