import Foundation
import RasterCore
import RasterText

/// A navigation bar with a title, translucent as on iOS, but without blur.
struct NavigationBar {
  var title: String
  /// The top edge of the bar below the status bar, in points; the bar's background continues
  /// upwards behind the status bar.
  var top: CGFloat
  var height: CGFloat
  /// The thickness of the line below the bar: one pixel of the device, in points.
  var hairline: CGFloat

  /// Returns the frame of the title, for the width of the screen in points.
  func words(in width: CGFloat) -> CGRect {
    let size = styledText(.light).size
    return CGRect(
      center: CGPoint(x: width / 2, y: top + height / 2),
      size: CGSize(width: size.width + 8, height: size.height))
  }

  /// Draws the bar along the upper edge of a screen.
  func draw(in canvas: Canvas, width: CGFloat, _ appearance: Appearance) {
    let isLight = appearance == .light
    let background = Color(isLight ? 0xF9F9F9 : 0x1D1D1F).withAlpha(0.94)
    let line = (isLight ? Color.black : .white).withAlpha(isLight ? 0.3 : 0.15)
    let (bottom, bar) = (top + height, CGRect(x: 0, y: top, width: width, height: height))
    canvas.fill(CGRect(x: 0, y: 0, width: width, height: bottom), with: .color(background))
    canvas.fill(CGRect(x: 0, y: bottom, width: width, height: hairline), with: .color(line))
    styledText(appearance).draw(in: canvas, centeredIn: bar)
  }

  private func styledText(_ appearance: Appearance) -> StyledText {
    StyledText(
      title, size: 17, weight: .semibold, face: .iOS,
      color: appearance == .light ? .black : .white)
  }
}
