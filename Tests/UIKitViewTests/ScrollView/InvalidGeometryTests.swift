import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct InvalidGeometryTests {
  @Test func `an offset that is not a number is refused in Core Animation's words`() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let console = ConsoleLog()
    console.recording { view.contentOffset.y = .nan }
    #expect(view.contentOffset == .zero)
    #expect(
      console.lines == [
        "CALayerInvalidGeometry: CALayer bounds contains NaN: [0.0 nan 100.0 100.0]"
      ])
  }

  @Test func `a frame that is not one leaves the view where it is`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let console = ConsoleLog()
    console.recording { view.frame.size.width = .nan }
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(console.lines.count == 1)
  }
}
