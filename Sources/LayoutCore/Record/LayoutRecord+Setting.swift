import Foundation

extension LayoutRecord {
  /// A setting outside the layout that affects its frames or its appearance.
  ///
  /// Device, orientation and scale are recorded separately, in `RecordedLayout`. The raw value is
  /// the name in goldens; `words` is the name in messages. Values are readable text.
  public enum Setting: String, Sendable, Hashable, CaseIterable {
    /// The language that the user chose, such as `de` or `de+bounded`; absent if the user chose
    /// none.
    case language
    /// The region that the user chose, such as `CH`; absent if the user chose none.
    case region
    /// The version of iOS that is mirrored: `iOS 17`.
    case system
    /// The kind of the device and its size classes: `phone, compact width, regular height`.
    case traits
    /// Whether the interface is `light` or `dark`.
    case appearance
    /// Whether the user chose a `high` contrast; absent for the normal one.
    case contrast
    /// The text size that the user chose: `large`, `accessibility medium`.
    case textSize
    /// The reading direction: `left to right` or `right to left`.
    case direction
    /// The bars on the screen: `status bar, navigation bar “Books”`, or `none`.
    case bars
    /// The safe area insets of the viewport, from bars, sensors and the home indicator: `top 20,
    /// bottom 34`, or `none`.
    case safeArea
    /// The insets around all content, including those for bars: `top 20`, or `none`.
    case contentInset
    /// The overlays drawn to explain the layout: `insets, spacing`, or `none`.
    case overlays

    /// The value of `overlays` for a picture whose graphics around the layouts are computed from
    /// the records of the layouts, such as the chart of a layout at many widths.
    package static let chart = "chart"

    /// The name in messages.
    package var words: String {
      switch self {
      case .textSize: "text size"
      case .safeArea: "safe area"
      case .contentInset: "content inset"
      case .language, .region, .system, .traits, .appearance, .contrast, .direction, .bars,
        .overlays:
        rawValue
      }
    }

    /// Whether the setting changes pixels but no frame; such a setting is not reported if nothing
    /// is drawn.
    package var isLook: Bool { [.appearance, .contrast, .overlays].contains(self) }

    /// The settings in the text of `line`: all except `system` and `traits`.
    ///
    /// These two were added later; if the text contained them, it would differ from all texts
    /// recorded before.
    fileprivate static let inTexts = allCases.filter { $0 != .system && $0 != .traits }
  }
}

extension [LayoutRecord.Setting: String] {
  /// The settings on one line, always in the same order: `text size large; bars none`.
  package var line: String {
    LayoutRecord.Setting.inTexts.compactMap { setting in
      self[setting].map { "\(setting.words) \($0)" }
    }.joined(separator: "; ")
  }

  /// Parses settings from the text of `line`; returns nil for other text.
  package init?(line: some StringProtocol) {
    self.init()
    var rest = Substring(line)
    var left = LayoutRecord.Setting.inTexts[...]
    while !rest.isEmpty {
      guard let place = left.firstIndex(where: { rest.hasPrefix("\($0.words) ") }) else {
        return nil
      }
      let setting = left[place]
      left = left[(place + 1)...]
      rest.removeFirst(setting.words.count + 1)
      // A value, such as the title of a bar, may contain a semicolon. Therefore it ends only at a
      // semicolon that precedes the name of another setting.
      let end = left.compactMap { rest.range(of: "; \($0.words) ")?.lowerBound }.min()
      self[setting] = String(rest[..<(end ?? rest.endIndex)])
      rest = end.map { rest[$0...].dropFirst(2) } ?? ""
    }
  }

  /// The settings as an object, always in the same order.
  package var json: JSONValue {
    .object(
      LayoutRecord.Setting.allCases.compactMap { setting in
        self[setting].map { (setting.rawValue, .text($0)) }
      })
  }

  /// The settings that can change frames.
  package var withoutLooks: Self { filter { !$0.key.isLook } }
}
