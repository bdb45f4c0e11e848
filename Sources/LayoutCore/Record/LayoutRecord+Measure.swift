extension LayoutRecord {
  /// A measure of a section, as text that the layout itself provides, such as the width of a
  /// group's items.
  public struct Measure: Sendable, Hashable {
    /// The name, which is unique in its section: `group item 0 width`.
    public var name: String
    /// The value as text: `½ of 343`.
    public var text: String

    /// Creates a measure from its name and its value as text.
    package init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }

    /// The name of the measure for the distance between the sections of a compositional layout.
    package static let sectionSpacing = "inter-section spacing"
    /// The name of the measure that is recorded if a flow layout pins its headers to the visible
    /// part.
    package static let pinnedHeader = "headers pin to visible bounds"
    /// The name of the measure that is recorded if a flow layout pins its footers to the visible
    /// part.
    package static let pinnedFooter = "footers pin to visible bounds"

    /// The measures that were added with version 4 of the recorded properties; goldens of earlier
    /// versions are not compared by them.
    package static let added: Set<String> = [sectionSpacing, pinnedHeader, pinnedFooter]

    /// Returns whether the measure with a name records whether a header or footer is pinned.
    package static func isPinning(_ name: String) -> Bool {
      name.hasSuffix(" pinned") || name == pinnedHeader || name == pinnedFooter
    }
  }
}
