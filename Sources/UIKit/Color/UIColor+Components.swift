public import Foundation

extension UIColor {
  /// Writes the red, green, blue and alpha components of the colour, resolved for the current
  /// traits; returns true.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value(in: .current)
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey value and the alpha of the colour, resolved for the current traits; returns
  /// false if it is not a grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value(in: .current)
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}

extension UIColor {
  /// Makes a colour from hue, where 0 and 1 are both red, saturation, brightness and alpha.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // On the six sectors of the colour wheel, each component falls in one, is at its minimum in
    // two, rises in one, and is at its maximum in two. The shift aligns the function with red,
    // green or blue.
    let sixth = min(max(hue, 0), 1) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (sixth + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Writes the hue, saturation, brightness and alpha of the colour, resolved for the current
  /// traits; returns true.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value(in: .current)
    let most = max(color.red, color.green, color.blue)
    let least = min(color.red, color.green, color.blue)
    hue?.pointee = Self.hue(color.red, color.green, color.blue, range: most - least)
    saturation?.pointee = most == 0 ? 0 : (most - least) / most
    brightness?.pointee = most
    alpha?.pointee = color.alpha
    return true
  }

  private static func hue(_ r: Double, _ g: Double, _ b: Double, range: Double) -> Double {
    guard range > 0 else { return 0 }
    let sixth =
      if r >= g && r >= b {
        (g - b) / range + (g < b ? 6 : 0)
      } else if g >= b {
        (b - r) / range + 2
      } else {
        (r - g) / range + 4
      }
    return sixth / 6
  }
}
