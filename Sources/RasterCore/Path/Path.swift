public import Foundation

/// A sequence of contours made of lines, quadratic and cubic curves.
///
/// A drawing step without a `move` before it begins a contour at the last contour's start, or at
/// the step's own end when there is none. Filling closes every contour; stroking only those that
/// end with a `close`.
public struct Path: Sendable, Equatable {
  /// One step of a contour.
  public enum Element: Sendable, Equatable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  /// The steps in drawing order.
  public internal(set) var elements: [Element] = []

  /// Makes a path without contours.
  public init() {}

  /// Makes a path from its steps.
  public init(elements: [Element]) { self.elements = elements }

  /// Whether there is no step at all.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point the next step starts from, or nil before the first one.
  public var currentPoint: CGPoint? {
    guard let last = elements.last else { return nil }
    if let end = last.end { return end }
    for element in elements.reversed() {
      if case .move(let start) = element { return start }
    }
    return elements.first?.end
  }

  /// Begins a contour.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  /// Appends a straight line.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  /// Appends a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }
  /// Appends a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Closes the contour with a line to its start.
  public mutating func closeSubpath() { elements.append(.close) }
  /// Removes every step.
  public mutating func removeAll() { elements = [] }
}

extension Path {
  /// The steps with a `move` before every contour, also before those that begin without one.
  ///
  /// A `close` before any other step is left out.
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
  /// The point the step ends at; nil for a close.
  public var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point): point
    case .quadCurve(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

extension Path {
  /// Makes a rectangle.
  public init(_ rect: CGRect) {
    self.init()
    addRect(rect)
  }

  /// Appends a rectangle: clockwise on a screen, from its upper left corner.
  public mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    closeSubpath()
  }

  /// Appends lines through all points, beginning a contour at the first.
  public mutating func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}

/// The rule for the points inside a path whose contours overlap.
public enum FillRule: Sendable, Hashable {
  /// Points around which the contours wind, in sum, at least once.
  case nonZero
  /// Points around which the contours wind an odd number of times.
  case evenOdd
}
