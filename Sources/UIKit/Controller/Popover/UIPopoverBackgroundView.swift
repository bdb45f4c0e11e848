// Mirrors UIPopoverBackgroundView and UIPopoverBackgroundViewMethods (iOS 17). Missing: nothing.
public import Foundation

/// The dimensions of a popover's custom background.
@preconcurrency @MainActor
public protocol UIPopoverBackgroundViewMethods {
  /// The width of the arrow's base, in points.
  static func arrowBase() -> CGFloat
  /// The height of the arrow, in points.
  static func arrowHeight() -> CGFloat
  /// The distances of the content from the edges of the background.
  static func contentViewInsets() -> UIEdgeInsets
}

/// The superclass of an app's custom backgrounds of popovers.
///
/// Differs from UIKit: popovers have the system's background; see `popoverBackgroundViewClass`.
@preconcurrency @MainActor
open class UIPopoverBackgroundView: UIView, UIPopoverBackgroundViewMethods {
  /// Inert: the distance of the arrow's centre from the middle of its side.
  open var arrowOffset: CGFloat = 0
  /// Inert: the direction in which the arrow points.
  open var arrowDirection = UIPopoverArrowDirection.up
  /// Inert: whether the content is drawn with the system's inner shadow.
  open class var wantsDefaultContentAppearance: Bool { true }
  /// Inert: the width of the arrow's base, in points; subclasses override it.
  open class func arrowBase() -> CGFloat { 0 }
  /// Inert: the height of the arrow, in points; subclasses override it.
  open class func arrowHeight() -> CGFloat { 0 }
  /// Inert: the distances of the content from the edges; subclasses override it.
  open class func contentViewInsets() -> UIEdgeInsets { .zero }
}
