public import Foundation
public import UIKit

/// The sheet that shares items, drawn as a box.
open class UIActivityViewController: StandInController {
  /// See UIKit.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  /// See UIKit.
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  /// See UIKit.
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  /// See UIKit.
  public var allowsProminentActivity = true
  /// See UIKit.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// See UIKit.
  open override var boxTitle: String { "Share" }
}
/// See UIKit.
public protocol UIActivityItemSource: NSObjectProtocol {}
/// An entry of the sheet that shares items.
open class UIActivity: NSObject, StandInMembers {
  /// See UIKit.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// See UIKit.
    public let rawValue: String
    /// See UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See UIKit.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// See UIKit.
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    /// See UIKit.
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    /// See UIKit.
    public static let message = Self("com.apple.UIKit.activity.Message")
    /// See UIKit.
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    /// See UIKit.
    public static let print = Self("com.apple.UIKit.activity.Print")
    /// See UIKit.
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    /// See UIKit.
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    /// See UIKit.
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    /// See UIKit.
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    /// See UIKit.
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    /// See UIKit.
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    /// See UIKit.
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
  /// See UIKit.
  public enum Category: Int, Sendable { case action, share }
  /// See UIKit.
  open var activityType: ActivityType? { nil }
  /// See UIKit.
  open var activityTitle: String? { nil }
  /// See UIKit.
  open var activityImage: UIImage? { nil }
  /// See UIKit.
  open class var activityCategory: Category { .action }
  /// See UIKit.
  open var activityViewController: UIViewController? { nil }
  /// See UIKit.
  open func canPerform(withActivityItems items: [Any]) -> Bool { true }
  /// Inert: see UIKit.
  open func prepare(withActivityItems items: [Any]) {}
  /// Inert: see UIKit.
  open func perform() {}
  /// Inert: see UIKit.
  open func activityDidFinish(_ isCompleted: Bool) {}
}

/// See UIKit.
public protocol UIDocumentPickerDelegate: NSObjectProtocol {}
/// See UIKit.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}
/// The sheet that opens documents, drawn as a box.
open class UIDocumentPickerViewController: StandInController {
  /// See UIKit.
  public weak var delegate: (any UIDocumentPickerDelegate)?
  /// See UIKit.
  public var allowsMultipleSelection = false
  /// See UIKit.
  public var shouldShowFileExtensions = false
  /// See UIKit.
  public var directoryURL: URL?
  /// See UIKit.
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// See UIKit.
  public convenience init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  /// See UIKit.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  /// See UIKit.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  /// See UIKit.
  open override var boxTitle: String { "Files" }
}

/// See UIKit.
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
/// The sheet that takes or chooses photos, drawn as a box.
open class UIImagePickerController: UINavigationController, StandInMembers {
  /// See UIKit.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// See UIKit.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// See UIKit.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// See UIKit.
    public let rawValue: String
    /// See UIKit.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// See UIKit.
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    /// See UIKit.
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    /// See UIKit.
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    /// See UIKit.
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    /// See UIKit.
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    /// See UIKit.
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    /// See UIKit.
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }
  /// See UIKit.
  public var sourceType = SourceType.photoLibrary
  /// See UIKit.
  public var mediaTypes: [String] = []
  /// See UIKit.
  public var allowsEditing = false
  /// See UIKit.
  public var cameraDevice = CameraDevice.rear
  /// See UIKit.
  public class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  /// See UIKit.
  public class func availableMediaTypes(for type: SourceType) -> [String]? { [] }
  /// See UIKit.
  public class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  /// See UIKit.
  open override func loadView() { view = StandInBox("Photos") }
}

/// See UIKit.
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
/// See UIKit.
open class UIDocumentInteractionController: NSObject, StandInMembers {
  /// See UIKit.
  public weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// See UIKit.
  public var url: URL?
  /// See UIKit.
  public var name: String?
  /// See UIKit.
  public var uti: String?
  /// See UIKit.
  public override init() { super.init() }
  /// See UIKit.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  /// See UIKit.
  @MainActor @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  /// See UIKit.
  @MainActor @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  /// See UIKit.
  @MainActor @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
}
