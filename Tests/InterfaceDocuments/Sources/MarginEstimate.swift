import InterfaceBuilder

/// The side margin that a cell's content had on the canvas, which depends on the width of the
/// table.
///
/// A subview that a plain constraint pins to the leading margin shows it, as for the safe area.
enum MarginEstimate {
  /// Returns the margin that most constraints show; nil if none does.
  static func sideMargin(of cell: InterfaceObject) -> Double? {
    guard let content = cell.keyed["contentView"] else { return nil }
    var frames: [String: InterfaceValue.Rect] = [:]
    for child in content.lists["subviews"] ?? [] { frames[child.id] = child.storedFrame }
    let margins = content.constraints.compactMap { constraint -> Double? in
      guard constraint.relation == .equal, constraint.priority == 1000 else { return nil }
      let (first, second) = (constraint.firstItem ?? content.id, constraint.secondItem ?? "")
      switch (constraint.firstAttribute, constraint.secondAttribute) {
      case ("leading", "leadingMargin") where second == content.id:
        return frames[first].map { $0.x - constraint.constant }
      case ("leadingMargin", "leading") where first == content.id:
        return frames[second].map { $0.x + constraint.constant }
      default: return nil
      }
    }
    let counts = Dictionary(grouping: margins) { $0 }.mapValues(\.count)
    return counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }?.key
  }
}
