import Foundation
import LayoutCore

/// The constraints of a layout, and the obstacles that their lines avoid.
///
/// All rectangles are in picture coordinates. Of several elements of one kind and class, such as
/// cells, only the first shows its satisfied constraints; of the others, only broken and ambiguous
/// constraints are shown.
struct ConstraintSurvey {
  /// The constraints, in the order of the view tree.
  private(set) var constraints: [ShownConstraint] = []
  /// The obstacles in the picture.
  private(set) var obstacles = Obstacles()
  /// Whether constraints were left out, because an element of the same class already shows its own.
  private(set) var isShortened = false

  private let page: AnnotationPage
  private let metrics: LabelMetrics
  private let isRightToLeft: Bool
  private var views: [(frame: CGRect, around: CGRect?)] = []
  private var found: [Found] = []

  /// A constraint in the view tree, in content coordinates.
  private struct Found {
    var constraint: LayoutRecord.Constraint
    var own: CGRect
    var around: CGRect?
    var isLikeOthers: Bool
  }

  /// A view's place in the view tree: the origin of its coordinates, and the frame of its
  /// superview.
  private struct Place {
    var origin: CGPoint
    var around: CGRect?
    var isLikeOthers = false
  }

  /// Collects the constraints of the screen and of elements whose views are recorded.
  init(_ layout: LayoutRecord, on page: AnnotationPage, metrics: LabelMetrics) {
    (self.page, self.metrics) = (page, metrics)
    isRightToLeft = layout.settings?[.direction] == "right to left"
    if let screen = layout.screen {
      let corner = CGPoint(
        x: layout.viewport.minX - layout.screenFrame.minX,
        y: layout.viewport.minY - layout.screenFrame.minY)
      visit(screen, at: Place(origin: corner))
    }
    visit(layout.elements)
    obstacles.texts += page.words
    constraints = found.filter(isTold).compactMap(shown)
  }

  private mutating func visit(_ elements: [LayoutRecord.Element]) {
    var known: Set<String> = []
    // Of several elements of one class, only the first shows its satisfied constraints. The
    // elements that are completely on the screen are visited first, because one that is cut off
    // would show them badly.
    let whole = elements.filter { page.viewport.contains(page.rect($0.frame)) }
    for element in whole + elements.filter({ !whole.contains($0) }) {
      guard let view = element.view, page.rect(element.frame).overlaps(page.viewport) else {
        continue
      }
      let isKnown = !known.insert("\(element.kind) \(view.className)").inserted
      if isKnown, view.hasConstraints { isShortened = true }
      visit(view, at: Place(origin: element.frame.origin, isLikeOthers: isKnown))
    }
  }

  private mutating func visit(_ view: LayoutRecord.View, at place: Place) {
    guard view.look[.hidden] == nil else { return }
    let frame = view.frame.moved(by: place.origin)
    views.append((frame, place.around))
    addObstacles(of: view, frame)
    found += view.constraints.map { constraint in
      var moved = constraint
      moved.start = constraint.start.moved(by: place.origin)
      moved.end = constraint.end.moved(by: place.origin)
      return Found(
        constraint: moved, own: frame, around: place.around, isLikeOthers: place.isLikeOthers)
    }
    let inner = CGPoint(x: frame.minX - view.boundsOrigin.x, y: frame.minY - view.boundsOrigin.y)
    for child in view.views {
      visit(
        child, at: Place(origin: inner, around: frame, isLikeOthers: place.isLikeOthers))
    }
  }
}

extension ConstraintSurvey {
  private mutating func addObstacles(of view: LayoutRecord.View, _ frame: CGRect) {
    let shown = page.rect(frame)
    if let box = metrics.textBox(of: view, isRightToLeft: isRightToLeft) {
      obstacles.texts.append(page.rect(box.moved(by: frame.origin)))
    }
    let told = view.look.told
    if told.contains(.image) || told.contains(.drawing) { obstacles.pictures.append(shown) }
    if [.background, .border, .shadow, .image].contains(where: told.contains) {
      obstacles.frames.append(shown)
    }
  }

  /// Returns whether a constraint is shown.
  ///
  /// A constraint that is not satisfied because of constraints with a higher priority is not shown,
  /// because its constant is not the length in the picture. Of several elements of one class, only
  /// the first shows its satisfied constraints.
  private func isTold(_ found: Found) -> Bool {
    switch found.constraint.state {
    case .outweighed: false
    case .broken, .ambiguous: true
    case .satisfied, .atLimit: !found.isLikeOthers
    }
  }

  private func shown(_ found: Found) -> ShownConstraint? {
    let constraint = found.constraint
    let (start, end) = (page.point(constraint.start), page.point(constraint.end))
    let screen = page.screen.insetBy(dx: -0.5, dy: -0.5)
    // Constraints outside the screen are not shown.
    guard screen.contains(start), screen.contains(end) else { return nil }
    return ShownConstraint(
      constraint: constraint, axis: constraint.axis, start: start, end: end,
      first: page.rect(found.own), second: secondItem(of: found).map(page.rect),
      peers: peers(of: found).map(page.rect))
  }

  /// The maximum difference between lengths that count as equal, in points; frames are rounded to
  /// pixels.
  private static let rounding: CGFloat = 0.75

  private func peers(of found: Found) -> [CGRect] {
    guard found.constraint.isLength else { return [] }
    let axis = found.constraint.axis
    return views.filter { $0.frame == found.around || $0.around == found.around }.map(\.frame)
      .filter { $0 != found.own && abs($0.length(axis) - found.own.length(axis)) < Self.rounding }
  }

  /// Returns the item from which a constraint measures; nil for a width or a height, or if no view
  /// matches.
  ///
  /// The recorded line starts at an edge or in the middle of this item; across the axis, it is in
  /// the middle of the range that both items cover.
  private func secondItem(of found: Found) -> CGRect? {
    guard !found.constraint.isLength else { return nil }
    let (axis, start) = (found.constraint.axis, found.constraint.start)
    func matches(_ view: CGRect) -> Bool {
      let places = [view.lower(axis), view.upper(axis), view.middle(axis)]
      return view != found.own && places.contains { abs($0 - axis.along(start)) < 0.01 }
        && abs(found.own.sharedMiddle(view, axis.turned) - axis.across(start)) < 0.01
    }
    // The superview is tried first, because a view is constrained to its superview far more often
    // than to another view with the same frame.
    return ((found.around.map { [$0] } ?? []) + views.map(\.frame)).first(where: matches)
  }
}

extension LayoutRecord.View {
  fileprivate var hasConstraints: Bool {
    !constraints.isEmpty || views.contains(where: \.hasConstraints)
  }
}

extension AnnotationPage {
  /// Converts a point from content to picture coordinates.
  fileprivate func point(_ point: CGPoint) -> CGPoint {
    rect(CGRect(origin: point, size: .zero)).origin
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint {
    CGPoint(x: x + distance.x, y: y + distance.y)
  }
}

extension CGRect {
  fileprivate func moved(by distance: CGPoint) -> CGRect {
    offsetBy(dx: distance.x, dy: distance.y)
  }

  /// Returns the middle of the range that two rectangles both cover along an axis; if they do not
  /// overlap, the middle of this rectangle.
  fileprivate func sharedMiddle(_ other: CGRect, _ axis: Axis) -> CGFloat {
    let start = Swift.max(lower(axis), other.lower(axis))
    let end = Swift.min(upper(axis), other.upper(axis))
    return start <= end ? (start + end) / 2 : middle(axis)
  }
}
