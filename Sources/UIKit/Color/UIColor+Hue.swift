public import Foundation

extension UIColor {
  /// Makes a colour from its place on the colour wheel (0 to 1, red at both ends) and its strength.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let sixth = min(max(hue, 0), 1) * 6
    func part(_ shift: CGFloat) -> CGFloat {
      let place = (sixth + shift).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), alpha: alpha)
  }

  /// Gives the place on the colour wheel and the strength of what the colour means now.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = value(in: .current)
    let (most, least) = (
      max(color.red, color.green, color.blue), min(color.red, color.green, color.blue)
    )
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
