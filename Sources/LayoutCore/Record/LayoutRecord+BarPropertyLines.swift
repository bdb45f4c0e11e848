/// The properties of bars and their items, in the table of known properties.
extension LayoutRecord.ViewProperty {
  /// The effects of a change that does not resize the bar: other pixels, and changes of its
  /// subviews.
  private static let looks: Reach = [.paint, .inside]
  /// The effects of a change that can resize the bar: moved views, other pixels, and changes of its
  /// subviews.
  private static let sizes: Reach = [.frames, .paint, .inside]

  static let bars = [
    Line("prompt", standard: "", reach: [.frames, .text, .paint, .inside]),
    Line("prefersLargeTitles", standard: "no", reach: sizes),
    Line("largeTitleDisplayMode", standard: "automatic", reach: sizes),
    Line("largeTitle", standard: "no", reach: sizes),
    Line("backButton", reach: looks),
    Line("leftItems", reach: looks), Line("rightItems", reach: looks),
    Line("items", reach: looks), Line("selectedItem", reach: looks),
    Line("style", standard: "plain", reach: looks), Line("badge", reach: looks),
    Line("barTintColor", reach: looks), Line("translucent", standard: "yes", reach: sizes),
    Line("barStyle", standard: "default", reach: looks),
    Line("shadowImage", reach: looks),
    Line("largeTitleFont", reach: looks), Line("largeTitleColor", reach: looks),
    Line("unselectedItemTintColor", reach: looks),
    Line("appearance.background", "appearance background", standard: "system", reach: sizes),
    Line("appearance.backgroundColor", reach: looks),
    Line("appearance.shadowColor", standard: "standard", reach: looks),
    Line("appearance.backgroundImage", reach: looks),
    Line("appearance.shadowImage", reach: looks),
  ]
}
