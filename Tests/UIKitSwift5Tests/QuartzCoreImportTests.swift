import QuartzCore
import Testing

/// A test file that imports Quartz Core and no UIKit: that it compiles is half of the test.
struct QuartzCoreImportTests {
  @Test func `a test may import Quartz Core`() {
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
  }
}
