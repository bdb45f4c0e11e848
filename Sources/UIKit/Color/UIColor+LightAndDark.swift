import RasterCore

extension UIColor {
  /// Makes a colour from its published values `0xRRGGBB` for light and for dark interfaces.
  convenience init(light: UInt32, dark: UInt32, alpha: (light: Double, dark: Double) = (1, 1)) {
    let colors = (
      light: UIColor(Color(rgb: light, alpha: alpha.light)),
      dark: UIColor(Color(rgb: dark, alpha: alpha.dark))
    )
    self.init(source: .dynamic { $0.userInterfaceStyle == .dark ? colors.dark : colors.light })
  }
}

extension Color {
  /// Makes a colour from `0xRRGGBB`.
  fileprivate init(rgb: UInt32, alpha: Double) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
