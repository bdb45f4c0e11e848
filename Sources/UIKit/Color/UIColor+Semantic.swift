extension UIColor {
  /// The colour of primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// The colour of secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.6, 0.6))
  /// The colour of tertiary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// The colour of quaternary text.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.18, 0.16))
  /// The colour of placeholder text.
  public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// The colour of links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// The translucent colour of separator lines.
  public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: (0.29, 0.6))
  /// The opaque colour of separator lines.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The main background.
  public static let systemBackground = UIColor(
    light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// The background of content on `systemBackground`.
  public static let secondarySystemBackground = UIColor(
    light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(
    light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The main background of grouped content.
  public static let systemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The former name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// The background of content on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(
    light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// The background of content on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(
    light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The fill of thin and small shapes, such as a slider's track.
  public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36))
  /// The fill of medium shapes.
  public static let secondarySystemFill = UIColor(
    light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32))
  /// The fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: 0x747480, dark: 0x747480, alpha: (0.08, 0.18))
  /// The colour of text on a dark background, in both light and dark interfaces.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The colour of text on a light background, in both light and dark interfaces.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
