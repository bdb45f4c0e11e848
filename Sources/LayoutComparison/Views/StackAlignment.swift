import LayoutCore

/// The names of a stack view's alignments: goldens call both ends of a row as those of a column.
enum StackAlignment {
  /// Returns the change of an alignment with the names that it has along each side's axis.
  ///
  /// Other changes are returned as they are.
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
