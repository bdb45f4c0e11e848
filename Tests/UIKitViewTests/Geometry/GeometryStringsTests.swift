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

  @Test func `a point is printed as its two numbers`() {
    #expect("\(CGPoint(x: 1, y: -2.5))" == "(1.0, -2.5)")
  }

  @Test func `a size is printed as its two numbers`() {
    #expect("\(CGSize(width: 375, height: 0))" == "(375.0, 0.0)")
  }

  @Test func `a rectangle is printed as its four numbers`() {
    let rect = CGRect(x: 0, y: 1, width: 100, height: 20.5)
    #expect("\(rect)" == "(0.0, 1.0, 100.0, 20.5)")
    #expect(String(reflecting: [rect]) == "[(0.0, 1.0, 100.0, 20.5)]")
  }
}
