import Foundation

/// A builder of edges in device space from outlines, clipped to the visible rectangle.
///
/// The builder converts curves to lines (`BalancedSubdivision`) and rounds points to the grid of
/// `Edge`. An outline entirely inside the rectangle is not clipped. Any other outline that may be
/// visible is clipped line by line, see `EdgeBuilder+Clipping.swift`.
struct EdgeBuilder {
  let edges = EdgeStore()
  /// The visible rectangle.
  private(set) var clip = PixelRect.empty
  /// The bounding box of the current shape's outlines, clipped to the visible rectangle.
  private var box = PixelRect.empty
  private var isInside = false
  private var current = CGPoint.zero
  /// The current point, rounded to the grid of `Edge`.
  private var grid = GridPoint(.zero)
  private var start = CGPoint.zero
  private var hasCurrent = false
  private var hasStart = false
  /// The pixel at which the shape's coordinates start, and its position in units of the grid of
  /// `Edge`.
  private var origin = (x: 0, y: 0)
  private var shift = (x: Int32(0), y: Int32(0))

  /// A point on the grid of edges.
  struct GridPoint {
    let x: Int32, y: Int32

    @inline(__always)
    init(_ point: CGPoint) {
      x = Int32(truncatingIfNeeded: FixedPoint.round(Double(point.x) * Double(Edge.one)))
      y = Int32(truncatingIfNeeded: FixedPoint.round(Double(point.y) * Double(Edge.one)))
    }
  }

  /// Begins a shape that is visible only inside a rectangle.
  ///
  /// The shape's edges are appended to the existing edges.
  ///
  /// The coordinates passed to `add` are relative to the pixel `(x, y)`, so that a shape has the
  /// same edges wherever it is drawn.
  mutating func begin(clip: PixelRect, x: Int = 0, y: Int = 0) {
    self.clip = clip.offsetBy(dx: -x, dy: -y)
    box = .empty
    origin = (x, y)
    shift = (
      Int32(truncatingIfNeeded: x << Edge.fractionBits),
      Int32(truncatingIfNeeded: y << Edge.fractionBits)
    )
  }

  /// Ends the shape and returns the pixels that it may cover.
  func end() -> PixelRect { box.isEmpty ? box : box.offsetBy(dx: origin.x, dy: origin.y) }

  /// Appends a path under a transform.
  mutating func add(_ path: Path, transform t: CGAffineTransform) {
    let bounds = BoundsBuilder(path, transform: t)
    guard enter(bounds) else { return }
    for element in path.elements {
      let element = element.applying(t)
      if bounds.isComplete || element.isFinite { add(element) }
    }
    close()
  }

  /// Appends closed contours under a transform.
  mutating func add(_ outlines: Outlines, transform t: CGAffineTransform) {
    let bounds = BoundsBuilder(outlines.points, transform: t)
    guard enter(bounds) else { return }
    for contour in outlines.contours {
      // If nothing has to be clipped or skipped, the points are rounded directly to the grid.
      if isInside, bounds.isComplete {
        addInside(outlines.points, contour, t)
      } else {
        hasStart = false
        for index in contour {
          let point = outlines.points[index].applying(t)
          if point.isFinite { line(to: point) }
        }
        close()
      }
    }
  }

  /// Appends a closed contour of finite points that are all inside the rectangle.
  private func addInside(
    _ points: [CGPoint], _ contour: Range<Int>, _ t: CGAffineTransform
  ) {
    points.withUnsafeBufferPointer { points in
      var from = GridPoint(points[contour.upperBound - 1].applying(t))
      var index = contour.lowerBound
      while index < contour.upperBound {
        let to = GridPoint(points[index].applying(t))
        append(from, to)
        from = to
        index &+= 1
      }
    }
  }

  /// Begins an outline with bounds, and returns whether any of the outline is visible.
  private mutating func enter(_ bounds: BoundsBuilder) -> Bool {
    // An outline entirely on one side of the rectangle is invisible. If an outline is to the left,
    // its edges would be moved to the left side, where the windings of a closed outline add up to
    // zero.
    guard let seen = PixelRect(around: bounds, in: clip) else { return false }
    isInside = bounds.isInside(clip)
    box = box.union(seen)
    hasCurrent = false
    hasStart = false
    return true
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let p):
      // Filling closes every contour, so that the winding around a pixel is a whole number.
      close()
      start = Self.limited(p)
      hasStart = true
      setCurrent(start)
    case .line(let p): line(to: p)
    case .quadCurve(let p, let c): quadCurve(to: p, c)
    case .curve(let p, let c, let d): curve(to: p, c, d)
    case .close: close()
    }
  }

  /// Draws the line back to the start of the contour.
  private mutating func close() {
    if hasCurrent { line(to: start) }
    hasCurrent = false
  }

  private mutating func setCurrent(_ point: CGPoint) {
    current = point
    grid = GridPoint(point)
    hasCurrent = true
  }

  /// Ensures that there is a current point, by the rule of `Path` for contours without a `move`.
  ///
  /// `Path.explicitElements` implements the same rule but creates an array, which is too slow here,
  /// because every fill calls this function.
  private mutating func begin(at fallback: CGPoint) {
    guard !hasCurrent else { return }
    if !hasStart { start = fallback }
    hasStart = true
    setCurrent(start)
  }

  private mutating func line(to point: CGPoint) {
    let point = Self.limited(point)
    begin(at: point)
    if isInside {
      let next = GridPoint(point)
      append(grid, next)
      grid = next
    } else {
      addCut(current, point)
    }
    current = point
  }

  private mutating func quadCurve(to end: CGPoint, _ c: CGPoint) {
    let (end, c) = (Self.limited(end), Self.limited(c))
    begin(at: end)
    let p = current
    // An invisible curve changes the winding of other pixels as much as its chord does, so the
    // chord replaces it.
    if !isInside, isInvisible(p, c, end) { return line(to: end) }
    BalancedSubdivision.forEachPoint(p, c, end) { line(to: $0) }
  }

  private mutating func curve(to end: CGPoint, _ c: CGPoint, _ d: CGPoint) {
    let (end, c, d) = (Self.limited(end), Self.limited(c), Self.limited(d))
    begin(at: end)
    let p = current
    if !isInside, isInvisible(p, c, end), isInvisible(p, d, end) { return line(to: end) }
    BalancedSubdivision.forEachPoint(p, c, d, end) { line(to: $0) }
  }

  /// Limits a point to ±2³⁰ pixels, so that it can be converted to fixed-point numbers.
  @inline(__always)
  private static func limited(_ p: CGPoint) -> CGPoint {
    let limit: CGFloat = 1_073_741_824
    return CGPoint(x: min(max(p.x, -limit), limit), y: min(max(p.y, -limit), limit))
  }

  /// Appends a line unless it is horizontal.
  ///
  /// Horizontal lines cover nothing.
  @inline(__always)
  func append(_ from: GridPoint, _ to: GridPoint) {
    guard from.y != to.y else { return }
    edges.append(
      Edge(
        x0: from.x &+ shift.x, y0: from.y &+ shift.y, x1: to.x &+ shift.x, y1: to.y &+ shift.y))
  }
}
