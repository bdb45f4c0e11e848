public import Foundation

// Classes of Apple's Foundation that the open one does not have.

/// Data for another app, of which none is loaded.
open class NSItemProvider: NSObject, StandInMembers {
  /// See Foundation.
  public private(set) var registeredTypeIdentifiers: [String] = []
  /// See Foundation.
  public var suggestedName: String?
  /// See Foundation.
  public override init() { super.init() }
  /// See Foundation.
  public convenience init(object: Any) { self.init() }
  /// See Foundation.
  public convenience init?(contentsOf url: URL) { self.init() }
  /// See Foundation.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init()
    registeredTypeIdentifiers = typeIdentifier.map { [$0] } ?? []
  }
  /// See Foundation.
  open func hasItemConformingToTypeIdentifier(_ identifier: String) -> Bool {
    registeredTypeIdentifiers.contains(identifier)
  }
  /// See Foundation.
  open func canLoadObject(ofClass type: Any) -> Bool { false }
  /// See Foundation.
  @discardableResult open func loadObject<Loaded>(
    ofClass type: Loaded.Type, completionHandler: @escaping (Any?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  /// See Foundation.
  open func loadItem(
    forTypeIdentifier identifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// See Foundation.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier identifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
  /// See Foundation.
  @discardableResult open func loadFileRepresentation(
    forTypeIdentifier identifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress { Progress(totalUnitCount: 0) }
}
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
