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
  /// Radii that do not fit are made smaller, all by the same factor. A continuous corner without
  /// room for its long approach comes closer to the circular one, which it reaches when there is
  /// none.
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
