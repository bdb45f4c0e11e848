// Mirrors UISemanticContentAttribute (iOS 17). Missing: nothing.
// Mirrors UIUserInterfaceLayoutDirection (iOS 17). Missing: nothing.

/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left
/// interfaces.
public enum UISemanticContentAttribute: Int, Sendable {
  case unspecified = 0
  case playback = 1
  case spatial = 2
  case forceLeftToRight = 3
  case forceRightToLeft = 4
}

/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
}

extension UIView {
  /// Returns the reading direction of a view with an attribute, given the device's reading
  /// direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIEnvironment.current.layoutDirection)
  }

  /// Returns the reading direction of a view with an attribute, given the reading direction of its
  /// superview.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo direction: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  func setSemantics(_ attribute: UISemanticContentAttribute) {
    state.semanticContentAttribute = attribute
    readingDirectionDidChange()
  }

  /// Requests a layout and a drawing of the view after its reading direction has changed (fact
  /// H29).
  func readingDirectionDidChange() {
    if state.autoLayout != nil { rereadConstraints() }
    setNeedsLayout()
    setNeedsDisplay()
  }

  var _effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
