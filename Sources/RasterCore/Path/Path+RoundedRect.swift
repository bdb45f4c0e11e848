public import Foundation

extension Path {
  /// Makes a rectangle with equally rounded corners.
  public init(roundedRect rect: CGRect, radius: CGFloat, style: CornerStyle = .circular) {
    self.init()
    addRoundedRect(in: rect, radius: radius, style: style)
  }

  /// Appends a rectangle with equally rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, radius: CGFloat, style: CornerStyle = .circular
  ) {
    addRoundedRect(in: rect, radii: CornerRadii(radius), style: style)
  }

  /// Appends a rectangle with rounded corners: clockwise on a screen, from its upper left corner's
  /// end.
  ///
  /// Radii that do not fit are made smaller, all by the same factor. A continuous corner whose long
  /// approach does not fit comes closer to the circular one, and is circular when none of it fits.
  public mutating func addRoundedRect(
    in rect: CGRect, radii: CornerRadii, style: CornerStyle = .circular
  ) {
    let rect = rect.standardized
    let corners = RoundedCorner.corners(of: rect, radii: radii, style: style)
    guard corners.contains(where: { $0.radius > 0 }) else { return addRect(rect) }
    for (index, corner) in corners.enumerated() {
      corner.append(to: &self, beginning: index == 0)
    }
    closeSubpath()
  }
}

/// The radius of each corner of a rectangle, in points.
public struct CornerRadii: Sendable, Hashable {
  /// The radii by corner, y down.
  public var topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat

  /// Makes radii that may differ; a corner not given is square.
  public init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes equal radii.
  public init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The rounding of a corner.
public enum CornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// Apple's smooth corner, whose curvature grows from nothing and which begins 1.53 radii before
  /// the corner.
  case continuous
}
