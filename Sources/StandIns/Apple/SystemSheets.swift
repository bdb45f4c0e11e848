// Mirrors UIKit's controllers for sharing, documents and photos. Each view controller is drawn as a
// box; no delegate or completion handler is called.
public import Foundation
public import UIKit

/// The sheet that shares items, drawn as a box.
open class UIActivityViewController: StandInController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void
  public var excludedActivityTypes: [UIActivity.ActivityType]?
  public var completionWithItemsHandler: CompletionWithItemsHandler?
  public var allowsProminentActivity = true
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
  open override var boxTitle: String { "Share" }
}

public protocol UIActivityItemSource: NSObjectProtocol {}

/// An entry of the sheet that shares items.
open class UIActivity: NSObject, StandInMembers {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let postToFacebook = Self("com.apple.UIKit.activity.PostToFacebook")
    public static let postToTwitter = Self("com.apple.UIKit.activity.PostToTwitter")
    public static let message = Self("com.apple.UIKit.activity.Message")
    public static let mail = Self("com.apple.UIKit.activity.Mail")
    public static let print = Self("com.apple.UIKit.activity.Print")
    public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
    public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
    public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
    public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
    public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
    public static let openInIBooks = Self("com.apple.UIKit.activity.OpenInIBooks")
    public static let markupAsPDF = Self("com.apple.UIKit.activity.MarkupAsPDF")
  }
  public enum Category: Int, Sendable { case action, share }
  open var activityType: ActivityType? { nil }
  open var activityTitle: String? { nil }
  open var activityImage: UIImage? { nil }
  open class var activityCategory: Category { .action }
  open var activityViewController: UIViewController? { nil }
  open func canPerform(withActivityItems items: [Any]) -> Bool { true }
  open func prepare(withActivityItems items: [Any]) {}
  open func perform() {}
  open func activityDidFinish(_ isCompleted: Bool) {}
}

public protocol UIDocumentPickerDelegate: NSObjectProtocol {}

public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// The sheet that opens documents, drawn as a box.
open class UIDocumentPickerViewController: StandInController {
  public weak var delegate: (any UIDocumentPickerDelegate)?
  public var allowsMultipleSelection = false
  public var shouldShowFileExtensions = false
  public var directoryURL: URL?
  public convenience init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(documentTypes: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }
  open override var boxTitle: String { "Files" }
}

public protocol UIImagePickerControllerDelegate: NSObjectProtocol {}

/// The sheet that takes or chooses photos, drawn as a box.
open class UIImagePickerController: UINavigationController, StandInMembers {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = Self(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = Self(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = Self(rawValue: "UIImagePickerControllerImageURL")
    public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
  }
  public var sourceType = SourceType.photoLibrary
  public var mediaTypes: [String] = []
  public var allowsEditing = false
  public var cameraDevice = CameraDevice.rear
  public class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  public class func availableMediaTypes(for type: SourceType) -> [String]? { [] }
  public class func isCameraDeviceAvailable(_ device: CameraDevice) -> Bool { false }
  open override func loadView() { view = StandInBox("Photos") }
}

public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}

open class UIDocumentInteractionController: NSObject, StandInMembers {
  public weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  public var url: URL?
  public var name: String?
  public var uti: String?
  public override init() { super.init() }
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }
  @MainActor @discardableResult open func presentPreview(animated: Bool) -> Bool { false }
  @MainActor @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
  @MainActor @discardableResult open func presentOpenInMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool { false }
}
