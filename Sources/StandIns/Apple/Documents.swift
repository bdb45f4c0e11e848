public import Foundation
public import UIKit

/// See LinkPresentation.
open class LPLinkMetadata: NSObject, StandInMembers {
  /// See LinkPresentation.
  public var originalURL: URL?
  /// See LinkPresentation.
  public var url: URL?
  /// See LinkPresentation.
  public var title: String?
  /// See LinkPresentation.
  public var iconProvider: NSItemProvider?
  /// See LinkPresentation.
  public var imageProvider: NSItemProvider?
  /// See LinkPresentation.
  public var remoteVideoURL: URL?
}
/// See LinkPresentation.
open class LPMetadataProvider: NSObject, StandInMembers {
  /// See LinkPresentation.
  public var timeout: TimeInterval = 30
  /// See LinkPresentation.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  /// Inert: see LinkPresentation.
  open func cancel() {}
}
/// A preview of a link, drawn as a box with its title.
open class LPLinkView: StandInBox, StandInMembers {
  /// See LinkPresentation.
  public var metadata = LPLinkMetadata() { didSet { title(of: metadata.title ?? "Link") } }
  /// See LinkPresentation.
  public convenience init(url: URL) { self.init(url.absoluteString) }
  /// See LinkPresentation.
  public convenience init(metadata: LPLinkMetadata) {
    self.init(metadata.title ?? "Link")
    self.metadata = metadata
  }
}

/// See PDFKit.
public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}
/// See PDFKit.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
/// See PDFKit.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// See PDFKit.
open class PDFPage: NSObject, StandInMembers {
  /// See PDFKit.
  open var string: String? { nil }
  /// See PDFKit.
  open var label: String? { nil }
  /// See PDFKit.
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  /// See PDFKit.
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { standIn("page") }
}
/// See PDFKit.
open class PDFDocument: NSObject, StandInMembers {
  /// See PDFKit.
  public let documentURL: URL?
  /// See PDFKit.
  public override init() { documentURL = nil }
  /// See PDFKit.
  public init?(url: URL) { documentURL = url }
  /// See PDFKit.
  public init?(data: Data) { documentURL = nil }
  /// See PDFKit.
  open var pageCount: Int { 0 }
  /// See PDFKit.
  open var isLocked: Bool { false }
  /// See PDFKit.
  open func page(at index: Int) -> PDFPage? { nil }
  /// See PDFKit.
  open func index(for page: PDFPage) -> Int { 0 }
  /// See PDFKit.
  open func unlock(withPassword password: String) -> Bool { true }
  /// See PDFKit.
  open func dataRepresentation() -> Data? { nil }
}
/// See PDFKit.
public protocol PDFViewDelegate: NSObjectProtocol {}
/// The pages of a document, drawn as a box.
open class PDFView: StandInBox, StandInMembers {
  /// See PDFKit.
  public weak var delegate: (any PDFViewDelegate)?
  /// See PDFKit.
  public var document: PDFDocument? {
    didSet { title(of: document?.documentURL?.lastPathComponent ?? "PDF") }
  }
  /// See PDFKit.
  public var displayMode = PDFDisplayMode.singlePageContinuous
  /// See PDFKit.
  public var displayDirection = PDFDisplayDirection.vertical
  /// See PDFKit.
  public var displayBox = PDFDisplayBox.cropBox
  /// See PDFKit.
  public var autoScales = false
  /// See PDFKit.
  public var displaysPageBreaks = true
  /// See PDFKit.
  public var scaleFactor: CGFloat = 1
  /// See PDFKit.
  public var minScaleFactor: CGFloat = 0.1
  /// See PDFKit.
  public var maxScaleFactor: CGFloat = 10
  /// See PDFKit.
  public var pageBreakMargins = UIEdgeInsets.zero
  /// See PDFKit.
  open var currentPage: PDFPage? { nil }
  /// See PDFKit.
  open var documentView: UIView? { nil }
  /// See PDFKit.
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  /// Inert: see PDFKit.
  open func go(to page: PDFPage) {}
  /// Inert: see PDFKit.
  open func usePageViewController(_ isUsed: Bool, withViewOptions options: [AnyHashable: Any]?) {}
}
/// See PDFKit.
open class PDFThumbnailView: StandInBox, StandInMembers {
  /// See PDFKit.
  public weak var pdfView: PDFView?
  /// See PDFKit.
  public var thumbnailSize = CGSize(width: 40, height: 56)
}

/// See WidgetKit.
public enum WidgetFamily: Int, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}
/// See WidgetKit.
public struct WidgetCenter: Sendable {
  /// See WidgetKit.
  public static let shared = WidgetCenter()
  /// Inert: see WidgetKit.
  public func reloadAllTimelines() {}
  /// Inert: see WidgetKit.
  public func reloadTimelines(ofKind kind: String) {}
}

/// See StoreKit.
open class SKStoreReviewController: NSObject, StandInMembers {
  /// Inert: see StoreKit.
  public class func requestReview() {}
  /// Inert: see StoreKit.
  @MainActor public class func requestReview(in scene: UIWindowScene) {}
}
/// See StoreKit.
open class SKProduct: NSObject, StandInMembers {
  /// See StoreKit.
  open var productIdentifier: String { "id-1" }
  /// See StoreKit.
  open var localizedTitle: String { standIn("title") }
  /// See StoreKit.
  open var localizedDescription: String { standIn("description") }
  /// See StoreKit.
  open var price: NSDecimalNumber { NSDecimalNumber(string: "12.50") }
  /// See StoreKit.
  open var priceLocale: Locale { standIn("locale") }
}
/// See StoreKit.
open class SKPayment: NSObject, StandInMembers {
  /// See StoreKit.
  public convenience init(product: SKProduct) { self.init() }
}
/// See StoreKit.
open class SKPaymentTransaction: NSObject, StandInMembers {}
/// See StoreKit.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {}
/// See StoreKit.
public protocol SKRequestDelegate: NSObjectProtocol {}
/// See StoreKit.
public protocol SKProductsRequestDelegate: SKRequestDelegate {}
/// See StoreKit.
open class SKPaymentQueue: NSObject, StandInMembers {
  /// See StoreKit.
  public class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  /// See StoreKit.
  public class func canMakePayments() -> Bool { true }
  /// Inert: see StoreKit.
  open func add(_ payment: SKPayment) {}
  /// Inert: see StoreKit.
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  /// Inert: see StoreKit.
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  /// Inert: see StoreKit.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Inert: see StoreKit.
  open func restoreCompletedTransactions() {}
}

/// See Intents.
open class INIntent: NSObject, StandInMembers {
  /// See Intents.
  public var suggestedInvocationPhrase: String?
}
/// See Intents.
open class INInteraction: NSObject, StandInMembers {
  /// See Intents.
  public init(intent: INIntent, response: Any?) {}
  /// Inert: see Intents.
  open func donate(completion: (((any Error)?) -> Void)? = nil) {}
}
/// See Intents.
open class INShortcut: NSObject, StandInMembers {
  /// See Intents.
  public convenience init?(intent: INIntent) { self.init() }
  /// See Intents.
  public convenience init(userActivity: NSUserActivity) { self.init() }
}
/// See Intents.
open class INVoiceShortcut: NSObject, StandInMembers {
  /// See Intents.
  open var invocationPhrase: String { "" }
  /// See Intents.
  open var shortcut: INShortcut { INShortcut() }
}

/// See Network.
open class NWPathMonitor: StandInMembers {
  /// See Network.
  public var pathUpdateHandler: ((NWPath) -> Void)?
  /// See Network.
  public init() {}
  /// See Network.
  open var currentPath: NWPath { NWPath() }
  /// Inert: see Network.
  open func start(queue: DispatchQueue) {}
  /// Inert: see Network.
  open func cancel() {}
}
/// See Network.
public struct NWPath: Equatable, Sendable {
  /// See Network.
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  /// See Network.
  public var status: Status { .satisfied }
  /// See Network.
  public var isExpensive: Bool { false }
  /// See Network.
  public var isConstrained: Bool { false }
}
