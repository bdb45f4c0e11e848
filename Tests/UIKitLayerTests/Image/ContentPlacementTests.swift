import Testing

@testable import UIKit

struct ContentPlacementTests {
  private let bounds = CGRect(x: 10, y: 20, width: 300, height: 200)

  @Test func `aspect fit scales by the smaller factor (H1)`() {
    let rect = ContentPlacement(.scaleAspectFit).rect(
      of: CGSize(width: 100, height: 100), in: bounds)
    #expect(rect == CGRect(x: 60, y: 20, width: 200, height: 200))
  }

  @Test func `aspect fill scales by the larger factor (H1)`() {
    let rect = ContentPlacement(.scaleAspectFill).rect(
      of: CGSize(width: 100, height: 100), in: bounds)
    #expect(rect == CGRect(x: 10, y: -30, width: 300, height: 300))
  }

  @Test func `nothing is rounded (H3)`() {
    let rect = ContentPlacement(.scaleAspectFit).rect(
      of: CGSize(width: 3, height: 7), in: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(rect.width == 3 * (10.0 / 7))
  }

  @Test func `empty content goes nowhere`() {
    let rect = ContentPlacement(.scaleAspectFit).rect(of: .zero, in: bounds)
    #expect(rect.size == .zero)
  }
}
