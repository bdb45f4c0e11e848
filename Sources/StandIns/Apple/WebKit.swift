public import Foundation
public import UIKit

/// A web view, drawn as a box with the address that it would load.
open class WKWebView: StandInBox, StandInMembers {
  /// See WebKit.
  public private(set) var configuration: WKWebViewConfiguration
  /// See WebKit.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// See WebKit.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// See WebKit.
  public let scrollView = UIScrollView()
  /// See WebKit.
  public private(set) var url: URL?
  /// See WebKit.
  public var customUserAgent: String?
  /// See WebKit.
  public var allowsBackForwardNavigationGestures = false
  /// See WebKit.
  public var allowsLinkPreview = true
  /// See WebKit.
  public var isInspectable = false
  /// See WebKit.
  public var pageZoom: CGFloat = 1
  /// See WebKit.
  public var interactionState: Any?
  /// See WebKit.
  public var underPageBackgroundColor: UIColor?

  /// See WebKit.
  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration = .init()) {
    self.configuration = configuration
    super.init("Web view")
    self.frame = frame
  }
  /// See WebKit.
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init("Web view")
    self.frame = frame
  }
  /// See WebKit.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    title(of: "Web view")
  }

  /// See WebKit.
  open var title: String? { nil }
  /// See WebKit.
  open var isLoading: Bool { false }
  /// See WebKit.
  open var estimatedProgress: Double { 1 }
  /// See WebKit.
  open var canGoBack: Bool { false }
  /// See WebKit.
  open var canGoForward: Bool { false }
  /// See WebKit.
  open var hasOnlySecureContent: Bool { true }
  /// See WebKit.
  open var backForwardList: WKBackForwardList { WKBackForwardList() }

  private func show(_ url: URL?) -> WKNavigation? {
    self.url = url
    title(of: url?.absoluteString ?? "Web view")
    return nil
  }
  /// See WebKit.
  @discardableResult public func load<Request>(_ request: Request) -> WKNavigation? {
    show(URL(string: "\(request)"))
  }
  /// See WebKit.
  @discardableResult open func load(
    _ data: Data, mimeType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? { show(baseURL) }
  /// See WebKit.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL)
  }
  /// See WebKit.
  @discardableResult open func loadFileURL(
    _ url: URL, allowingReadAccessTo readAccess: URL
  ) -> WKNavigation? { show(url) }
  /// See WebKit.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// See WebKit.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { nil }
  /// See WebKit.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// See WebKit.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// See WebKit.
  @discardableResult open func go(to item: WKBackForwardListItem) -> WKNavigation? { nil }
  /// Inert: see WebKit.
  open func stopLoading() {}
  /// See WebKit.
  open func evaluateJavaScript(
    _ script: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {}
  /// See WebKit.
  open func evaluateJavaScript(_ script: String) async throws -> Any { throw StandInError() }
  /// See WebKit.
  open func takeSnapshot(
    with configuration: WKSnapshotConfiguration?,
    completionHandler: @escaping (UIImage?, (any Error)?) -> Void
  ) {}
  /// Inert: see WebKit.
  open func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {}
  /// See WebKit.
  public class func handlesURLScheme(_ scheme: String) -> Bool { scheme.hasPrefix("http") }
}

/// The settings of web views.
@preconcurrency @MainActor open class WKWebViewConfiguration: NSObject, StandInMembers {
  /// See WebKit.
  public override nonisolated init() { super.init() }
  /// See WebKit.
  public var userContentController = WKUserContentController()
  /// See WebKit.
  public var preferences = WKPreferences()
  /// See WebKit.
  public var defaultWebpagePreferences = WKWebpagePreferences()
  /// See WebKit.
  public var websiteDataStore = WKWebsiteDataStore.default()
  /// See WebKit.
  public var processPool = WKProcessPool()
  /// See WebKit.
  public var applicationNameForUserAgent: String?
  /// See WebKit.
  public var allowsInlineMediaPlayback = false
  /// See WebKit.
  public var allowsPictureInPictureMediaPlayback = true
  /// See WebKit.
  public var suppressesIncrementalRendering = false
  /// See WebKit.
  public var ignoresViewportScaleLimits = false
  /// See WebKit.
  public var limitsNavigationsToAppBoundDomains = false
  /// See WebKit.
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// See WebKit.
  public var dataDetectorTypes: WKDataDetectorTypes = []
  /// See WebKit.
  open func setURLSchemeHandler(
    _ handler: (any WKURLSchemeHandler)?, forURLScheme scheme: String
  ) {}
}

/// The scripts of a web view, none of which runs.
open class WKUserContentController: NSObject, StandInMembers {
  /// See WebKit.
  public private(set) var userScripts: [WKUserScript] = []
  /// See WebKit.
  open func addUserScript(_ script: WKUserScript) { userScripts.append(script) }
  /// See WebKit.
  open func removeAllUserScripts() { userScripts = [] }
  /// Inert: see WebKit.
  open func add(_ handler: any WKScriptMessageHandler, name: String) {}
  /// See WebKit.
  open func addScriptMessageHandler(
    _ handler: any WKScriptMessageHandlerWithReply, contentWorld: WKContentWorld, name: String
  ) {}
  /// Inert: see WebKit.
  open func removeScriptMessageHandler(forName name: String) {}
  /// Inert: see WebKit.
  open func removeAllScriptMessageHandlers() {}
  /// Inert: see WebKit.
  open func add(_ list: WKContentRuleList) {}
  /// Inert: see WebKit.
  open func remove(_ list: WKContentRuleList) {}
  /// Inert: see WebKit.
  open func removeAllContentRuleLists() {}
}

/// See WebKit.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
/// See WebKit.
open class WKUserScript: NSObject, StandInMembers {
  /// See WebKit.
  public let source: String
  /// See WebKit.
  public let injectionTime: WKUserScriptInjectionTime
  /// See WebKit.
  public let isForMainFrameOnly: Bool
  /// See WebKit.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in world: WKContentWorld = .page
  ) {
    (self.source, self.injectionTime) = (source, injectionTime)
    isForMainFrameOnly = forMainFrameOnly
  }
}
/// See WebKit.
open class WKContentWorld: NSObject, StandInMembers {
  /// See WebKit.
  public class var page: WKContentWorld { WKContentWorld() }
  /// See WebKit.
  public class var defaultClient: WKContentWorld { WKContentWorld() }
  /// See WebKit.
  public class func world(name: String) -> WKContentWorld { WKContentWorld() }
}
/// See WebKit.
open class WKScriptMessage: NSObject, StandInMembers {
  /// See WebKit.
  open var body: Any { "" }
  /// See WebKit.
  open var name: String { "" }
  /// See WebKit.
  open var webView: WKWebView? { nil }
  /// See WebKit.
  open var frameInfo: WKFrameInfo { WKFrameInfo() }
}
/// See WebKit.
open class WKPreferences: NSObject, StandInMembers {
  /// See WebKit.
  public var minimumFontSize: CGFloat = 0
  /// See WebKit.
  public var javaScriptEnabled = true
  /// See WebKit.
  public var javaScriptCanOpenWindowsAutomatically = false
  /// See WebKit.
  public var isFraudulentWebsiteWarningEnabled = true
  /// See WebKit.
  public var isTextInteractionEnabled = true
  /// See WebKit.
  public var isElementFullscreenEnabled = false
}
/// See WebKit.
open class WKWebpagePreferences: NSObject, StandInMembers {
  /// See WebKit.
  public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
  /// See WebKit.
  public var allowsContentJavaScript = true
  /// See WebKit.
  public var preferredContentMode = ContentMode.recommended
}
/// See WebKit.
open class WKProcessPool: NSObject, StandInMembers {}
/// See WebKit.
open class WKNavigation: NSObject, StandInMembers {}
/// See WebKit.
open class WKSnapshotConfiguration: NSObject, StandInMembers {
  /// See WebKit.
  public var rect = CGRect.null
  /// See WebKit.
  public var snapshotWidth: NSNumber?
  /// See WebKit.
  public var afterScreenUpdates = true
}
/// See WebKit.
open class WKWindowFeatures: NSObject, StandInMembers {}
/// See WebKit.
open class WKContentRuleList: NSObject, StandInMembers {
  /// See WebKit.
  open var identifier: String { "" }
}
/// See WebKit.
open class WKContentRuleListStore: NSObject, StandInMembers {
  /// See WebKit.
  public class func `default`() -> WKContentRuleListStore? { nil }
}
