public import Foundation

/// A sequence of contours made of lines, quadratic and cubic curves.
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
  public private(set) var elements: [Element] = []

  /// Makes a path without contours.
  public init() {}

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
}
