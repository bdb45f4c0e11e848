// Mirrors the keys of UIApplication's dictionaries (iOS 17). Missing: user activities, CloudKit.
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

    /// See UIKit.
    public static let url = LaunchOptionsKey("URLKey")
    /// See UIKit.
    public static let sourceApplication = LaunchOptionsKey("SourceApplicationKey")
    /// See UIKit.
    public static let remoteNotification = LaunchOptionsKey("RemoteNotificationKey")
    /// See UIKit.
    public static let localNotification = LaunchOptionsKey("LocalNotificationKey")
    /// See UIKit.
    public static let annotation = LaunchOptionsKey("AnnotationKey")
    /// See UIKit.
    public static let location = LaunchOptionsKey("LocationKey")
    /// See UIKit.
    public static let shortcutItem = LaunchOptionsKey("ShortcutItemKey")
    /// See UIKit.
    public static let userActivityDictionary = LaunchOptionsKey("UserActivityDictionaryKey")
    /// See UIKit.
    public static let bluetoothCentrals = LaunchOptionsKey("BluetoothCentralsKey")
    /// See UIKit.
    public static let bluetoothPeripherals = LaunchOptionsKey("BluetoothPeripheralsKey")
  }

  /// A key of the options of a request to the program to open a URL.
  ///
  /// Differs from UIKit: no such request comes.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// See UIKit.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// See UIKit.
    public static let annotation = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// See UIKit.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// A key of the options of a request to the system to open a URL.
  ///
  /// Differs from UIKit: the system opens none.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// See UIKit.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The URL that opens the program's page in the Settings app.
  public static let openSettingsURLString = "app-settings:"
}

/// The former name of `UIApplication.LaunchOptionsKey`.
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey
/// The former name of `UIApplication.OpenURLOptionsKey`.
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
