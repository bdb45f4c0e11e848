package import Foundation

/// A header, an item or a footer, with the frame that a flow layout gave it.
package struct FlowElement: Sendable, Hashable {
  /// A kind of element.
  package enum Kind: Sendable, Hashable {
    /// The view before the first line of a section.
    case header
    /// An item of a section, by its number.
    case item(Int)
    /// The view after the last line of a section.
    case footer
  }

  /// The kind of element.
  package var kind: Kind
  /// The section that it belongs to.
  package var section: Int
  /// The frame, in content coordinates and points.
  package var frame: CGRect

  /// Makes an element.
  package init(kind: Kind, section: Int, frame: CGRect) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
