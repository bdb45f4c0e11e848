import Foundation
import RasterCore
import RasterText

/// The status bar of every picture of a device: 9:41, full signal, full battery.
///
/// On iPhones with a home button, the time is in the middle and the signal at the left. On iPhones
/// with a sensor housing in the middle, and on iPads, the time is at the left and the other glyphs
/// are at the right.
struct StatusBar {
  private let ink: Color
  private let isPad: Bool
  /// Whether the bar belongs to an iPhone with a home button.
  private let isClassic: Bool

  /// Makes the bar of a device, with black text in the light appearance and white text in the dark
  /// one.
  init(_ device: Device, _ appearance: Appearance) {
    ink = appearance == .light ? .black : .white
    isPad = device.idiom == .pad
    isClassic = !isPad && device.cornerRadius == 0
  }

  private var scale: CGFloat { isClassic || isPad ? 0.82 : 1 }

  private var time: StyledText {
    StyledText(
      "9:41", size: isClassic || isPad ? 12 : 16, weight: .semibold, face: .iOS, color: ink)
  }

  /// Draws the bar along the upper edge of a screen.
  func draw(in canvas: Canvas, size: CGSize) {
    let glyphs = StatusGlyphs(canvas: canvas, ink: ink, scale: scale)
    let places = places(in: size)
    let middle = places.time.midY
    time.draw(in: canvas, centeredIn: places.time)
    glyphs.drawBattery(leftAt: CGPoint(x: places.battery.minX, y: middle))
    glyphs.drawWireless(leftAt: CGPoint(x: places.signal.maxX - 16 * scale, y: middle))
    if !isPad { glyphs.drawSignal(leftAt: CGPoint(x: places.signal.minX, y: middle)) }
  }

  /// Returns the frames of the text and glyphs in the bar.
  func words(in size: CGSize) -> [CGRect] {
    let places = places(in: size)
    return [places.time, places.signal, places.battery]
  }

  /// Returns the frames of the time, of the signal with the Wi-Fi symbol, and of the battery.
  private func places(in size: CGSize) -> (time: CGRect, signal: CGRect, battery: CGRect) {
    let middle = isClassic || isPad ? size.height / 2 : size.height * 0.56
    let (signal, battery) = (isPad ? 16 * scale : 39 * scale, 27 * scale)
    func place(at x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: middle - 9, width: width, height: 18)
    }
    let width = time.size.width
    if isClassic {
      return (
        place(at: (size.width - width) / 2, width), place(at: 7, signal),
        place(at: size.width - 6 - battery, battery)
      )
    }
    let ear = isPad ? 12 : size.width * 0.075
    let right = size.width - ear + (isPad ? 0 : 6) - battery
    return (place(at: ear, width), place(at: right - 6 - signal, signal), place(at: right, battery))
  }
}
