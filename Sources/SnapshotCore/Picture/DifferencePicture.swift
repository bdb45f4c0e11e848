public import Foundation
public import RasterCore
public import RasterPNG

/// Pictures that show where two pictures differ, made of the comparison that the verdict stands on.
///
/// All are as large as the larger of the two, and opaque: what is translucent lies on a
/// checkerboard.
public struct DifferencePicture: Sendable {
  private let difference: PictureDifference

  /// Prepares to draw a difference.
  public init(_ difference: PictureDifference) { self.difference = difference }

  /// Differing pixels over the faded golden, from amber for one level to red for all 255.
  ///
  /// Even one level of one pixel is a strong colour, and each region has a frame, so nothing is too
  /// subtle to be found. What is masked is hatched.
  public func heat() -> Bitmap {
    var canvas = PixelCanvas(width: difference.width, height: difference.height)
    canvas.lay(difference.golden, at: (0, 0), fading: .faded)
    for rectangle in difference.maskedRectangles { canvas.hatch(rectangle) }
    // Over the hatching, and frames over both: nothing may cover what differs.
    paintRuns(on: &canvas)
    for region in difference.regions { canvas.frame(region.bounds) }
    return canvas.bitmap
  }

  /// Golden, heat and the picture now, side by side.
  ///
  /// - Parameters:
  ///   - gap: the distance between them and around them, in pixels.
  ///   - captions: stand over the panes where they fit.
  /// - Returns: one picture.
  public func panes(gap: Int = 24, captions: PaneCaptions = .none) -> Bitmap {
    let (width, height) = (difference.width, difference.height)
    let captions = captions.fitting(width)
    var canvas = PixelCanvas(
      width: width * 3 + gap * 4, height: captions.height + height + gap * 2,
      background: PixelCanvas.desk)
    let columns = (0..<3).map { gap + $0 * (width + gap) }
    for (x, pane) in zip(columns, [difference.golden, heat(), difference.actual]) {
      canvas.lay(pane, at: (x, gap + captions.height), fading: .none)
    }
    for (x, caption) in zip(columns, captions.pictures) { canvas.write(caption, at: (x, gap)) }
    return canvas.bitmap
  }

  /// Golden and the picture now in turn, as an animated PNG.
  ///
  /// - Parameter milliseconds: how long each is shown.
  /// - Returns: the bytes of the file.
  /// - Throws: why there is no such file, as when the pictures have no pixels.
  public func blink(milliseconds: Int = 700) throws(PNGError) -> Data {
    let frames = [difference.golden, difference.actual].map { picture in
      var canvas = PixelCanvas(
        width: difference.width, height: difference.height, background: PixelCanvas.desk)
      canvas.lay(picture, at: (0, 0), fading: .none)
      return canvas.bitmap
    }
    return try PNG.encodeAnimation(frames: frames, milliseconds: milliseconds, name: "blink")
  }

  private func paintRuns(on canvas: inout PixelCanvas) {
    let (golden, actual) = (difference.golden, difference.actual)
    let width = min(golden.width, actual.width)
    let height = min(golden.height, actual.height)
    for run in difference.runs {
      for x in run.columns {
        let isCommon = x < width && run.y < height
        let delta =
          isCommon ? channelDelta(golden[x, run.y].word, actual[x, run.y].word) : UInt8.max
        canvas[x, run.y] = Self.color(of: delta)
      }
    }
  }

  /// Amber `#FFB000` to red `#D00000`, in equal steps.
  private static func color(of delta: UInt8) -> UInt32 {
    let delta = UInt32(delta)
    let (red, green) = (255 - 47 * delta / 255, 176 - 176 * delta / 255)
    return 0xFF00_0000 | green << 8 | red
  }
}
