// Mirrors the keys of UIApplication's dictionaries (iOS 17). Missing: `userActivityType`, CloudKit.
import Foundation

extension UIApplication {
  /// A key of the launch options.
  ///
  /// Differs from UIKit: the options are always nil.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ suffix: String) { rawValue = "UIApplicationLaunchOptions" + suffix }

    /// The key of the URL that the program is launched to open.
    public static let url = LaunchOptionsKey("URLKey")
    /// The key of the identifier of the program that sent the request.
    public static let sourceApplication = LaunchOptionsKey("SourceApplicationKey")
    /// The key of the remote notification that caused the launch.
    public static let remoteNotification = LaunchOptionsKey("RemoteNotificationKey")
    /// The key of the local notification that caused the launch.
    public static let localNotification = LaunchOptionsKey("LocalNotificationKey")
    /// The key of additional data from the program that sent the request.
    public static let annotation = LaunchOptionsKey("AnnotationKey")
    /// The key that indicates a launch for a location update.
    public static let location = LaunchOptionsKey("LocationKey")
    /// The key of the home screen quick action that caused the launch.
    public static let shortcutItem = LaunchOptionsKey("ShortcutItemKey")
    /// The key of the dictionary of a handed-off user activity.
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionaryKey")
    /// The key of the identifiers of restored Bluetooth central managers.
    public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentralsKey")
    /// The key of the identifiers of restored Bluetooth peripheral managers.
    public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripheralsKey")
  }

  /// A key of the options with which the system asks a program to open a URL.
  ///
  /// Differs from UIKit: there are no such requests.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the identifier of the program that sent the request.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of additional data from the program that sent the request.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key that indicates whether a document must be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options with which a program asks the system to open a URL.
  ///
  /// Differs from UIKit: no URL is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key that restricts the request to universal links with an installed program.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL that in UIKit opens the program's page in the Settings app.
  public static let openSettingsURLString = "app-settings:"
}

/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
