import Foundation
import RasterCore
import Testing
import UIKit

@testable import LayoutScenes

/// The outline of a marker's stick.
struct MarkerStickTests {
  @Test(arguments: [(150, 220), (187, 244), (169, 220), (160, 120), (400, 60), (60, 400), (90, 90)])
  func `the stick only goes down to its tip`(_ width: CGFloat, _ height: CGFloat) throws {
    let stick = MarkerStick(bounds: CGRect(x: 0.5, y: 0.5, width: width - 1, height: height - 1))
    let corners = stick.path.cgPath.value.elements.compactMap(\.end)
    let tip = try #require(corners.firstIndex { $0.y == stick.bounds.maxY - 1.5 })
    let first = try #require(corners.firstIndex { $0.y == stick.plate.maxY })
    let down = corners[first...tip].map(\.y)
    #expect(down.count > 3)
    #expect(down == down.sorted())
  }
}
