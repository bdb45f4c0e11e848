import Foundation
import LayoutCore
import Testing

struct PixelSnappingTests {
  /// Worked example W8, fact I10: five widths in 375 points at @2x, as seen on an iPhone 8.
  @Test func `nearest rounds positions and sizes each by itself`() {
    let widths = [0.22448, 0.09995, 0.22555, 0.22448, 0.22555].map { $0 * 375 }
    var x: CGFloat = 0
    let frames = widths.map { width in
      defer { x += width }
      return PixelSnapping.nearest.frame(
        CGRect(x: x, y: 0, width: width, height: 50), scale: 2)
    }
    #expect(frames.map(\.minX) == [0, 84, 121.5, 206, 290.5])
    #expect(frames.map(\.width) == [84, 37.5, 84.5, 84, 84.5])
  }

  /// Fact A39.
  @Test func `size down rounds the position to the nearest pixel and the size down`() {
    let frame = PixelSnapping.sizeDown.frame(
      CGRect(x: 103.5, y: 0.1, width: 103.5, height: 10.9), scale: 1)
    #expect(frame == CGRect(x: 104, y: 0, width: 103, height: 10))
  }

  @Test func `what arithmetic took from a whole pixel is given back`() {
    let third = CGRect(x: 0, y: 0, width: 166 - 1e-13, height: 1)
    #expect(PixelSnapping.sizeDown.frame(third, scale: 3).width == 166)
  }

  @Test(arguments: PixelSnapping.allCases)
  func `a frame that is not finite stays`(snapping: PixelSnapping) {
    let frame = CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)
    #expect(snapping.frame(frame, scale: 2) == frame)
  }

  @Test func `no snapping keeps the frame`() {
    let frame = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    #expect(PixelSnapping.none.frame(frame, scale: 2) == frame)
  }
}
