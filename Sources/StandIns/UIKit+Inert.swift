public import Foundation
public import UIKit

// Members of UIKit's classes that this UIKit does not have, and that do not change a picture at
// rest.
extension UIImageView {
  /// Inert: a picture shows the image.
  public var animationImages: [UIImage]? {
    get { nil }
    set {}
  }
  /// Inert: see `animationImages`.
  public var animationDuration: TimeInterval {
    get { 0 }
    set {}
  }
  /// Inert: see `animationImages`.
  public var animationRepeatCount: Int {
    get { 0 }
    set {}
  }
  /// Inert: see `animationImages`.
  public func startAnimating() {}
  /// Inert: see `animationImages`.
  public func stopAnimating() {}
}

extension UITextField {
  /// The attributes of the text, of which the font and the colour are kept.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font as Any, .foregroundColor: textColor as Any] }
    set {
      if let value = newValue[.font] as? UIFont { font = value }
      if let value = newValue[.foregroundColor] as? UIColor { textColor = value }
    }
  }
}

extension UIView {
  /// Inert: an animation that begins like this is at its end at once.
  public static func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {}
  /// Inert: see `beginAnimations(_:context:)`.
  public static func commitAnimations() {}
  /// Inert: see `beginAnimations(_:context:)`.
  public static func setAnimationDuration(_ duration: TimeInterval) {}
  /// Inert: see `beginAnimations(_:context:)`.
  public static func setAnimationCurve(_ curve: UIView.AnimationCurve) {}
}

extension UINavigationBar {
  /// Inert: the sign of the way back is the system's.
  @_disfavoredOverload public var backIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  /// Inert: see `backIndicatorImage`.
  @_disfavoredOverload public var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }
}

extension UISlider {
  /// The values at which a slider of iOS 26 stops; earlier systems draw no marks.
  public struct TrackConfiguration: Hashable, Sendable {
    /// Whether the slider has no values between its marks.
    public var allowsTickValuesOnly: Bool
    /// The number of marks.
    public var numberOfTicks: Int

    /// Makes marks at equal distances.
    public init(allowsTickValuesOnly: Bool = false, numberOfTicks: Int) {
      (self.allowsTickValuesOnly, self.numberOfTicks) = (allowsTickValuesOnly, numberOfTicks)
    }
  }
  /// Inert: see `TrackConfiguration`.
  public var trackConfiguration: TrackConfiguration? {
    get { nil }
    set {}
  }
}
