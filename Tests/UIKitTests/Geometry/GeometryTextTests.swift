import Testing
import UIKit

struct GeometryTextTests {
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
