package import Foundation

/// The slot of a group or an item, which is its rectangle before its insets are applied, or the
/// rectangle of a section's groups and insets.
package struct CompositionalBox: Sendable, Hashable {
  /// The name that the measures of the section (``LayoutRecord/Measure``) use for the rectangle:
  /// `group`, or `group group 1 item 0` for item 0 of the group that is item 1 of the section's
  /// group.
  ///
  /// The name `section` is that of the rectangle around all groups, including the section's insets.
  package var name: String
  /// Whether the rectangle is that of a group.
  package var isGroup: Bool
  /// Whether the slot belongs to the first repetition of the section's group that is visible.
  package var isFirst: Bool
  /// The frame in content coordinates, moved by the offset of a section that scrolls across the
  /// axis.
  package var frame: CGRect
  /// The insets inside the frame; the leading inset is the left one.
  package var insets = CompositionalInsets.zero
}

/// A value that is computed from the other properties of its type, so that a comparison ignores it.
package struct Derived<Value: Sendable>: Sendable, Hashable {
  /// The computed value.
  package var value: Value

  /// Wraps a computed value.
  package init(_ value: Value) { self.value = value }

  /// Returns true, whatever the two values are.
  package static func == (one: Derived, other: Derived) -> Bool { true }

  /// Leaves the hasher unchanged, because all values are equal.
  package func hash(into hasher: inout Hasher) {}
}
