extension UIColor {
  /// Text of first importance.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Text of second importance.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.6, 0.6))
  /// Text of third importance.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text of fourth importance.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.18, 0.16))
  /// Text in place of an entry.
  public static let placeholderText = UIColor(light: 0x3C3C43, dark: 0xEBEBF5, alpha: (0.3, 0.3))
  /// Text that leads somewhere.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// Thin lines that let content show through.
  public static let separator = UIColor(light: 0x3C3C43, dark: 0x545458, alpha: (0.29, 0.6))
  /// Thin lines.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// The back of an interface.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
  /// Content on `systemBackground`.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
  /// Content on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
  /// The back of a grouped interface.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
  /// The former name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// Content on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  /// Content on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
  /// Thin and small shapes over a background.
  public static let systemFill = UIColor(light: 0x787880, dark: 0x787880, alpha: (0.2, 0.36))
  /// Middling shapes over a background.
  public static let secondarySystemFill = UIColor(
    light: 0x787880, dark: 0x787880, alpha: (0.16, 0.32))
  /// Large shapes over a background.
  public static let tertiarySystemFill = UIColor(
    light: 0x767680, dark: 0x767680, alpha: (0.12, 0.24))
  /// Large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    light: 0x747480, dark: 0x747480, alpha: (0.08, 0.18))
  /// Text on a dark background, in every interface.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a light background, in every interface.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
