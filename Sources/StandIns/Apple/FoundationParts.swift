// Mirrors classes of Foundation that Foundation on Linux lacks. Properties are stored; methods do
// nothing.
public import Foundation
public import UIKit

/// UIKit's class, for source that imports only Foundation.
public typealias NSItemProvider = UIKit.NSItemProvider

open class NSExtensionItem: NSObject, StandInMembers {
  public var attachments: [NSItemProvider]?
  public var attributedTitle: NSAttributedString?
  public var attributedContentText: NSAttributedString?
  public var userInfo: [AnyHashable: Any]?
}

open class NSExtensionContext: NSObject, StandInMembers {
  open var inputItems: [Any] { [] }
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) {}
  open func cancelRequest(withError error: any Error) {}
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {}
}

open class NSUserActivity: NSObject, StandInMembers {
  public let activityType: String
  public var title: String?
  public var webpageURL: URL?
  public var userInfo: [AnyHashable: Any]?
  public var keywords: Set<String> = []
  public var isEligibleForSearch = false
  public var isEligibleForHandoff = true
  public var isEligibleForPrediction = false
  public var persistentIdentifier: String?
  public init(activityType: String) { self.activityType = activityType }
  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
  open func addUserInfoEntries(from entries: [AnyHashable: Any]) {}
}

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
