import Basics
import InterfaceBuilder

/// A part of a document that is laid out by itself: a view of a nib or a controller, or a cell.
struct DocumentRoot {
  var object: InterfaceObject
  /// The width of the table that has the cell, in points; nil for other roots.
  var tableWidth: Double?
  var isCell: Bool {
    object.element.hasSuffix("Cell") || object.element == "collectionReusableView"
  }

  /// Returns the roots of a document in its order.
  static func roots(of document: InterfaceDocument) -> [DocumentRoot] {
    var found: [DocumentRoot] = []
    for object in document.objects where object.properties["frame"] != nil {
      found.append(DocumentRoot(object: object, tableWidth: object.width))
      found += cells(in: object)
    }
    for scene in document.scenes {
      guard let controller = scene.objects.first, var view = controller.keyed["view"] else {
        continue
      }
      if !controller.guides.isEmpty { view = view.withSafeArea(insteadOf: controller.guides) }
      found.append(DocumentRoot(object: view))
      found += cells(in: view)
    }
    return found
  }

  /// Returns the cells of the tables and collections inside an object.
  private static func cells(in object: InterfaceObject) -> [DocumentRoot] {
    let sections = object.lists["sections"] ?? []
    let lists =
      [object.lists["prototypes"], object.lists["cells"]] + sections.map { $0.lists["cells"] }
    let cells = lists.flatMap { $0 ?? [] }
    let others = (object.lists["subviews"] ?? []) + object.keyed.values.sorted { $0.line < $1.line }
    return cells.map { DocumentRoot(object: $0, tableWidth: object.width) }
      + others.flatMap { self.cells(in: $0) } + cells.flatMap { self.cells(in: $0) }
  }
}

extension InterfaceObject {
  /// The rectangle of the frame that the document stores.
  var storedFrame: InterfaceValue.Rect? {
    guard case .rect(let rect) = properties["frame"] else { return nil }
    return rect
  }

  /// The stored width in points.
  fileprivate var width: Double? { storedFrame?.width }

  /// Returns the object with a safe area in place of a controller's top and bottom guides
  /// (fact IB40).
  fileprivate func withSafeArea(insteadOf guides: [String: String]) -> InterfaceObject {
    var object = self
    let safeArea = object.guides["safeArea"] ?? "safe-area"
    object.guides["safeArea"] = safeArea
    object.constraints = constraints.map { constraint in
      var constraint = constraint
      func replace(_ item: inout String?, _ attribute: inout String) {
        guard let id = item, guides.values.contains(id) else { return }
        item = safeArea
        // The content begins at the bottom of the top guide, and ends at the top of the other.
        attribute = guides["top"] == id ? "top" : "bottom"
      }
      var other = constraint.secondAttribute ?? ""
      replace(&constraint.firstItem, &constraint.firstAttribute)
      replace(&constraint.secondItem, &other)
      if constraint.secondAttribute != nil { constraint.secondAttribute = other }
      return constraint
    }
    return object
  }
}
