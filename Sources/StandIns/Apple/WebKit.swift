// Mirrors WebKit. A web view is drawn as a box with its address: no page is loaded, no script runs,
// and no delegate or completion handler is called.
public import Foundation
public import UIKit

/// A web view, drawn as a box with the page's address, or with “Web view” if there is none.
open class WKWebView: StandInBox, StandInMembers {
  public private(set) var configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public private(set) var url: URL?
  public var customUserAgent: String?
  public var allowsBackForwardNavigationGestures = false
  public var allowsLinkPreview = true
  public var isInspectable = false
  public var pageZoom: CGFloat = 1
  public var interactionState: Any?
  public var underPageBackgroundColor: UIColor?

  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = .init()) {
    self.configuration = configuration
    super.init("Web view")
    self.frame = frame
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init("Web view")
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    title(of: "Web view")
  }

  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 1 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { true }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }

  private func show(_ url: URL?) -> WKNavigation? {
    self.url = url
    title(of: url?.absoluteString ?? "Web view")
    return nil
  }
  /// Shows the request's description as the address; for a `URLRequest`, the description is its
  /// URL.
  @discardableResult public func load<Request>(_ request: Request) -> WKNavigation? {
    show(URL(string: "\(request)"))
  }
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { show(baseURL) }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL)
  }
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccess: URL
  ) -> WKNavigation? { show(url) }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  open func evaluateJavaScript(_ script: String) async throws -> Any { throw StandInError() }
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {}
  public class func handlesURLScheme(_ scheme: String) -> Bool { scheme.hasPrefix("http") }
}

/// The settings of a web view, which have no effect.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, StandInMembers {
  public override nonisolated init() { super.init() }
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences = WKWebpagePreferences()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public var processPool = WKProcessPool()
  public var applicationNameForUserAgent: String?
  public var allowsInlineMediaPlayback = false
  public var allowsPictureInPictureMediaPlayback = true
  public var suppressesIncrementalRendering = false
  public var ignoresViewportScaleLimits = false
  public var limitsNavigationsToAppBoundDomains = false
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var dataDetectorTypes: WKDataDetectorTypes = []
  open func setURLSchemeHandler(
    _ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String
  ) {}
}

/// The scripts of a web view, none of which runs.
open class WKUserContentController: NSObject, StandInMembers {
  public private(set) var userScripts: [WKUserScript] = []
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  open func removeAllUserScripts() { userScripts = [] }
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
  open func add(_ list: WKContentRuleList) {}
  open func remove(_ list: WKContentRuleList) {}
  open func removeAllContentRuleLists() {}
}

public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

open class WKUserScript: NSObject, StandInMembers {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in world: WKContentWorld = .page
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}

open class WKContentWorld: NSObject, StandInMembers {
  public class var page: WKContentWorld { WKContentWorld() }
  public class var defaultClient: WKContentWorld { WKContentWorld() }
  public class func world(name: String) -> WKContentWorld { WKContentWorld() }
}

open class WKScriptMessage: NSObject, StandInMembers {
  open var body: Any { "" }
  open var name: String { "" }
  open var webView: WKWebView? { nil }
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}

open class WKPreferences: NSObject, StandInMembers {
  public var minimumFontSize: CGFloat = 0
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
  public var isFraudulentWebsiteWarningEnabled = true
  public var isTextInteractionEnabled = true
  public var isElementFullscreenEnabled = false
}

open class WKWebpagePreferences: NSObject, StandInMembers {
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  public var allowsContentJavaScript = true
  public var preferredContentMode = ContentMode.recommended
}

open class WKProcessPool: NSObject, StandInMembers {}
open class WKNavigation: NSObject, StandInMembers {}

open class WKSnapshotConfiguration: NSObject, StandInMembers {
  public var rect = CGRect.null
  public var snapshotWidth: NSNumber?
  public var afterScreenUpdates = true
}

open class WKWindowFeatures: NSObject, StandInMembers {}

open class WKContentRuleList: NSObject, StandInMembers {
  open var identifier: String { "" }
}

open class WKContentRuleListStore: NSObject, StandInMembers {
  public class func `default`() -> WKContentRuleListStore? { nil }
}
