public import Foundation

/// See WebKit.
open class WKBackForwardListItem: NSObject, StandInMembers {
  /// See WebKit.
  open var url: URL { standIn("url") }
  /// See WebKit.
  open var initialURL: URL { standIn("url") }
  /// See WebKit.
  open var title: String? { nil }
}
/// See WebKit.
open class WKBackForwardList: NSObject, StandInMembers {
  /// See WebKit.
  open var currentItem: WKBackForwardListItem? { nil }
  /// See WebKit.
  open var backItem: WKBackForwardListItem? { nil }
  /// See WebKit.
  open var forwardItem: WKBackForwardListItem? { nil }
  /// See WebKit.
  open var backList: [WKBackForwardListItem] { [] }
  /// See WebKit.
  open var forwardList: [WKBackForwardListItem] { [] }
}
/// See WebKit.
open class WKFrameInfo: NSObject, StandInMembers {
  /// See WebKit.
  open var isMainFrame: Bool { true }
  /// See WebKit.
  open var request: StandInRequest { StandInRequest() }
  /// See WebKit.
  open var webView: WKWebView? { nil }
}
/// See WebKit.
open class WKSecurityOrigin: NSObject, StandInMembers {
  /// See WebKit.
  open var host: String { "" }
  /// See WebKit.
  open var `protocol`: String { "https" }
}
/// See WebKit.
open class WKHTTPCookieStore: NSObject, StandInMembers {
  /// See WebKit.
  public func getAllCookies<Cookie>(_ completion: @escaping ([Cookie]) -> Void) { completion([]) }
  /// See WebKit.
  public func getAllCookies(_ completion: @escaping ([Unknown]) -> Void) { completion([]) }
  /// Inert: see WebKit.
  open func setCookie(_ cookie: Any, completionHandler: (() -> Void)? = nil) {}
  /// Inert: see WebKit.
  open func delete(_ cookie: Any, completionHandler: (() -> Void)? = nil) {}
}
/// See WebKit.
open class WKWebsiteDataRecord: NSObject, StandInMembers {
  /// See WebKit.
  open var displayName: String { "" }
}
/// See WebKit.
open class WKWebsiteDataStore: NSObject, StandInMembers {
  /// See WebKit.
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// See WebKit.
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// See WebKit.
  public class func allWebsiteDataTypes() -> Set<String> { [] }
  /// See WebKit.
  open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
  /// See WebKit.
  open var isPersistent: Bool { true }
  /// See WebKit.
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  /// See WebKit.
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {}
  /// See WebKit.
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {}
}

/// See WebKit.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
/// See WebKit.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
/// See WebKit.
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }
/// See WebKit.
open class WKNavigationAction: NSObject, StandInMembers {
  /// See WebKit.
  open var request: StandInRequest { StandInRequest() }
  /// See WebKit.
  open var navigationType: WKNavigationType { .other }
  /// See WebKit.
  open var targetFrame: WKFrameInfo? { nil }
  /// See WebKit.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// See WebKit.
  open var shouldPerformDownload: Bool { false }
}
/// See WebKit.
open class WKNavigationResponse: NSObject, StandInMembers {
  /// See WebKit.
  open var response: StandInRequest { StandInRequest() }
  /// See WebKit.
  open var isForMainFrame: Bool { true }
  /// See WebKit.
  open var canShowMIMEType: Bool { true }
}
/// See WebKit.
open class WKDownload: NSObject, StandInMembers {}
/// See WebKit.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// See WebKit.
  public let rawValue: Int
  /// See WebKit.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// See WebKit.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// See WebKit.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// See WebKit.
  public static let all = WKAudiovisualMediaTypes(rawValue: 3)
}
/// See WebKit.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// See WebKit.
  public let rawValue: Int
  /// See WebKit.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// See WebKit.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// See WebKit.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// See WebKit.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// See WebKit.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// See WebKit.
  public static let all = WKDataDetectorTypes(rawValue: 15)
}

/// A request or response of a page, of which a picture shows nothing.
///
/// Foundation's types need its networking, which programs with their libraries inside do not have.
public struct StandInRequest {
  /// The address.
  public var url: URL? = standIn("url")
  /// The address of the page.
  public var mainDocumentURL: URL? { url }
  /// The method.
  public var httpMethod: String? = "GET"
  /// The header.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The type of the content.
  public var mimeType: String? = "text/html"
}
