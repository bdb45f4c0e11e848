package import Foundation

/// The slot of a group or an item, which is its rectangle before its insets are applied, or the
/// rectangle of a section's groups and insets.
package struct CompositionalBox: Sendable, Hashable {
  /// The name that the section's measures use: `group`, `group group 1 item 0`; `section` for the
  /// groups of a section with its insets.
  package var name: String
  /// Whether the rectangle is that of a group.
  package var isGroup: Bool
  /// Whether the slot belongs to the first repetition of the section's group that is visible.
  package var isFirst: Bool
  /// The frame in content coordinates, moved by the offset of a section that scrolls across the
  /// axis.
  package var frame: CGRect
  /// The insets inside the frame; leading is left.
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
