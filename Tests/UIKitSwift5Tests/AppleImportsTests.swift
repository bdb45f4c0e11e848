import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// A test file that imports all there is: that it compiles is half of the test.
struct AppleImportsTests {
  @Test func `a test may import all modules at once`() {
    #expect(CGRect(x: 0, y: 0, width: 1, height: 1).intersects(.infinite))
    #expect(CACurrentMediaTime() > 0)
  }
}
