import Foundation
import LayoutCore

/// A changed setting outside the layout: the device, the text size, the bars.
///
/// In a report, the changed setting precedes the changes that it explains, which are reported as
/// its results.
struct SettingChange {
  /// The name of the setting in messages, such as `device`.
  let name: String
  let golden: String
  /// The setting's value in the new layout.
  let actual: String
  /// The kinds of changes that the setting can explain.
  let reach: SettingReach
  /// The names of other settings that change together with this one.
  let implied: Set<String>
}

extension SettingChange {
  /// The name of the setting for the content insets.
  static let contentInset = LayoutRecord.Setting.contentInset.words

  /// Returns whether a setting is a font file, or the widths of the system font.
  static func isFont(_ name: String) -> Bool {
    name.hasPrefix("font ") || name == "system font widths"
  }

  private static let insets: Set<String> = [LayoutRecord.Setting.safeArea.words, contentInset]

  /// Returns the changed settings that are reported before a change of the scroll position.
  static func aboveScrolling(_ golden: RecordedLayout, _ actual: RecordedLayout) -> [SettingChange]
  {
    let traits = LayoutRecord.Setting.traits.words
    let screen: Set<String> = insets.union(["bars", "scale", "scroll axis", place, traits])
    // If the screen's view controller adds safe area insets, a change of these insets is reported
    // for the controller's view instead.
    let views = [golden, actual].map { $0.layout.screen?.look[.additionalSafeArea] }
    let hasOwnInsets = views[0] != views[1]
    let direction = LayoutRecord.Setting.direction.words
    let facts: [SettingChange?] = [
      change(
        .language, golden, actual, [.geometry, .fonts, .images, .sides, .texts],
        standard: "of the app", implying: [direction]),
      change(
        .region, golden, actual, [.geometry, .texts], standard: "of the language"),
      change("device", golden.device, actual.device, .screen, implying: screen),
      change(
        "orientation", golden.orientation.rawValue, actual.orientation.rawValue, .screen,
        implying: screen),
      change(.system, golden, actual, [.geometry, .fonts, .paint], implying: insets),
      change(.traits, golden, actual, [.geometry, .fonts, .images], implying: insets),
      change(.appearance, golden, actual, .paint),
      change(.contrast, golden, actual, [.paint, .images], standard: "normal"),
      change(.textSize, golden, actual, [.geometry, .fonts], implying: insets),
      change(.direction, golden, actual, [.geometry, .sides]),
      change(.bars, golden, actual, .geometry, implying: insets.union([place])),
      hasOwnInsets
        ? nil
        : change(.safeArea, golden, actual, .geometry, implying: [contentInset, place]),
      change(.contentInset, golden, actual, .geometry),
      change(
        "scroll axis", golden.layout.scrolling, actual.layout.scrolling, .geometry),
    ]
    return facts.compactMap(\.self)
  }

  /// Returns the changed settings that are reported after a change of the scroll position.
  static func belowScrolling(_ golden: RecordedLayout, _ actual: RecordedLayout) -> [SettingChange]
  {
    let facts: [SettingChange?] = [
      change(.overlays, golden, actual, [], implying: [place]),
      change("scale", golden.scale.shortest, actual.scale.shortest, [.rounding, .images]),
      change(place, golden.origin.text, actual.origin.text, []),
    ]
    return facts.compactMap(\.self)
  }

  private static let place = "place in the picture"

  private static func change(
    _ setting: LayoutRecord.Setting, _ golden: RecordedLayout, _ actual: RecordedLayout,
    _ reach: SettingReach, standard: String? = nil, implying: Set<String> = []
  ) -> SettingChange? {
    // Goldens of earlier versions do not record every setting; one that is missing counts as
    // unchanged. A setting with a default value is recorded only if its value differs from the
    // default.
    guard let (before, after) = golden.layout.settings.pair(with: actual.layout.settings),
      let old = before[setting] ?? standard, let new = after[setting] ?? standard
    else { return nil }
    return change(setting.words, old, new, reach, implying: implying)
  }

  private static func change(
    _ name: String, _ golden: String, _ actual: String, _ reach: SettingReach,
    implying: Set<String> = []
  ) -> SettingChange? {
    if golden == actual { return nil }
    return SettingChange(
      name: name, golden: golden, actual: actual, reach: reach, implied: implying)
  }
}

extension [LayoutRecord.Setting: String]? {
  /// Returns both values; nil if one of them is nil.
  fileprivate func pair(with other: Self) -> (Wrapped, Wrapped)? {
    flatMap { one in other.map { (one, $0) } }
  }
}

extension CGPoint {
  fileprivate var text: String { "\(Double(x).shortest),\(Double(y).shortest)" }
}
