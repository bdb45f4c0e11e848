import LayoutCore

/// The kinds of changes that a setting outside the layout can explain.
struct SettingReach: OptionSet {
  let rawValue: Int

  /// Changed metrics of the layout, frames of elements and views, and drawings of another size.
  static let geometry = SettingReach(rawValue: 1 << 0)
  /// The fonts of texts.
  static let fonts = SettingReach(rawValue: 1 << 1)
  /// The colours of views and elements.
  static let paint = SettingReach(rawValue: 1 << 2)
  /// Mirrored drawings, images, alignments and transforms: the effects of a right-to-left layout.
  static let sides = SettingReach(rawValue: 1 << 3)
  /// Images that are drawn differently, for example at another pixel size.
  static let images = SettingReach(rawValue: 1 << 4)
  /// Frames that are rounded to different pixels, as at another scale.
  static let rounding = SettingReach(rawValue: 1 << 5)

  /// Frames of elements and views, but not the metrics of the layout.
  static let frames = SettingReach(rawValue: 1 << 6)

  /// Texts, such as those in another language.
  static let texts = SettingReach(rawValue: 1 << 7)

  /// The changes that a changed screen size explains.
  static let screen: SettingReach = [.geometry, .images]

  /// Returns whether the setting can explain the change of a view's property.
  func explains(_ property: ViewChange.Property) -> Bool {
    if property.isFrame { return !isDisjoint(with: [.geometry, .frames, .rounding]) }
    if property.key == .scrolling { return !isDisjoint(with: [.geometry, .frames]) }
    return !isDisjoint(with: property.key.reasons)
  }
}

extension LayoutRecord.ViewProperty {
  private static let mirrored: Set<Self> = [
    .alignment, .transform, .contentMode, .semanticContent,
  ]

  /// The kinds of settings that can be the reason for a change of the property.
  fileprivate var reasons: SettingReach {
    switch self {
    case .font: .fonts
    case .text, .title, .placeholder: .texts
    case .drawing, .path: [.paint, .geometry, .images, .sides, .fonts]
    case .image: [.paint, .images, .sides, .fonts]
    case .rowHeight: [.geometry, .fonts]
    case .shown: [.geometry, .fonts]
    case .largeTitle: .geometry
    default: Self.mirrored.contains(self) ? .sides : isColor ? .paint : looks
    }
  }

  private var looks: SettingReach {
    if isFont { return .fonts }
    if isImage { return [.paint, .images, .sides, .fonts] }
    return [.background, .border, .shadow, .colors].contains(self) ? .paint : []
  }
}
