import Foundation
import PictureComparison
import RasterCore
import TestSupport
import Testing

@Suite struct PictureDifferenceTests {
  @Test func `one level of one channel of one pixel is a difference`() {
    let difference = PictureDifference(golden: picture("..#"), actual: picture("..-"))
    #expect(difference.differingPixels == 1)
    #expect(difference.greatestDelta == 1)
    #expect(difference.brokenLimits == [.maxDifferingPixels(0)])
  }

  @Test func `equal pictures have no difference`() {
    let difference = PictureDifference(golden: picture(".#", "#."), actual: picture(".#", "#."))
    #expect(difference.isWithinTolerance)
    #expect(difference.runs.isEmpty)
  }

  @Test func `differing pixels are runs of a row`() {
    let difference = PictureDifference(
      golden: picture("......", "......", "......"), actual: picture(".##..#", "......", "#....."))
    #expect(
      difference.runs == [
        PixelRun(y: 0, columns: 1..<3), PixelRun(y: 0, columns: 5..<6),
        PixelRun(y: 2, columns: 0..<1),
      ])
  }

  @Test func `opacity alone is a difference`() {
    let golden = Bitmap(width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0))
    let actual = Bitmap(
      width: 1, height: 1, filledWith: Pixel(red: 0, green: 0, blue: 0, alpha: 254))
    #expect(PictureDifference(golden: golden, actual: actual).differingPixels == 1)
  }

  @Test func `a channel may differ by as much as is said`() {
    let tolerance = PictureTolerance(maxChannelDelta: 1)
    let difference = PictureDifference(
      golden: picture("##"), actual: picture("-#"), tolerance: tolerance)
    #expect(difference.isWithinTolerance)
    #expect(difference.toleratedPixels == 1)
  }

  @Test func `pixels beyond the number that may differ are a difference`() {
    let tolerance = PictureTolerance(maxDifferingPixels: 2)
    let golden = picture("......")
    let two = PictureDifference(golden: golden, actual: picture("#....#"), tolerance: tolerance)
    let three = PictureDifference(golden: golden, actual: picture("#..#.#"), tolerance: tolerance)
    #expect(two.isWithinTolerance)
    #expect(three.brokenLimits == [.maxDifferingPixels(2)])
  }

  @Test func `both a number and a ratio must hold where both are given`() {
    let tolerance = PictureTolerance(maxDifferingPixels: 5, maxDifferingRatio: 0.1)
    let difference = PictureDifference(
      golden: picture(".........."), actual: picture("##........"), tolerance: tolerance)
    #expect(difference.brokenLimits == [.maxDifferingRatio(0.1)])
  }

  @Test func `a block hides behind no ratio`() {
    let tolerance = PictureTolerance(maxDifferingRatio: 0.01)
    let difference = PictureDifference(
      golden: .page(width: 400, height: 400),
      actual: .page(width: 400, height: 400, black: (x: 100, y: 200, side: 20)),
      tolerance: tolerance)
    #expect(difference.differingRatio < 0.01)
    #expect(
      difference.brokenLimits == [
        .maxClusterInWindow(
          .line, pixels: 256, window: PixelRect(x: 100, y: 200, width: 16, height: 16))
      ])
  }

  @Test func `a cluster may be as dense as is said`() {
    let tolerance = PictureTolerance(maxClusterInWindow: .init(4, side: 2))
    let golden = picture("....", "....", "....")
    let block = picture(".##.", ".##.", "....")
    let difference = PictureDifference(golden: golden, actual: block, tolerance: tolerance)
    #expect(difference.isWithinTolerance)
  }

  @Test func `pictures of different sizes are compared where both are`() {
    let difference = PictureDifference(golden: picture("..", ".."), actual: picture("#.#"))
    #expect(difference.width == 3 && difference.height == 2)
    #expect(
      difference.runs == [
        PixelRun(y: 0, columns: 0..<1), PixelRun(y: 0, columns: 2..<3),
        PixelRun(y: 1, columns: 0..<2),
      ])
    #expect(difference.differingPixels == 4)
  }

  @Test func `a corner that neither picture has does not differ`() {
    let wide = picture("...", "...")
    let high = picture("..", "..", "..")
    for difference in [
      PictureDifference(golden: wide, actual: high), PictureDifference(golden: high, actual: wide),
    ] {
      #expect(difference.runs.map(\.y) == [0, 1, 2])
      #expect(difference.runs.map(\.columns) == [2..<3, 2..<3, 0..<2])
    }
  }

  @Test func `no tolerance allows another size`() {
    let tolerance = PictureTolerance(
      maxDifferingPixels: 100, maxDifferingRatio: 1,
      maxClusterInWindow: PictureTolerance.ClusterLimit.unlimited)
    let difference = PictureDifference(
      golden: picture(".."), actual: picture("..."), tolerance: tolerance)
    #expect(difference.brokenLimits == [.size])
  }

  @Test func `a picture that grew by nothing visible has another size`() {
    let difference = PictureDifference(golden: picture(".."), actual: picture(".. "))
    #expect(difference.brokenLimits.contains(.size))
  }

  @Test func `an empty picture differs from any other`() {
    let difference = PictureDifference(
      golden: Bitmap(width: 0, height: 0), actual: picture("#"))
    #expect(difference.differingPixels == 1)
  }
}
