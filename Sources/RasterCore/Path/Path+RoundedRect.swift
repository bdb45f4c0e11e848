package import Foundation

extension Path {
  /// Makes a rectangle with equally rounded corners.
  ///
  /// The radius is in points.
  package init(roundedRect rect: CGRect, radius: CGFloat, style: CornerStyle = .circular) {
    self.init()
    addRoundedRect(in: rect, radius: radius, style: style)
  }

  /// Appends a rectangle with equally rounded corners.
  ///
  /// The radius is in points.
  package mutating func addRoundedRect(
    in rect: CGRect, radius: CGFloat, style: CornerStyle = .circular
  ) {
    addRoundedRect(in: rect, radii: CornerRadii(radius), style: style)
  }

  /// Appends a rectangle with rounded corners.
  ///
  /// The contour starts at the lower end of the upper left corner, and runs clockwise on a screen.
  ///
  /// Radii that do not fit are reduced, all by the same factor. A continuous corner begins further
  /// from the corner point than a circular one. If the sides are too short for a continuous corner,
  /// its shape is interpolated towards that of a circular corner.
  package mutating func addRoundedRect(
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
package struct CornerRadii: Sendable, Hashable {
  /// The radii of the four corners, with y down.
  package var topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat

  /// Makes radii that may differ.
  ///
  /// Each is 0 by default.
  package init(
    topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomRight: CGFloat = 0, bottomLeft: CGFloat = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Makes four equal radii.
  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// The shape of a rounded corner.
package enum CornerStyle: Sendable, Hashable {
  /// A quarter circle.
  case circular
  /// Apple's smooth corner, whose curvature increases gradually from zero.
  ///
  /// The curve begins 1.53 radii before the corner point.
  case continuous
}
