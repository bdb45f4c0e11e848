// Mirrors UIScreen (iOS 17). Missing: screens beside the main one, modes, brightness, fixed
// coordinate spaces, frame rates.
public import Foundation

/// The screen of the device, as `UIEnvironment` describes it.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment, UICoordinateSpace {
  /// The only instance, which describes the screen of the current device.
  open class var main: UIScreen { _main }
  private static let _main = UIScreen()

  /// Makes a separate object that describes the same screen; only for subclasses.
  public override init() { super.init() }

  /// The rectangle of the screen in points in its current orientation, with a zero origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: UIEnvironment.current.screenSize) }
  /// The coordinate space of the screen in its current orientation.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// The scale of the screen in pixels per point.
  open var scale: CGFloat { UIEnvironment.current.scale }
  /// The physical pixels per point: the same as `scale`, as no screen is resampled.
  open var nativeScale: CGFloat { scale }
  /// The rectangle of the screen in pixels, in portrait.
  open var nativeBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// The greatest number of frames per second: 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// The traits of the current device.
  open var traitCollection: UITraitCollection { UIEnvironment.current.traitCollection }
  /// Inert: in UIKit called after `traitCollection` has changed; for subclasses.
  ///
  /// Differs from UIKit: it is never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
