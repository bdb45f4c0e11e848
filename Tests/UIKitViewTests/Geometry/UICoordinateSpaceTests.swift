import Foundation
import Testing
import UIKit

/// Views, windows and the screen as spaces of coordinates.
@MainActor struct UICoordinateSpaceTests {
  private let window = UIWindow(frame: CGRect(x: 10, y: 20, width: 300, height: 400))
  private let one = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
  private let other = UIScrollView(frame: CGRect(x: 5, y: 6, width: 100, height: 100))

  init() {
    window.addSubview(one)
    window.addSubview(other)
    other.contentOffset = CGPoint(x: 0, y: 50)
  }

  @Test func `a view is a space, and converts as views do`() {
    let space: any UICoordinateSpace = other
    let point = one.convert(CGPoint(x: 1, y: 2), to: space)
    #expect(point == one.convert(CGPoint(x: 1, y: 2), to: other))
    #expect(point == CGPoint(x: 26, y: 86))
    #expect(one.convert(point, from: space) == CGPoint(x: 1, y: 2))
    #expect(space.bounds == CGRect(x: 0, y: 50, width: 100, height: 100))
  }

  @Test func `the screen counts from its corner, wherever a window is`() {
    let screen = UIScreen.main.coordinateSpace
    let rect = one.convert(one.bounds, to: screen)
    #expect(rect == CGRect(x: 40, y: 60, width: 100, height: 100))
    #expect(screen.convert(rect, to: one) == one.bounds)
    #expect(one.convert(rect, from: UIScreen.main) == one.bounds)
  }

  @Test func `views of two windows meet on the screen`() {
    let second = UIWindow(frame: CGRect(x: 100, y: 0, width: 300, height: 400))
    let space: any UICoordinateSpace = second
    #expect(one.convert(CGPoint.zero, to: space) == CGPoint(x: -60, y: 60))
  }
}
