import Foundation
import LayoutCore

/// The traits for which an entry of an asset is chosen; an entry is one image or colour in the
/// asset's `Contents.json`.
struct SlotTraits: Hashable, Sendable {
  var idiom = UIUserInterfaceIdiom.phone
  var scale: CGFloat = 2
  var style = UIUserInterfaceStyle.light
  var contrast = UIAccessibilityContrast.normal
  var direction = UITraitEnvironmentLayoutDirection.leftToRight
  var width = UIUserInterfaceSizeClass.unspecified
  var height = UIUserInterfaceSizeClass.unspecified
  var gamut = UIDisplayGamut.SRGB
  /// The language of the app as a tag such as `de` or `en-GB`.
  var language = ""

  /// Makes the traits of a collection; unspecified traits are those of the device.
  ///
  /// The language is determined only for localised assets, since that takes time.
  init(_ traits: UITraitCollection? = nil, isLocalized: Bool = true) {
    let all = UIEnvironment.currentTraits.overridden(by: traits)
    idiom = all.userInterfaceIdiom
    scale = all.displayScale
    style = all.userInterfaceStyle
    contrast = all.accessibilityContrast
    direction = all.layoutDirection
    (width, height) = (all.horizontalSizeClass, all.verticalSizeClass)
    gamut = all.displayGamut
    if isLocalized { language = AssetLanguage.current }
  }
}

/// The conditions under which an entry of an image or a colour set is used (fact AC5).
struct SlotConditions: Hashable, Sendable {
  private var idiom: String?
  private var luminosity: String?
  private var contrast: String?
  private var width: String?
  private var height: String?
  /// The language of the entry; nil if it is used for all.
  private(set) var locale: String?
  private var gamut: String?
  /// The reading direction for which the entry is drawn; nil if it is used for both.
  private(set) var direction: String?
  /// Whether the entry is for an appearance that interfaces never have, such as `tinted`.
  private var isForOtherAppearance = false

  /// Reads the conditions of an entry.
  init(_ entry: JSONValue) {
    idiom = entry["idiom"]?.text == "universal" ? nil : entry["idiom"]?.text
    (width, height) = (entry["width-class"]?.text, entry["height-class"]?.text)
    locale = entry["locale"]?.text
    gamut = entry["display-gamut"]?.text
    direction = entry["language-direction"]?.text
    for appearance in entry["appearances"]?.elements ?? [] {
      let value = appearance["value"]?.text
      switch (appearance["appearance"]?.text, value) {
      case ("luminosity", "dark"), ("luminosity", "light"): luminosity = value
      case ("contrast", "high"): contrast = value
      default: isForOtherAppearance = true
      }
    }
  }

  /// Whether the entry has no conditions, so that it is used for all traits.
  var isEmpty: Bool { self == SlotConditions(.null) }

  /// Returns how well the entry matches traits; nil if it must not be used.
  func fit(_ traits: SlotTraits) -> SlotFit? {
    guard !isForOtherAppearance else { return nil }
    var fit = SlotFit()
    // The conditions are added from the most to the least important one; the order decides between
    // entries that fulfil equally many.
    fit.add(luminosity, is: luminosity == (traits.style == .dark ? "dark" : "light"))
    fit.add(contrast, is: traits.contrast == .high)
    fit.add(locale, is: locale.map { AssetLanguage.language(traits.language, isOf: $0) } == true)
    fit.add(idiom, is: idiom == Self.idioms[traits.idiom])
    fit.add(gamut, is: (gamut == "display-P3") == (traits.gamut == .P3))
    fit.add(direction, is: isRightToLeft == (traits.direction == .rightToLeft))
    fit.add(height, is: Self.sizeClass(traits.height, is: height))
    fit.add(width, is: Self.sizeClass(traits.width, is: width))
    guard !mustNotMiss(traits) else { return nil }
    return fit
  }

  /// Whether the entry is drawn for right-to-left interfaces.
  var isRightToLeft: Bool { direction == "right-to-left" }

  /// Returns whether the entry must not be used, because its idiom, language or a size class does
  /// not match; an entry for phones or pads may be used for every idiom.
  ///
  /// An entry for another appearance, contrast, gamut or direction is still used if there is no
  /// better one.
  private func mustNotMiss(_ traits: SlotTraits) -> Bool {
    let wrongIdiom = idiom.map { idiom in
      idiom != Self.idioms[traits.idiom] && !Self.handheld.isSuperset(of: [idiom])
    }
    let wrongLocale = locale.map { !AssetLanguage.language(traits.language, isOf: $0) }
    let wrongHeight = height.map { !Self.sizeClass(traits.height, is: $0) }
    let wrongWidth = width.map { !Self.sizeClass(traits.width, is: $0) }
    return [wrongIdiom, wrongLocale, wrongHeight, wrongWidth].contains(true)
  }

  /// The idioms of phones and pads, whose entries may be used for every idiom.
  private static let handheld: Set<String> = ["iphone", "ipad"]

  private static let idioms: [UIUserInterfaceIdiom: String] = [
    .phone: "iphone", .pad: "ipad", .tv: "tv", .carPlay: "car", .mac: "mac", .vision: "vision",
  ]

  private static func sizeClass(_ sizeClass: UIUserInterfaceSizeClass, is name: String?) -> Bool {
    switch sizeClass {
    case .compact: name == "compact"
    case .regular: name == "regular"
    case .unspecified: false
    }
  }
}

/// The number of conditions of an entry that some traits fulfil or miss, for comparison with other
/// entries of the asset (fact AC5).
struct SlotFit: Comparable, Sendable {
  private var missed = 0
  private var fulfilled = 0
  /// One binary digit for each condition, the most important first: 1 if it is fulfilled.
  private var order = 0

  /// Counts a condition of the entry as fulfilled or missed; nil means that the entry does not have
  /// this condition.
  mutating func add(_ condition: String?, is isFulfilled: Bool) {
    order = order << 1 | (condition != nil && isFulfilled ? 1 : 0)
    guard condition != nil else { return }
    if isFulfilled { fulfilled += 1 } else { missed += 1 }
  }

  /// Returns whether one entry matches worse than another: more of its conditions are missed or,
  /// if equally many are missed, fewer are fulfilled or, if equally many are, less important ones.
  static func < (one: SlotFit, other: SlotFit) -> Bool {
    (other.missed, one.fulfilled, one.order) < (one.missed, other.fulfilled, other.order)
  }
}
