public import Foundation
public import UIKit

// Classes of Apple's Foundation that the open one does not have.

/// The class of UIKit, for files that import only Foundation.
public typealias NSItemProvider = UIKit.NSItemProvider
/// See Foundation.
open class NSExtensionItem: NSObject, StandInMembers {
  /// See Foundation.
  public var attachments: [NSItemProvider]?
  /// See Foundation.
  public var attributedTitle: NSAttributedString?
  /// See Foundation.
  public var attributedContentText: NSAttributedString?
  /// See Foundation.
  public var userInfo: [AnyHashable: Any]?
}
/// See Foundation.
open class NSExtensionContext: NSObject, StandInMembers {
  /// See Foundation.
  open var inputItems: [Any] { [] }
  /// See Foundation.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  /// Inert: see Foundation.
  open func cancelRequest(withError error: any Error) {}
  /// Inert: see Foundation.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}
/// See Foundation.
open class NSUserActivity: NSObject, StandInMembers {
  /// See Foundation.
  public let activityType: String
  /// See Foundation.
  public var title: String?
  /// See Foundation.
  public var webpageURL: URL?
  /// See Foundation.
  public var userInfo: [AnyHashable: Any]?
  /// See Foundation.
  public var keywords: Set<String> = []
  /// See Foundation.
  public var isEligibleForSearch = false
  /// See Foundation.
  public var isEligibleForHandoff = true
  /// See Foundation.
  public var isEligibleForPrediction = false
  /// See Foundation.
  public var persistentIdentifier: String?
  /// See Foundation.
  public init(activityType: String) { self.activityType = activityType }
  /// Inert: see Foundation.
  open func becomeCurrent() {}
  /// Inert: see Foundation.
  open func resignCurrent() {}
  /// Inert: see Foundation.
  open func invalidate() {}
  /// Inert: see Foundation.
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {}
}
/// See Foundation.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
