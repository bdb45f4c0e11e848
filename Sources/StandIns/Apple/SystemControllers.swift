// Mirrors controllers of MessageUI, QuickLook, VisionKit, Social, IntentsUI, ContactsUI and
// StoreKit. Each is drawn as a box without the app's content; no data source, delegate or
// completion handler is called.
public import Foundation
public import UIKit

/// A controller of the system, drawn as a box with a text.
open class StandInController: UIViewController, StandInMembers {
  /// The text in the box: by default the name of the class.
  open var boxTitle: String { "\(type(of: self))" }
  open override func loadView() { view = StandInBox(boxTitle) }
}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}

open class MFMailComposeViewController: UINavigationController, StandInMembers {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public class func canSendMail() -> Bool { true }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
  open override func loadView() { view = StandInBox("New message") }
}

public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}

open class MFMessageComposeViewController: UINavigationController, StandInMembers {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var body: String?
  public var subject: String?
  public class func canSendText() -> Bool { true }
  public class func canSendAttachments() -> Bool { true }
  open override func loadView() { view = StandInBox("New message") }
}

@preconcurrency @MainActor public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
}

extension NSURL: QLPreviewItem {
  public var previewItemURL: URL? { self as URL }
}

public protocol QLPreviewControllerDataSource: AnyObject {}
public protocol QLPreviewControllerDelegate: AnyObject {}
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }

open class QLPreviewController: StandInController {
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  public weak var delegate: (any QLPreviewControllerDelegate)?
  public var currentPreviewItemIndex = 0
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  public class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  open func reloadData() {}
  open func refreshCurrentPreviewItem() {}
  open override var boxTitle: String { "Quick Look" }
}

public protocol VNDocumentCameraViewControllerDelegate: AnyObject {}

open class VNDocumentCameraScan: NSObject, StandInMembers {
  open var pageCount: Int { 0 }
  open func imageOfPage(at index: Int) -> UIImage { standIn("page") }
}

open class VNDocumentCameraViewController: StandInController {
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  public class var isSupported: Bool { false }
}

open class SLComposeServiceViewController: StandInController {
  open var contentText: String { "" }
  open var placeholder: String? { nil }
  open func isContentValid() -> Bool { true }
  open func didSelectPost() {}
  open func didSelectCancel() {}
  open func reloadConfigurationItems() {}
  open func configurationItems() -> [Any] { [] }
}

public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}

open class INUIAddVoiceShortcutViewController: StandInController {
  public weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}

open class INUIEditVoiceShortcutViewController: StandInController {
  public weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}

public protocol CNContactPickerDelegate: NSObjectProtocol {}

open class CNContactPickerViewController: StandInController {
  public weak var delegate: (any CNContactPickerDelegate)?
}

open class CNContactViewController: StandInController {}

public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {}

open class SKStoreProductViewController: StandInController {
  public weak var delegate: (any SKStoreProductViewControllerDelegate)?
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
