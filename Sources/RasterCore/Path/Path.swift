package import Foundation

/// A sequence of contours made of lines, quadratic curves and cubic curves.
///
/// A contour that does not begin with a `move` starts at the start of the previous contour or, if
/// there is none, at the end point of its first element. Filling closes every contour. Stroking
/// closes only the contours that end with `close`.
package struct Path: Sendable, Equatable {
  /// An element of a contour.
  package enum Element: Sendable, Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The elements in drawing order.
  package internal(set) var elements: [Element] = []

  /// Makes an empty path.
  package init() {}

  package init(elements: [Element]) { self.elements = elements }

  /// Whether the path has no elements.
  package var isEmpty: Bool { elements.isEmpty }

  /// The point at which the next element starts, or nil if no element has a point.
  package var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return elements.first?.end
  }

  /// Begins a contour at a point.
  package mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  /// Appends a straight line to a point.
  package mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  /// Appends a quadratic curve to a point.
  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }
  /// Appends a cubic curve to a point.
  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Closes the contour with a line to its start.
  package mutating func closeSubpath() { elements.append(.close) }
  /// Removes all elements.
  package mutating func removeAll() { elements = [] }
}

extension Path {
  /// The elements with a `move` inserted before every contour that begins without one.
  ///
  /// A `close` that no other element precedes is omitted.
  var explicitElements: [Element] {
    var result: [Element] = []
    result.reserveCapacity(elements.count)
    var start: CGPoint?
    var isOpen = false
    for element in elements {
      if case .move(let point) = element {
        start = point
      } else if !isOpen {
        guard let first = start ?? element.end else { continue }
        start = first
        result.append(.move(to: first))
      }
      result.append(element)
      isOpen = element != .close
    }
    return result
  }
}

extension Path.Element {
  /// The end point of the element; nil for `close`.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension Path {
  /// Makes a path that is a rectangle.
  package init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Appends a rectangle.
  ///
  /// The contour starts at the upper left corner and runs clockwise on a screen.
  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Begins a contour at the first point and appends lines through the others.
  package mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}

/// The rule that determines the inside of a path whose contours overlap.
package enum FillRule: Sendable, Hashable {
  /// A point is inside if the contours' total winding around it is not zero.
  case nonZero
  /// A point is inside if the contours' total winding around it is odd.
  case evenOdd
}
