import InterfaceBuilder

/// The frames that a document stores for one root, checked against its own constraints.
///
/// Some documents were changed by hand or by a merge, or saved while their constraints were in
/// conflict: then the frames are no solution, and nothing can be compared with them.
struct StoredLayout {
  /// A frame in the root's coordinates.
  private struct Place {
    var x, y, width, height: Double
  }

  private var places: [String: Place] = [:]
  /// The views that are hidden, misplaced or content of a scroll view, with all inside them.
  private var ignored: Set<String> = []
  /// The constraints that some size classes leave out.
  private var varied: Set<String> = []
  private var constraints: [InterfaceConstraint] = []

  /// Reads the frames of a root.
  init(of root: InterfaceObject) {
    add(root, x: 0, y: 0, isIgnored: false)
  }

  private mutating func add(_ object: InterfaceObject, x: Double, y: Double, isIgnored: Bool) {
    if let rect = object.storedFrame {
      places[object.id] = Place(x: x, y: y, width: rect.width, height: rect.height)
    }
    if isIgnored { ignored.insert(object.id) }
    for variation in object.variations { varied.formUnion(variation.excluded) }
    for constraint in object.constraints {
      var constraint = constraint
      constraint.firstItem = constraint.firstItem ?? object.id
      constraints.append(constraint)
    }
    let content = object.keyed["contentView"].map { [$0] } ?? []
    for child in content + (object.lists["subviews"] ?? []) {
      let rect = child.storedFrame ?? .init(x: 0, y: 0, width: 0, height: 0)
      let isStale = child.flag("misplaced") == true || child.flag("ambiguous") == true
      add(
        child, x: x + rect.x, y: y + rect.y,
        isIgnored: isIgnored || isStale || child.flag("hidden") == true
          || object.element == "scrollView")
    }
  }

  /// The first plain constraint that the stored frames contradict by more than a point.
  var contradiction: InterfaceConstraint? {
    constraints.first { constraint in
      guard Self.isPlain(constraint), !varied.contains(constraint.id) else { return false }
      guard let first = number(constraint.firstItem, constraint.firstAttribute) else {
        return false
      }
      guard let item = constraint.secondItem else { return abs(first - constraint.constant) > 1 }
      guard let second = number(item, constraint.secondAttribute ?? "") else { return false }
      return abs(first - second * constraint.multiplier - constraint.constant) > 1
    }
  }

  private static func isPlain(_ constraint: InterfaceConstraint) -> Bool {
    // On nearly every canvas the width is compact and the height regular.
    constraint.relation == .equal && constraint.priority == 1000 && !constraint.isSymbolic
      && constraint.variations.allSatisfy { $0.isWidthRegular == true }
  }

  /// Returns the value of an item's attribute; nil for a guide, a margin or a baseline.
  private func number(_ item: String?, _ attribute: String) -> Double? {
    guard let item, !ignored.contains(item), let place = places[item] else { return nil }
    switch attribute {
    case "left", "leading": return place.x
    case "right", "trailing": return place.x + place.width
    case "top": return place.y
    case "bottom": return place.y + place.height
    case "width": return place.width
    case "height": return place.height
    case "centerX": return place.x + place.width / 2
    case "centerY": return place.y + place.height / 2
    default: return nil
    }
  }
}
