public import Foundation

/// A delegate of a web view, which nothing calls.
public protocol WKNavigationDelegate: NSObjectProtocol {}
/// A delegate of a web view's windows and panels, which nothing calls.
public protocol WKUIDelegate: NSObjectProtocol {}
/// See WebKit.
public protocol WKScriptMessageHandler: NSObjectProtocol {}
/// See WebKit.
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}
/// See WebKit.
public protocol WKURLSchemeTask: NSObjectProtocol {}
/// See WebKit.
public protocol WKURLSchemeHandler: NSObjectProtocol {}
/// See WebKit.
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {}
/// See WebKit.
public protocol WKDownloadDelegate: NSObjectProtocol {}

/// The types of a website's data, by name.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
/// See WebKit.
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
/// See WebKit.
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
/// See WebKit.
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
/// See WebKit.
public let WKErrorDomain = "WKErrorDomain"
