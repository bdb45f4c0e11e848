// Mirrors WebKit's navigation, cookies and stored data: lists are empty, and addresses are sample
// values.
public import Foundation

open class WKBackForwardListItem: NSObject, StandInMembers {
  open var url: URL { standIn("url") }
  open var initialURL: URL { standIn("url") }
  open var title: String? { nil }
}

open class WKBackForwardList: NSObject, StandInMembers {
  open var currentItem: WKBackForwardListItem? { nil }
  open var backItem: WKBackForwardListItem? { nil }
  open var forwardItem: WKBackForwardListItem? { nil }
  open var backList: [WKBackForwardListItem] { [] }
  open var forwardList: [WKBackForwardListItem] { [] }
}

open class WKFrameInfo: NSObject, StandInMembers {
  open var isMainFrame: Bool { true }
  open var request: StandInRequest { StandInRequest() }
  open var webView: WKWebView? { nil }
}

open class WKSecurityOrigin: NSObject, StandInMembers {
  open var host: String { "" }
  open var `protocol`: String { "https" }
}

open class WKHTTPCookieStore: NSObject, StandInMembers {
  public func getAllCookies<Cookie>(_ completion: @escaping ([Cookie]) -> Void) { completion([]) }
  public func getAllCookies(_ completion: @escaping ([Unknown]) -> Void) { completion([]) }
  open func setCookie(_ cookie: Any, completionHandler: (() -> Void)? = nil) {}
  open func delete(_ cookie: Any, completionHandler: (() -> Void)? = nil) {}
}

open class WKWebsiteDataRecord: NSObject, StandInMembers {
  open var displayName: String { "" }
}

open class WKWebsiteDataStore: NSObject, StandInMembers {
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func allWebsiteDataTypes() -> Set<String> { [] }
  open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
  open var isPersistent: Bool { true }
  open func fetchDataRecords(
    ofTypes types: Set<String>, completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { completionHandler([]) }
  open func removeData(
    ofTypes types: Set<String>, for records: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) {}
  open func removeData(
    ofTypes types: Set<String>, modifiedSince date: Date, completionHandler: @escaping () -> Void
  ) {}
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Sendable { case cancel, allow, download }

open class WKNavigationAction: NSObject, StandInMembers {
  open var request: StandInRequest { StandInRequest() }
  open var navigationType: WKNavigationType { .other }
  open var targetFrame: WKFrameInfo? { nil }
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  open var shouldPerformDownload: Bool { false }
}

open class WKNavigationResponse: NSObject, StandInMembers {
  open var response: StandInRequest { StandInRequest() }
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }
}

open class WKDownload: NSObject, StandInMembers {}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: 3)
}

public struct WKDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  public static let link = WKDataDetectorTypes(rawValue: 2)
  public static let address = WKDataDetectorTypes(rawValue: 4)
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  public static let all = WKDataDetectorTypes(rawValue: 15)
}

/// A request or response, in place of Foundation's `URLRequest` and `URLResponse`.
///
/// `URLRequest` and `URLResponse` are declared in FoundationNetworking, which statically linked
/// programs do not contain.
public struct StandInRequest {
  /// The address of the request; a sample value.
  public var url: URL? = standIn("url")
  /// The address of the page; the same as `url`.
  public var mainDocumentURL: URL? { url }
  /// The HTTP method.
  public var httpMethod: String? = "GET"
  /// The header fields: none.
  public var allHTTPHeaderFields: [String: String]? = [:]
  /// The MIME type of the content.
  public var mimeType: String? = "text/html"
}
