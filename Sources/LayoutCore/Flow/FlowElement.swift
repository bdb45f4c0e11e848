package import Foundation

/// A header, an item or a footer, with the frame assigned by a flow layout.
package struct FlowElement: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The view before the first line of a section.
    case header
    /// An item of a section, by its index.
    case item(Int)
    /// The view after the last line of a section.
    case footer
  }

  /// Whether the element is a header, an item or a footer.
  package var kind: Kind
  /// The section that the element belongs to.
  package var section: Int
  /// The frame in content coordinates, in points.
  package var frame: CGRect

  /// Creates an element with its frame in points.
  package init(kind: Kind, section: Int, frame: CGRect) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
