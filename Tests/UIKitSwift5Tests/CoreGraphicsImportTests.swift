import CoreGraphics
import Testing

/// A test file that imports Core Graphics and no UIKit: that it compiles is half of the test.
struct CoreGraphicsImportTests {
  @Test func `a test may import Core Graphics`() {
    #expect(CGAffineTransform(scaleX: 2, y: 2).a == 2)
  }
}
