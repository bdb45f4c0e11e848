import Foundation

extension UIView {
  /// The left side, or in right-to-left layouts the right side.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The right side, or in right-to-left layouts the left side.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The baseline of the first line of text; the upper side without text (fact AL63).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  /// The baseline of the last line of text; the lower side without text (fact AL63).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .width))
  }
  /// The height.
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .height))
  }
}

extension UILayoutGuide {
  /// The left side, or in right-to-left layouts the right side.
  public var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  /// The right side, or in right-to-left layouts the left side.
  public var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  /// The left side.
  public var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  /// The right side.
  public var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  /// The upper side.
  public var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  /// The lower side.
  public var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  /// The width.
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintAnchorPoint(self, .width))
  }
  /// The height.
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
