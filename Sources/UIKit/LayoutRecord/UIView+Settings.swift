package import LayoutCore

extension UIView {
  /// The settings on which the view's layout depends: traits, reading direction and insets.
  ///
  /// The traits include the overrides of the view and its superviews.
  package var settingsRecord: [LayoutRecord.Setting: String] {
    let traits = traitCollection
    let direction: UITraitEnvironmentLayoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    var settings: [LayoutRecord.Setting: String] = [
      .traits: traits.classWords,
      .appearance: traits.userInterfaceStyle == .dark ? "dark" : "light",
      .textSize: traits.preferredContentSizeCategory.words, .direction: direction.words,
      .safeArea: safeAreaInsets.words,
    ]
    if traits.accessibilityContrast == .high { settings[.contrast] = "high" }
    if let view = self as? UIScrollView {
      settings[.contentInset] = view.adjustedContentInset.words
    }
    return settings
  }
}

extension UITraitCollection {
  /// The idiom and the size classes as text: `phone, compact width, regular height`.
  fileprivate var classWords: String {
    let idiom = userInterfaceIdiom == .pad ? "pad" : "phone"
    return "\(idiom), \(horizontalSizeClass.word) width, \(verticalSizeClass.word) height"
  }
}

extension UIUserInterfaceSizeClass {
  fileprivate var word: String {
    switch self {
    case .compact: "compact"
    case .regular: "regular"
    case .unspecified: "unspecified"
    }
  }
}

extension UIEdgeInsets {
  /// The insets other than 0 as text, in points: `top 20, bottom 34`, or `none`.
  package var words: String {
    let sides = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    let told = sides.map { ($0, Double($1).thousandths) }.filter { $1 != "0" }
    return told.isEmpty ? "none" : told.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}
