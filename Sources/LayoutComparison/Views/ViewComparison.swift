import Foundation
import LayoutCore

/// A comparison of two view trees: the pairs of views, superviews first, with their changes.
///
/// ```
/// node 0  the screen's view
///   1  card                 constraint card.leading 16 → 24
///     2  title              frame.x 28 → 36        follows from node 1
///   3  footer               (appeared)
/// ```
struct ViewComparison {
  /// A view of either tree with its position in the comparison.
  struct Node {
    /// The index of the superview's node; nil for the root.
    let parent: Int?
    /// The view in the golden; nil if it appeared.
    let golden: LayoutRecord.View?
    /// The view now; nil if it vanished.
    let actual: LayoutRecord.View?
    /// The change; nil if the view is the same.
    var change: ViewChange?
    /// Whether the change can only be a result of another one: a row that was scrolled into or out
    /// of the visible part, or a property that a table sets for the last row of a section.
    var isResult = false

    /// The view as it is now or, if it vanished, as it was.
    var view: LayoutRecord.View? { actual ?? golden }
  }

  /// The views, superviews first.
  private(set) var nodes: [Node] = []

  /// Compares two views and all their descendants.
  init(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View) {
    compare(golden, actual, at: ViewPosition(golden, actual), in: nil)
    nodes = StaleTexts.noted(nodes)
  }

  private mutating func compare(
    _ golden: LayoutRecord.View, _ actual: LayoutRecord.View, at position: ViewPosition,
    in parent: Int?, order: ViewChange.Property? = nil
  ) {
    let matching = ViewMatching(golden: golden.views, actual: actual.views)
    let edges = TableEdges(golden, actual, matching)
    let rows = TableRows(matching, edges: edges)
    let own = ArrangedViews(golden, actual, matching)
      .changes(ViewChange.Property.changes(from: golden, to: actual, isRoot: parent == nil))
    let properties = (order.map { [$0] } ?? []) + rows.changes + own
    let index = add(
      properties.isEmpty ? nil : .changed(properties), golden, actual, at: position, in: parent)
    nodes[index].isResult = parent.map { isSetByTable(properties, of: actual, in: $0) } ?? false
    // The subviews of a hidden view are not recorded, so they cannot be compared.
    if golden.look[.hidden] != actual.look[.hidden] { return }
    let orders = matching.orders
    for (number, pair) in matching.pairs.enumerated() {
      compare(
        pair.golden, pair.actual, at: position.inside(pair.golden, pair.actual), in: index,
        order: rows.moves[number] ?? orders[number])
    }
    for view in matching.vanished where view.className != "OrthogonalScrollView" {
      add(.vanished, view, nil, at: position.inside(view, nil), in: index)
      nodes[nodes.count - 1].isResult = edges.wentOutOfView(view)
    }
    // UIKit creates a view of this class in a collection view for each section that scrolls across
    // the axis, so it is not reported.
    for view in matching.appeared where view.className != "OrthogonalScrollView" {
      add(.appeared, nil, view, at: position.inside(nil, view), in: index)
      nodes[nodes.count - 1].isResult = edges.cameIntoView(view)
    }
  }

  /// Returns whether a table itself sets the properties, because a row became the last one of its
  /// section or no longer is (for example the corners of a row in an inset-grouped table, or its
  /// separator).
  private func isSetByTable(
    _ properties: [ViewChange.Property], of view: LayoutRecord.View, in parent: Int
  ) -> Bool {
    guard !properties.isEmpty, let around = nodes[parent].view else { return false }
    let isRow = view.place?.kind == .row && around.look[.listStyle] == "insetGrouped"
    let isSeparator = around.place?.kind == .row && view.name == nil && view.views.isEmpty
    let own: Set<LayoutRecord.ViewProperty> =
      isRow ? [.cornerRadius, .maskedCorners, .clips] : isSeparator ? [.hidden, .background] : []
    return (isSeparator || properties.contains { own.contains($0.key) })
      && properties.allSatisfy { own.contains($0.key) || $0.isFrame }
  }

  @discardableResult private mutating func add(
    _ kind: ViewChange.Kind?, _ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?,
    at position: ViewPosition, in parent: Int?
  ) -> Int {
    let change = kind.map { kind in
      ViewChange(
        kind: kind, path: position.path, role: position.role,
        frames: (
          golden.map { $0.drawnFrame(from: position.origins.golden) },
          actual.map { $0.drawnFrame(from: position.origins.actual) }
        ), overflow: max(golden?.overflow ?? 0, actual?.overflow ?? 0))
    }
    nodes.append(Node(parent: parent, golden: golden, actual: actual, change: change))
    return nodes.count - 1
  }
}

/// The path of a view, and the origin of its coordinate system in the element's coordinates.
private struct ViewPosition {
  var path: [String] = []
  var role: [String] = []
  /// Whether the view is one that UIKit creates around a container controller's content (see
  /// `isContainer`), and is therefore left out of the paths of its subviews.
  var isInContainer = false
  var origins: (golden: CGPoint, actual: CGPoint) = (.zero, .zero)
  /// Whether the view is a row, a header or a footer of a table.
  private var isRow = false

  /// Creates the position of the element's own view, which may be scrolled.
  init(_ golden: LayoutRecord.View, _ actual: LayoutRecord.View) {
    origins = (.zero - golden.boundsOrigin, .zero - actual.boundsOrigin)
  }

  /// Returns the position of a subview.
  func inside(_ golden: LayoutRecord.View?, _ actual: LayoutRecord.View?) -> ViewPosition {
    var position = self
    guard let view = actual ?? golden else { return position }
    if isInContainer {
      position.path.removeLast()
      position.role.removeLast()
    }
    // The content view is left out of the path, because users think of it as the row itself.
    if !(isRow && view.name == "contentView") {
      position.path.append(view.label)
      position.role.append(view.role)
    }
    position.isRow = view.place != nil
    position.isInContainer = view.isContainer
    if let golden { position.origins.golden += golden.frame.origin - golden.boundsOrigin }
    if let actual { position.origins.actual += actual.frame.origin - actual.boundsOrigin }
    return position
  }
}

extension LayoutRecord.View {
  /// The view's label in messages: its place in a section of a table, its name, or otherwise its
  /// class and, except for a bar, its text.
  package var label: String {
    let look = properties
    let place = look[.place]
    if let place, TablePlace(place)?.isInSection == true { return place }
    if let name = name ?? place { return name }
    // A bar needs no text in its label: the title changes with the item, and a screen has only one
    // bar of each class.
    guard let text = look[.text] ?? look[.title], !className.hasSuffix("Bar") else {
      return className
    }
    return "\(className) \(Quotation.text(text))"
  }

  /// Whether the view is the one that UIKit creates around the bar and the content of a container
  /// controller.
  var isContainer: Bool { name == nil && className == "LayoutContainerView" }

  /// Returns the rectangle in which the view draws: its frame, or a larger one if that is recorded,
  /// or if the view is a layer whose path extends beyond the frame.
  ///
  /// - Parameter origin: the origin of the view's coordinate system in the coordinates of the
  ///   result.
  /// - Returns: the rectangle.
  fileprivate func drawnFrame(from origin: CGPoint) -> CGRect {
    let frame = CGRect(origin: origin + boundsOrigin, size: frame.size)
    let numbers = (look[.drawnFrame] ?? "").split { " ,×".contains($0) }.compactMap { Double($0) }
    guard numbers.count == 4 else { return outline(from: origin).map(frame.union) ?? frame }
    return frame.union(
      CGRect(
        x: origin.x + numbers[0], y: origin.y + numbers[1], width: numbers[2], height: numbers[3]))
  }

  /// Returns the bounding rectangle of a shape layer's path, with a margin of the line's width; nil
  /// if there is no path.
  private func outline(from origin: CGPoint) -> CGRect? {
    guard let path = look[.path].flatMap(CGRect.init(word:)) else { return nil }
    let width = look[.lineWidth].flatMap { Double($0) } ?? 1
    return path.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -width, dy: -width)
  }

  /// The part of the label that corresponding views of other elements and rows share: `row`, the
  /// name or the class.
  var role: String {
    guard let place, place.isInSection else { return name ?? className }
    return "\(place.kind)"
  }

  /// The distance that the shadow, the subviews and their shadows extend beyond the view, in
  /// points.
  fileprivate var overflow: Double {
    let path = look[.shadowPath].flatMap(CGRect.init(word:)).map(overflow) ?? 0
    let inside = look[.clips] == nil ? views : []
    let content = inside.reduce(0) { reach, view in
      max(reach, view.overflow + overflow(view.frame))
    }
    // Without a shadow path, the subviews cast a shadow too.
    let shadow = look[.shadow].flatMap(ShadowParts.init).map { $0.reach + max(0, path, content) }
    return max(content, shadow ?? 0)
  }

  /// Returns the distance that a rectangle in the view's coordinates extends beyond its bounds;
  /// negative if it is inside.
  private func overflow(_ rect: CGRect) -> Double {
    let place = rect.offsetBy(dx: -boundsOrigin.x, dy: -boundsOrigin.y)
    return Double(
      max(-place.minX, -place.minY, place.maxX - frame.width, place.maxY - frame.height))
  }
}

extension CGRect {
  /// Reads a rectangle at the beginning of a recorded text, such as `1,2 30×4 9f86d081884c7d65`;
  /// nil if the text does not contain four numbers.
  fileprivate init?(word: String) {
    let numbers = word.split { " ,×".contains($0) }.prefix(4).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension CGPoint {
  fileprivate static func + (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x + other.x, y: one.y + other.y)
  }

  fileprivate static func - (one: CGPoint, other: CGPoint) -> CGPoint {
    CGPoint(x: one.x - other.x, y: one.y - other.y)
  }

  fileprivate static func += (one: inout CGPoint, other: CGPoint) { one = one + other }
}
