import Foundation

extension LayoutRecord {
  /// A setting outside of the layout that affects its frames or its look.
  ///
  /// Device, orientation and scale are reported by who shows the layout. The raw value is the name
  /// in goldens; `words` is the name in messages. Values are words for people.
  public enum Setting: String, Sendable, Hashable, CaseIterable {
    /// Whether the interface is `light` or `dark`.
    case appearance
    /// The text size that a person has chosen: `large`, `accessibility medium`.
    case textSize
    /// The reading direction: `left to right` or `right to left`.
    case direction
    /// The bars over the screen: `status bar, navigation bar “Books”`, or `none`.
    case bars
    /// The safe area insets of the viewport, from bars, sensors and the home indicator: `top 20,
    /// bottom 34`, or `none`.
    case safeArea
    /// The insets around all content, those for bars included: `top 20`, or `none`.
    case contentInset
    /// The overlays that are drawn to explain the layout: `insets, spacing`, or `none`.
    case overlays

    /// The name in messages.
    public var words: String {
      switch self {
      case .textSize: "text size"
      case .safeArea: "safe area"
      case .contentInset: "content inset"
      case .appearance, .direction, .bars, .overlays: rawValue
      }
    }

    /// Whether it changes the pixels and no frame; it is not reported if nothing is drawn.
    package var isLook: Bool { self == .appearance || self == .overlays }
  }
}

extension [LayoutRecord.Setting: String] {
  /// The settings on one line, always in one order: `text size large; bars none`.
  package var line: String {
    LayoutRecord.Setting.allCases.compactMap { setting in
      self[setting].map { "\(setting.words) \($0)" }
    }.joined(separator: "; ")
  }

  /// Reads settings from the text of `line`; nil for other text.
  package init?(line: some StringProtocol) {
    self.init()
    var rest = Substring(line)
    var left = LayoutRecord.Setting.allCases[...]
    while !rest.isEmpty {
      guard let place = left.firstIndex(where: { rest.hasPrefix("\($0.words) ") }) else {
        return nil
      }
      let setting = left[place]
      left = left[(place + 1)...]
      rest.removeFirst(setting.words.count + 1)
      // The title of a bar may have a semicolon; what it ends at is the name of another setting.
      let end = left.compactMap { rest.range(of: "; \($0.words) ")?.lowerBound }.min()
      self[setting] = String(rest[..<(end ?? rest.endIndex)])
      rest = end.map { rest[$0...].dropFirst(2) } ?? ""
    }
  }

  /// The settings as an object, always in one order.
  package var json: JSONValue {
    .object(
      LayoutRecord.Setting.allCases.compactMap { setting in
        self[setting].map { (setting.rawValue, .text($0)) }
      })
  }

  /// The settings that can move something.
  package var withoutLooks: Self { filter { !$0.key.isLook } }
}
