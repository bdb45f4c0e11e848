package import Foundation

/// The slot of a group or an item, as a part of its section, or the section itself.
package struct CompositionalBox: Sendable, Hashable {
  /// The name as in the section's measures: `group`, `group group 1 item 0`; `section` for the
  /// groups of a section with its insets.
  package var name: String
  /// Whether the slot is that of a group.
  package var isGroup: Bool
  /// Whether the slot belongs to the first repetition of the section's group in sight.
  package var isFirst: Bool
  /// The frame in content coordinates, where it is shown.
  package var frame: CGRect
  /// The insets inside the frame; leading is left.
  package var insets = CompositionalInsets.zero
}

/// A value that follows from the others beside it, so that it does not count when they are compared.
package struct Derived<Value: Sendable>: Sendable, Hashable {
  /// The value.
  package var value: Value

  /// Wraps a value.
  package init(_ value: Value) { self.value = value }

  /// Returns true.
  package static func == (one: Derived, other: Derived) -> Bool { true }

  /// Adds nothing.
  package func hash(into hasher: inout Hasher) {}
}
