// Mirrors WebKit's delegates, whose methods are never called, and its constants.
public import Foundation

/// The delegate of a web view's navigation.
public protocol WKNavigationDelegate: NSObjectProtocol {}

/// The delegate of a web view's windows and panels.
public protocol WKUIDelegate: NSObjectProtocol {}
public protocol WKScriptMessageHandler: NSObjectProtocol {}
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {}
public protocol WKURLSchemeTask: NSObjectProtocol {}
public protocol WKURLSchemeHandler: NSObjectProtocol {}
public protocol WKHTTPCookieStoreObserver: NSObjectProtocol {}
public protocol WKDownloadDelegate: NSObjectProtocol {}

/// The type of cookies in a set of website data types.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies"
public let WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache"
public let WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache"
public let WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage"
public let WKErrorDomain = "WKErrorDomain"
