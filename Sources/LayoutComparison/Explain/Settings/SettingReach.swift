import LayoutCore

/// The kinds of changes that can follow from a setting outside the layout.
struct SettingReach: OptionSet {
  let rawValue: Int

  /// Elements and views change their frames and draw at a different size.
  static let geometry = SettingReach(rawValue: 1 << 0)
  /// Texts have different fonts.
  static let fonts = SettingReach(rawValue: 1 << 1)
  /// Colours change.
  static let paint = SettingReach(rawValue: 1 << 2)
  /// Drawings, images, alignments and transforms are mirrored.
  static let sides = SettingReach(rawValue: 1 << 3)
  /// Images are drawn at a different pixel size.
  static let images = SettingReach(rawValue: 1 << 4)
  /// Frames are rounded to different pixels.
  static let rounding = SettingReach(rawValue: 1 << 5)

  /// The changes that follow from a changed screen size.
  static let screen: SettingReach = [.geometry, .images]

  /// Returns whether the setting can explain the change of a view's property.
  func explains(_ property: ViewChange.Property) -> Bool {
    if property.isFrame { return !isDisjoint(with: [.geometry, .rounding]) }
    if property.name == "scrolled to" { return contains(.geometry) }
    let known = LayoutRecord.ViewProperty.allCases.first { $0.words == property.name }
    return known.map { !isDisjoint(with: $0.reasons) } ?? false
  }
}

extension LayoutRecord.ViewProperty {
  /// The kinds of settings that can change the property.
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
