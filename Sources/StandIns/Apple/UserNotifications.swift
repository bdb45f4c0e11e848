// Mirrors UserNotifications. No notification is scheduled or delivered, and no delegate or
// completion handler is called.
public import Foundation

/// The centre of an app's notifications, of which none is delivered.
open class UNUserNotificationCenter: NSObject, StandInMembers {
  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {}
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {}
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {}
  open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {}
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
  open func removeAllPendingNotificationRequests() {}
  open func removeAllDeliveredNotifications() {}
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  open func setBadgeCount(
    _ count: Int, withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) {}
}

public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let carPlay = Self(rawValue: 8)
  public static let criticalAlert = Self(rawValue: 16)
  public static let providesAppNotificationSettings = Self(rawValue: 32)
  public static let provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

open class UNNotificationSettings: NSObject, StandInMembers {
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  open var alertSetting: UNNotificationSetting { .enabled }
  open var soundSetting: UNNotificationSetting { .enabled }
  open var badgeSetting: UNNotificationSetting { .enabled }
}

open class UNNotificationContent: NSObject, StandInMembers {
  public var title = ""
  public var subtitle = ""
  public var body = ""
  public var badge: NSNumber?
  public var sound: UNNotificationSound?
  public var categoryIdentifier = ""
  public var threadIdentifier = ""
  public var userInfo: [AnyHashable: Any] = [:]
  public var attachments: [UNNotificationAttachment] = []
}

open class UNMutableNotificationContent: UNNotificationContent {}

open class UNNotificationSound: NSObject, StandInMembers {
  public class var `default`: UNNotificationSound { UNNotificationSound() }
}

open class UNNotificationAttachment: NSObject, StandInMembers {
  public convenience init(
    identifier: String, url: URL, options: [AnyHashable: Any]? = nil
  ) throws { self.init() }
  open var url: URL { standIn("url") }
}

open class UNNotificationTrigger: NSObject, StandInMembers {}

open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public init(timeInterval: TimeInterval, repeats: Bool) {}
}

open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public init(dateMatching components: DateComponents, repeats: Bool) {}
}

open class UNNotificationRequest: NSObject, StandInMembers {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) { (self.identifier, self.content, self.trigger) = (identifier, content, trigger) }
}

open class UNNotification: NSObject, StandInMembers {
  open var date: Date { standIn("date") }
  open var request: UNNotificationRequest {
    UNNotificationRequest(identifier: "id-1", content: UNNotificationContent(), trigger: nil)
  }
}

open class UNNotificationResponse: NSObject, StandInMembers {
  open var notification: UNNotification { UNNotification() }
  open var actionIdentifier: String { UNNotificationDefaultActionIdentifier }
}

open class UNTextInputNotificationResponse: UNNotificationResponse {
  open var userText: String { "" }
}

public let UNNotificationDefaultActionIdentifier = "UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "UNNotificationDismissActionIdentifier"

public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = Self(rawValue: 1)
  public static let destructive = Self(rawValue: 2)
  public static let foreground = Self(rawValue: 4)
}

open class UNNotificationAction: NSObject, StandInMembers {
  public let identifier: String
  public let title: String
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title) = (identifier, title)
  }
}

open class UNNotificationCategory: NSObject, StandInMembers {
  public let identifier: String
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: [Any] = []
  ) { self.identifier = identifier }
}

public protocol UNNotificationContentExtension: NSObjectProtocol {}

public enum UNNotificationContentExtensionResponseOption: UInt, Sendable {
  case doNotDismiss, dismiss, dismissAndForwardAction
}

public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Sendable {
  case none, `default`, overlay
}
