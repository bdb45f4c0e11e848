extension UIContentSizeCategory {
  /// The category as text in layout records and contact sheets, such as `extra large` or
  /// `accessibility medium`.
  package var words: String {
    let names = [
      "XS": "extra small", "S": "small", "M": "medium", "L": "large", "XL": "extra large",
      "XXL": "extra extra large", "XXXL": "extra extra extra large",
    ]
    if self == .unspecified { return "usual text" }
    let size = rawValue.replacing("UICTContentSizeCategory", with: "")
    let letters = size.replacing("Accessibility", with: "")
    return (isAccessibilityCategory ? "accessibility " : "") + (names[letters] ?? size)
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// The direction as text in layout records and contact sheets.
  package var words: String {
    switch self {
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    default: "usual direction"
    }
  }
}
