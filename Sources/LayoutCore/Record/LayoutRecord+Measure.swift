extension LayoutRecord {
  /// A measure of a section that a layout describes itself, such as the width of the items of a
  /// group.
  public struct Measure: Sendable, Hashable {
    /// The name, which is unique in its section: `group item 0 width`.
    public var name: String
    /// The value as text: `½ of 343`.
    public var text: String

    /// Creates a measure.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }
}
