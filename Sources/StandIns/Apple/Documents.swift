// Mirrors LinkPresentation, PDFKit, WidgetKit, StoreKit, Intents and Network. Links and documents
// are drawn as boxes; nothing is loaded or bought, and no completion handler is called.
public import Foundation
public import UIKit

open class LPLinkMetadata: NSObject, StandInMembers {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
  public var remoteVideoURL: URL?
}

open class LPMetadataProvider: NSObject, StandInMembers {
  public var timeout: TimeInterval = 30
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping (LPLinkMetadata?, (any Error)?) -> Void
  ) {}
  open func cancel() {}
}

/// A preview of a link, drawn as a box with the link's title, its address, or the text “Link”.
open class LPLinkView: StandInBox, StandInMembers {
  public var metadata = LPLinkMetadata() { didSet { title(of: metadata.title ?? "Link") } }
  public convenience init(url: URL) { self.init(url.absoluteString) }
  public convenience init(metadata: LPLinkMetadata) {
    self.init(metadata.title ?? "Link")
    self.metadata = metadata
  }
}

public enum PDFDisplayMode: Int, Sendable {
  case singlePage, singlePageContinuous, twoUp, twoUpContinuous
}

public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }

open class PDFPage: NSObject, StandInMembers {
  open var string: String? { nil }
  open var label: String? { nil }
  open func bounds(for box: PDFDisplayBox) -> CGRect { CGRect(x: 0, y: 0, width: 595, height: 842) }
  open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { standIn("page") }
}

/// A document without pages, as no file is read.
open class PDFDocument: NSObject, StandInMembers {
  public let documentURL: URL?
  public override init() { documentURL = nil }
  public init?(url: URL) { documentURL = url }
  public init?(data: Data) { documentURL = nil }
  open var pageCount: Int { 0 }
  open var isLocked: Bool { false }
  open func page(at index: Int) -> PDFPage? { nil }
  open func index(for page: PDFPage) -> Int { 0 }
  open func unlock(withPassword password: String) -> Bool { true }
  open func dataRepresentation() -> Data? { nil }
}

public protocol PDFViewDelegate: NSObjectProtocol {}

/// A view of a PDF document, drawn as a box with the name of the file or, if the document has none,
/// the text “PDF”.
open class PDFView: StandInBox, StandInMembers {
  public weak var delegate: (any PDFViewDelegate)?
  public var document: PDFDocument? {
    didSet { title(of: document?.documentURL?.lastPathComponent ?? "PDF") }
  }
  public var displayMode = PDFDisplayMode.singlePageContinuous
  public var displayDirection = PDFDisplayDirection.vertical
  public var displayBox = PDFDisplayBox.cropBox
  public var autoScales = false
  public var displaysPageBreaks = true
  public var scaleFactor: CGFloat = 1
  public var minScaleFactor: CGFloat = 0.1
  public var maxScaleFactor: CGFloat = 10
  public var pageBreakMargins = UIEdgeInsets.zero
  open var currentPage: PDFPage? { nil }
  open var documentView: UIView? { nil }
  open var scaleFactorForSizeToFit: CGFloat { 1 }
  open func go(to page: PDFPage) {}
  open func usePageViewController(_ isUsed: Bool, withViewOptions options: [AnyHashable: Any]?) {}
}

open class PDFThumbnailView: StandInBox, StandInMembers {
  public weak var pdfView: PDFView?
  public var thumbnailSize = CGSize(width: 40, height: 56)
}

public enum WidgetFamily: Int, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCircular, accessoryRectangular, accessoryInline
}

public struct WidgetCenter: Sendable {
  public static let shared = WidgetCenter()
  public func reloadAllTimelines() {}
  public func reloadTimelines(ofKind kind: String) {}
}

open class SKStoreReviewController: NSObject, StandInMembers {
  public class func requestReview() {}
  @MainActor public class func requestReview(in scene: UIWindowScene) {}
}

/// A product with a sample title and a sample price.
open class SKProduct: NSObject, StandInMembers {
  open var productIdentifier: String { "id-1" }
  open var localizedTitle: String { standIn("title") }
  open var localizedDescription: String { standIn("description") }
  open var price: NSDecimalNumber { NSDecimalNumber(string: "12.50") }
  open var priceLocale: Locale { standIn("locale") }
}

open class SKPayment: NSObject, StandInMembers {
  public convenience init(product: SKProduct) { self.init() }
}

open class SKPaymentTransaction: NSObject, StandInMembers {}
public protocol SKPaymentTransactionObserver: NSObjectProtocol {}
public protocol SKRequestDelegate: NSObjectProtocol {}
public protocol SKProductsRequestDelegate: SKRequestDelegate {}

open class SKPaymentQueue: NSObject, StandInMembers {
  public class func `default`() -> SKPaymentQueue { SKPaymentQueue() }
  public class func canMakePayments() -> Bool { true }
  open func add(_ payment: SKPayment) {}
  open func add(_ observer: any SKPaymentTransactionObserver) {}
  open func remove(_ observer: any SKPaymentTransactionObserver) {}
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  open func restoreCompletedTransactions() {}
}

open class INIntent: NSObject, StandInMembers {
  public var suggestedInvocationPhrase: String?
}

open class INInteraction: NSObject, StandInMembers {
  public init(intent: INIntent, response: Any?) {}
  open func donate(completion: (((any Error)?) -> Void)? = nil) {}
}

open class INShortcut: NSObject, StandInMembers {
  public convenience init?(intent: INIntent) { self.init() }
  public convenience init(userActivity: NSUserActivity) { self.init() }
}

open class INVoiceShortcut: NSObject, StandInMembers {
  open var invocationPhrase: String { "" }
  open var shortcut: INShortcut { INShortcut() }
}

/// A monitor whose path is always satisfied; its handler is never called.
open class NWPathMonitor: StandInMembers {
  public var pathUpdateHandler: ((NWPath) -> Void)?
  public init() {}
  open var currentPath: NWPath { NWPath() }
  open func start(queue: DispatchQueue) {}
  open func cancel() {}
}

public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .satisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
}
