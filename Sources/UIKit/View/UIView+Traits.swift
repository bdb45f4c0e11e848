import Foundation

extension UIView {
  /// Returns the reading direction of a view with an attribute in the device's direction.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(for: attribute, relativeTo: UIEnvironment.current.layoutDirection)
  }

  /// Returns the reading direction of a view with an attribute in a surrounding direction.
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
  func setStyle(_ style: UIUserInterfaceStyle) {
    state.overrideUserInterfaceStyle = style
    noteTraitsInTree()
  }

  func setSemantics(_ attribute: UISemanticContentAttribute) {
    state.semanticContentAttribute = attribute
    setNeedsLayout()
    setNeedsDisplay()
  }

  var ownReadingDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  var effectiveTraits: UITraitCollection {
    let inherited = inheritedTraits
    let style = overrideUserInterfaceStyle
    guard style != .unspecified, style != inherited.userInterfaceStyle else { return inherited }
    return UITraitCollection(
      inherited.values.overridden(by: TraitValues(userInterfaceStyle: style)))
  }

  /// The traits of the superview, or of the device without one.
  var inheritedTraits: UITraitCollection {
    superview?.traitCollection ?? UIEnvironment.current.traitCollection
  }

  /// Tells about traits that are not what they were when this was last called.
  func noteTraits() {
    let (old, new) = (state.knownTraits, traitCollection)
    guard old != new else { return }
    state.knownTraits = new
    refreshColors()
    setNeedsDisplay()
    guard let old else { return }
    controller?.traitCollectionDidChange(old)
    traitCollectionDidChange(old)
    if controller != nil, old.horizontalSizeClass != new.horizontalSizeClass { noteSystemMargins() }
  }

  func noteTraitsInTree() {
    noteTraits()
    for child in children { child.noteTraitsInTree() }
  }
}
