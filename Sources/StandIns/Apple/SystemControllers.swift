public import Foundation
public import UIKit

/// A controller of a system's sheet, drawn as a box with its name.
open class StandInController: UIViewController, StandInMembers {
  /// The name in the box.
  open var boxTitle: String { "\(type(of: self))" }
  /// See UIKit.
  open override func loadView() { view = StandInBox(boxTitle) }
}

/// See MessageUI.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// See MessageUI.
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {}
/// See MessageUI.
open class MFMailComposeViewController: UINavigationController, StandInMembers {
  /// See MessageUI.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// See MessageUI.
  public class func canSendMail() -> Bool { true }
  /// Inert: see MessageUI.
  open func setSubject(_ subject: String) {}
  /// Inert: see MessageUI.
  open func setToRecipients(_ recipients: [String]?) {}
  /// Inert: see MessageUI.
  open func setCcRecipients(_ recipients: [String]?) {}
  /// Inert: see MessageUI.
  open func setBccRecipients(_ recipients: [String]?) {}
  /// Inert: see MessageUI.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Inert: see MessageUI.
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
  /// See MessageUI.
  open override func loadView() { view = StandInBox("New message") }
}
/// See MessageUI.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
/// See MessageUI.
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {}
/// See MessageUI.
open class MFMessageComposeViewController: UINavigationController, StandInMembers {
  /// See MessageUI.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// See MessageUI.
  public var recipients: [String]?
  /// See MessageUI.
  public var body: String?
  /// See MessageUI.
  public var subject: String?
  /// See MessageUI.
  public class func canSendText() -> Bool { true }
  /// See MessageUI.
  public class func canSendAttachments() -> Bool { true }
  /// See MessageUI.
  open override func loadView() { view = StandInBox("New message") }
}

/// See QuickLook.
@preconcurrency @MainActor public protocol QLPreviewItem: NSObjectProtocol {
  var previewItemURL: URL? { get }
}
extension NSURL: QLPreviewItem {
  /// See QuickLook.
  public var previewItemURL: URL? { self as URL }
}
/// See QuickLook.
public protocol QLPreviewControllerDataSource: AnyObject {}
/// See QuickLook.
public protocol QLPreviewControllerDelegate: AnyObject {}
/// See QuickLook.
public enum QLPreviewItemEditingMode: Int, Sendable { case disabled, updateContents, createCopy }
/// See QuickLook.
open class QLPreviewController: StandInController {
  /// See QuickLook.
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  /// See QuickLook.
  public weak var delegate: (any QLPreviewControllerDelegate)?
  /// See QuickLook.
  public var currentPreviewItemIndex = 0
  /// See QuickLook.
  open var currentPreviewItem: (any QLPreviewItem)? { nil }
  /// See QuickLook.
  public class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
  /// Inert: see QuickLook.
  open func reloadData() {}
  /// Inert: see QuickLook.
  open func refreshCurrentPreviewItem() {}
  /// See QuickLook.
  open override var boxTitle: String { "Quick Look" }
}

/// See VisionKit.
public protocol VNDocumentCameraViewControllerDelegate: AnyObject {}
/// See VisionKit.
open class VNDocumentCameraScan: NSObject, StandInMembers {
  /// See VisionKit.
  open var pageCount: Int { 0 }
  /// See VisionKit.
  open func imageOfPage(at index: Int) -> UIImage { standIn("page") }
}
/// See VisionKit.
open class VNDocumentCameraViewController: StandInController {
  /// See VisionKit.
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
  /// See VisionKit.
  public class var isSupported: Bool { false }
}

/// See Social.
open class SLComposeServiceViewController: StandInController {
  /// See Social.
  open var contentText: String { "" }
  /// See Social.
  open var placeholder: String? { nil }
  /// See Social.
  open func isContentValid() -> Bool { true }
  /// Inert: see Social.
  open func didSelectPost() {}
  /// Inert: see Social.
  open func didSelectCancel() {}
  /// Inert: see Social.
  open func reloadConfigurationItems() {}
  /// See Social.
  open func configurationItems() -> [Any] { [] }
}

/// See IntentsUI.
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
/// See IntentsUI.
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {}
/// See IntentsUI.
open class INUIAddVoiceShortcutViewController: StandInController {
  /// See IntentsUI.
  public weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  /// See IntentsUI.
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
}
/// See IntentsUI.
open class INUIEditVoiceShortcutViewController: StandInController {
  /// See IntentsUI.
  public weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  /// See IntentsUI.
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
}

/// See ContactsUI.
public protocol CNContactPickerDelegate: NSObjectProtocol {}
/// See ContactsUI.
open class CNContactPickerViewController: StandInController {
  /// See ContactsUI.
  public weak var delegate: (any CNContactPickerDelegate)?
}
/// See ContactsUI.
open class CNContactViewController: StandInController {}

/// See StoreKit.
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {}
/// See StoreKit.
open class SKStoreProductViewController: StandInController {
  /// See StoreKit.
  public weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// See StoreKit.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
}
