import RasterCore

extension UIColor {
  /// The system's red: #FF3B30 in light, #FF453A in dark interfaces.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
  /// The system's orange: #FF9500 in light, #FF9F0A in dark interfaces.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
  /// The system's yellow: #FFCC00 in light, #FFD60A in dark interfaces.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
  /// The system's green: #34C759 in light, #30D158 in dark interfaces.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// The system's mint: #00C7BE in light, #63E6E2 in dark interfaces.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
  /// The system's teal: #30B0C7 in light, #40C8E0 in dark interfaces.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
  /// The system's cyan: #32ADE6 in light, #64D2FF in dark interfaces.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
  /// The system's blue: #007AFF in light, #0A84FF in dark interfaces; since iOS 26 #0088FF and
  /// #0091FF (fact H28).
  public static let systemBlue = UIColor(
    source: .dynamic {
      let isNew = UIEnvironment.current.systemVersion >= 26
      return (isNew ? newBlue : oldBlue).resolvedColor(with: $0)
    })
  private static let oldBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
  private static let newBlue = UIColor(light: 0x0088FF, dark: 0x0091FF)
  /// The system's indigo: #5856D6 in light, #5E5CE6 in dark interfaces.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
  /// The system's purple: #AF52DE in light, #BF5AF2 in dark interfaces.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
  /// The system's pink: #FF2D55 in light, #FF375F in dark interfaces.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// The system's brown: #A2845E in light, #AC8E68 in dark interfaces.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
  /// The system's grey: #8E8E93 in light and dark interfaces.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// The system's second grey: #AEAEB2 in light, #636366 in dark interfaces.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// The system's third grey: #C7C7CC in light, #48484A in dark interfaces.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// The system's fourth grey: #D1D1D6 in light, #3A3A3C in dark interfaces.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// The system's fifth grey: #E5E5EA in light, #2C2C2E in dark interfaces.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// The system's sixth grey: #F2F2F7 in light, #1C1C1E in dark interfaces.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// The default tint of views: `systemBlue`.
  public static let tintColor = systemBlue
}

extension UIColor {
  /// Makes a colour from its published values `0xRRGGBB` for light and for dark interfaces.
  convenience init(light: UInt32, dark: UInt32, alpha: (light: Double, dark: Double) = (1, 1)) {
    let colors = (
      light: UIColor(Color(rgb: light, alpha: alpha.light)),
      dark: UIColor(Color(rgb: dark, alpha: alpha.dark))
    )
    self.init(source: .dynamic { $0.userInterfaceStyle == .dark ? colors.dark : colors.light })
  }

  /// Makes a background colour, which in dark interfaces is different in elevated views, such as
  /// sheets.
  convenience init(light: UInt32, dark: UInt32, elevated: UInt32) {
    let base = UIColor(light: light, dark: dark)
    let above = UIColor(light: light, dark: elevated)
    self.init(source: .dynamic { $0.userInterfaceLevel == .elevated ? above : base })
  }
}

extension Color {
  /// Makes a colour from a number `0xRRGGBB` and an alpha.
  fileprivate init(rgb: UInt32, alpha: Double) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
