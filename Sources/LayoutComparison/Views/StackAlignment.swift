import LayoutCore

/// The names of a stack view's alignments in messages, such as `top`.
///
/// Goldens record `leading` and `trailing` for both axes.
enum StackAlignment {
  /// Returns the change of an alignment with the names that UIKit uses for the stack's axis, such
  /// as `top` in a row.
  ///
  /// Changes of other properties are returned unchanged.
  static func named(
    _ change: ViewChange.Property, from golden: LayoutRecord.View, to actual: LayoutRecord.View
  ) -> ViewChange.Property {
    guard change.key == .stackAlignment else { return change }
    return ViewChange.Property(
      change.key, name: change.name, golden: name(change.golden, in: golden),
      actual: name(change.actual, in: actual), note: change.note)
  }

  private static func name(_ alignment: String, in stack: LayoutRecord.View) -> String {
    if stack.properties[.axis] == "vertical" { return alignment }
    return ["leading": "top", "trailing": "bottom"][alignment] ?? alignment
  }
}
