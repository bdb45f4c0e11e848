public import Foundation

/// The notifications of an app, of which none is delivered.
open class UNUserNotificationCenter: NSObject, StandInMembers {
  /// See UserNotifications.
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  /// See UserNotifications.
  public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  /// See UserNotifications.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  /// See UserNotifications.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  /// See UserNotifications.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {}
  /// See UserNotifications.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  /// See UserNotifications.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
  /// See UserNotifications.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {}
  /// Inert: see UserNotifications.
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {}
  /// Inert: see UserNotifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  /// Inert: see UserNotifications.
  open func removeAllPendingNotificationRequests() {}
  /// Inert: see UserNotifications.
  open func removeAllDeliveredNotifications() {}
  /// Inert: see UserNotifications.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Inert: see UserNotifications.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// See UserNotifications.
  open func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
}
/// See UserNotifications.
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
/// See UserNotifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
/// See UserNotifications.
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
/// See UserNotifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// See UserNotifications.
  public let rawValue: UInt
  /// See UserNotifications.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See UserNotifications.
  public static let badge = Self(rawValue: 1)
  /// See UserNotifications.
  public static let sound = Self(rawValue: 2)
  /// See UserNotifications.
  public static let alert = Self(rawValue: 4)
  /// See UserNotifications.
  public static let carPlay = Self(rawValue: 8)
  /// See UserNotifications.
  public static let criticalAlert = Self(rawValue: 16)
  /// See UserNotifications.
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  /// See UserNotifications.
  public static let provisional = Self(rawValue: 64)
}
/// See UserNotifications.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// See UserNotifications.
  public let rawValue: UInt
  /// See UserNotifications.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See UserNotifications.
  public static let badge = Self(rawValue: 1)
  /// See UserNotifications.
  public static let sound = Self(rawValue: 2)
  /// See UserNotifications.
  public static let alert = Self(rawValue: 4)
  /// See UserNotifications.
  public static let list = Self(rawValue: 8)
  /// See UserNotifications.
  public static let banner = Self(rawValue: 16)
}
/// See UserNotifications.
open class UNNotificationSettings: NSObject, StandInMembers {
  /// See UserNotifications.
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// See UserNotifications.
  open var alertSetting: UNNotificationSetting { .enabled }
  /// See UserNotifications.
  open var soundSetting: UNNotificationSetting { .enabled }
  /// See UserNotifications.
  open var badgeSetting: UNNotificationSetting { .enabled }
}
/// See UserNotifications.
open class UNNotificationContent: NSObject, StandInMembers {
  /// See UserNotifications.
  public var title = ""
  /// See UserNotifications.
  public var subtitle = ""
  /// See UserNotifications.
  public var body = ""
  /// See UserNotifications.
  public var badge: NSNumber?
  /// See UserNotifications.
  public var sound: UNNotificationSound?
  /// See UserNotifications.
  public var categoryIdentifier = ""
  /// See UserNotifications.
  public var threadIdentifier = ""
  /// See UserNotifications.
  public var userInfo: [AnyHashable: Any] = [:]
  /// See UserNotifications.
  public var attachments: [UNNotificationAttachment] = []
}
/// See UserNotifications.
open class UNMutableNotificationContent: UNNotificationContent {}
/// See UserNotifications.
open class UNNotificationSound: NSObject, StandInMembers {
  /// See UserNotifications.
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}
/// See UserNotifications.
open class UNNotificationAttachment: NSObject, StandInMembers {
  /// See UserNotifications.
  public convenience init(
    identifier: String, url: URL, options: [AnyHashable: Any]? = nil
  ) throws { self.init() }
  /// See UserNotifications.
  open var url: URL { standIn("url") }
}
/// See UserNotifications.
open class UNNotificationTrigger: NSObject, StandInMembers {}
/// See UserNotifications.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// See UserNotifications.
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}
/// See UserNotifications.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// See UserNotifications.
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}
/// See UserNotifications.
open class UNNotificationRequest: NSObject, StandInMembers {
  /// See UserNotifications.
  public let identifier: String
  /// See UserNotifications.
  public let content: UNNotificationContent
  /// See UserNotifications.
  public let trigger: UNNotificationTrigger?
  /// See UserNotifications.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}
/// See UserNotifications.
open class UNNotification: NSObject, StandInMembers {
  /// See UserNotifications.
  open var date: Date { standIn("date") }
  /// See UserNotifications.
  open var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "id-1", content: UNNotificationContent(), trigger: nil)
  }
}
/// See UserNotifications.
open class UNNotificationResponse: NSObject, StandInMembers {
  /// See UserNotifications.
  open var notification: UNNotification { UNNotification() }
  /// See UserNotifications.
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}
/// See UserNotifications.
open class UNTextInputNotificationResponse: UNNotificationResponse {
  /// See UserNotifications.
  open var userText: String { "" }
}
/// See UserNotifications.
public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"
/// See UserNotifications.
public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"
/// See UserNotifications.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// See UserNotifications.
  public let rawValue: UInt
  /// See UserNotifications.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See UserNotifications.
  public static let authenticationRequired = Self(rawValue: 1)
  /// See UserNotifications.
  public static let destructive = Self(rawValue: 2)
  /// See UserNotifications.
  public static let foreground = Self(rawValue: 4)
}
/// See UserNotifications.
open class UNNotificationAction: NSObject, StandInMembers {
  /// See UserNotifications.
  public let identifier: String
  /// See UserNotifications.
  public let title: String
  /// See UserNotifications.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}
/// See UserNotifications.
open class UNNotificationCategory: NSObject, StandInMembers {
  /// See UserNotifications.
  public let identifier: String
  /// See UserNotifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: [Any] = []
  ) { self.identifier = identifier }
}

/// See UserNotificationsUI.
public protocol UNNotificationContentExtension: NSObjectProtocol {}
/// See UserNotificationsUI.
public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}
/// See UserNotificationsUI.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}
