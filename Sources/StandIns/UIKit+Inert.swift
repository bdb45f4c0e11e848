public import Foundation
public import UIKit

// Members of UIKit's classes that the module UIKit lacks; those marked `Inert:` do not change a
// picture.
extension UIImageView {
  /// Inert: `image` is drawn instead.
  public var animationImages: [UIImage]? {
    get { nil }
    set {}
  }
  /// Inert: nothing is animated.
  public var animationDuration: TimeInterval {
    get { 0 }
    set {}
  }
  /// Inert: nothing is animated.
  public var animationRepeatCount: Int {
    get { 0 }
    set {}
  }
  /// Inert: nothing is animated.
  public func startAnimating() {}
  /// Inert: nothing is animated.
  public func stopAnimating() {}
}

extension UITextField {
  /// The attributes of the text: the font and the colour; other attributes are ignored.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let value = newValue[.font] as? UIFont { font = value }
      if let value = newValue[.foregroundColor] as? UIColor { textColor = value }
    }
  }
}

extension UIView {
  /// Inert: changes after it take effect at once.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Inert: nothing is animated.
  public static func commitAnimations() {}
  /// Inert: nothing is animated.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Inert: nothing is animated.
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
}

extension UINavigationBar {
  /// Inert: the system's chevron is drawn on the back button.
  @_disfavoredOverload public var backIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  /// Inert: the system's chevron is drawn on the back button.
  @_disfavoredOverload public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UISlider {
  /// The tick marks of a slider in iOS 26, which are not drawn.
  public struct TrackConfiguration: Hashable, Sendable {
    /// Whether the slider stops only at its marks.
    public var allowsTickValuesOnly: Bool
    /// The number of marks.
    public var numberOfTicks: Int

    /// Makes marks at equal distances.
    public init(allowsTickValuesOnly: Bool = false, numberOfTicks: Int) {
      (self.allowsTickValuesOnly, self.numberOfTicks) = (allowsTickValuesOnly, numberOfTicks)
    }
  }
  /// Inert: tick marks are not drawn.
  public var trackConfiguration: TrackConfiguration? {
    get { nil }
    set {}
  }
}
