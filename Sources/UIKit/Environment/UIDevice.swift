// Mirrors UIDevice (iOS 17). Missing: battery, proximity, notifications of orientation, vendor identifier.
public import Foundation

/// The device that the process pretends to be, as `UIEnvironment` describes it.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The only device.
  public static let current = UIDevice()

  override init() { super.init() }

  /// The name of the device.
  open var name: String { UIEnvironment.current.deviceName }
  /// `iPhone` or `iPad`.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// `iOS` or `iPadOS`.
  open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose behaviour is mirrored.
  open var systemVersion: String { "17.0" }
  /// Whether this is a phone or a pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { UIEnvironment.current.idiom }
  /// How the device is held: upright when the screen is higher than wide.
  open var orientation: UIDeviceOrientation {
    let size = UIEnvironment.current.screenSize
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}
