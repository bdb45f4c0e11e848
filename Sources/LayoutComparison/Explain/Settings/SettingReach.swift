import LayoutCore

/// The changes that can follow from a setting around the layout.
struct SettingReach: OptionSet {
  let rawValue: Int

  /// Elements and views are elsewhere, and draw to another size.
  static let geometry = SettingReach(rawValue: 1 << 0)
  /// Texts are set in other fonts.
  static let fonts = SettingReach(rawValue: 1 << 1)
  /// Everything that is painted has other colours.
  static let paint = SettingReach(rawValue: 1 << 2)
  /// A different reading direction mirrors frames and looks.
  static let sides = SettingReach(rawValue: 1 << 3)
  /// Images are drawn for another number of pixels.
  static let images = SettingReach(rawValue: 1 << 4)
  /// Frames are rounded to other pixels.
  static let rounding = SettingReach(rawValue: 1 << 5)

  /// The changes that follow from another screen.
  static let screen: SettingReach = [.geometry, .images]

  /// Returns whether the change of a view's property can be an effect.
  func explains(_ property: ViewChange.Property) -> Bool {
    if property.isFrame { return !isDisjoint(with: [.geometry, .rounding]) }
    if property.name == "scrolled to" { return contains(.geometry) }
    let known = LayoutRecord.ViewProperty.allCases.first { $0.words == property.name }
    return known.map { !isDisjoint(with: $0.reasons) } ?? false
  }
}

extension LayoutRecord.ViewProperty {
  /// The settings around the layout that can change the property.
  fileprivate var reasons: SettingReach {
    switch self {
    case .font: .fonts
    case .textColor, .tint, .background, .border, .shadow: .paint
    case .drawing: [.paint, .geometry, .images, .sides, .fonts]
    case .image: [.paint, .images, .sides, .fonts]
    case .alignment, .transform, .contentMode: .sides
    case .hidden, .text, .lines, .cornerRadius, .alpha, .clips: []
    }
  }
}
