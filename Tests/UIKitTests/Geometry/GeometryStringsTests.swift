import Testing
import UIKit

struct GeometryStringsTests {
  @Test func `geometry is written as UIKit writes it`() {
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2.5)) == "{1, -2.5}")
    #expect(NSStringFromCGSize(CGSize(width: 375, height: 0)) == "{375, 0}")
    #expect(
      NSStringFromCGRect(CGRect(x: 0, y: -64, width: 1366, height: 1024))
        == "{{0, -64}, {1366, 1024}}")
    #expect(
      NSStringFromUIEdgeInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == "{1, 2, 3, 4}")
    #expect(NSStringFromCGAffineTransform(.identity) == "[1, 0, 0, 1, 0, 0]")
  }
}
