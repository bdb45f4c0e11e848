import Foundation

extension UIView {
  /// The anchor of the left side, or of the right side in right-to-left layouts.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The anchor of the right side, or of the left side in right-to-left layouts.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The anchor of the left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The anchor of the right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The anchor of the upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The anchor of the lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The anchor of the first line's baseline, or of the upper side if there is no text (fact AL63).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The anchor of the last line's baseline, or of the lower side if there is no text (fact AL63).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .width))
  }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .height))
  }
}

extension UILayoutGuide {
  /// The anchor of the left side, or of the right side in right-to-left layouts.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The anchor of the right side, or of the left side in right-to-left layouts.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The anchor of the left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The anchor of the right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The anchor of the horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The anchor of the upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The anchor of the lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The anchor of the vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The anchor of the width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .width))
  }
  /// The anchor of the height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .height))
  }
}

extension LayoutItem {
  fileprivate func x(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintAnchorPoint(self, attribute))
  }

  fileprivate func y(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintAnchorPoint(self, attribute))
  }
}
