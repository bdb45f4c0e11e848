public import Foundation
public import UIKit

/// See Photos.
public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
/// See Photos.
public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}
/// See Photos.
public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }
/// See Photos.
public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  /// See Photos.
  public static let `default` = PHImageContentMode.aspectFit
}
/// See Photos.
open class PHObject: NSObject, StandInMembers {
  /// See Photos.
  open var localIdentifier: String { "id-1" }
}
/// See Photos.
open class PHAsset: PHObject {
  /// See Photos.
  open var mediaType: PHAssetMediaType { .image }
  /// See Photos.
  open var pixelWidth: Int { 400 }
  /// See Photos.
  open var pixelHeight: Int { 300 }
  /// See Photos.
  open var duration: TimeInterval { 0 }
  /// See Photos.
  open var creationDate: Date? { nil }
  /// See Photos.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
  /// See Photos.
  public class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
}
/// See Photos.
open class PHFetchOptions: NSObject, StandInMembers {
  /// See Photos.
  public var sortDescriptors: [NSSortDescriptor]?
  /// See Photos.
  public var predicate: NSPredicate?
  /// See Photos.
  public var fetchLimit = 0
}
/// The photos that were found: none.
open class PHFetchResult<Found: AnyObject>: NSObject, StandInMembers {
  /// See Photos.
  open var count: Int { 0 }
  /// See Photos.
  open var firstObject: Found? { nil }
  /// See Photos.
  open var lastObject: Found? { nil }
  /// See Photos.
  open func object(at index: Int) -> Found { standIn("asset") }
  /// See Photos.
  open subscript(index: Int) -> Found { standIn("asset") }
  /// Inert: see Photos.
  open func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
/// See Photos.
open class PHImageRequestOptions: NSObject, StandInMembers {
  /// See Photos.
  public var isSynchronous = false
  /// See Photos.
  public var isNetworkAccessAllowed = false
}
/// See Photos.
open class PHImageManager: NSObject, StandInMembers {
  /// See Photos.
  public class func `default`() -> PHImageManager { PHImageManager() }
  /// Passes a drawn image on.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(standIn("photo"), nil)
    return 0
  }
  /// Inert: see Photos.
  open func cancelImageRequest(_ request: Int32) {}
}
/// See Photos.
public typealias PHImageRequestID = Int32
/// See Photos.
open class PHCachingImageManager: PHImageManager {}
/// See Photos.
open class PHPhotoLibrary: NSObject, StandInMembers {
  /// See Photos.
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  /// See Photos.
  public class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  /// See Photos.
  public class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  /// See Photos.
  public class func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  /// See Photos.
  public class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  /// See Photos.
  open func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  /// Inert: see Photos.
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Inert: see Photos.
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}
/// See Photos.
public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}

/// See PhotosUI.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  /// See PhotosUI.
  public static let images = PHPickerFilter(name: "images")
  /// See PhotosUI.
  public static let videos = PHPickerFilter(name: "videos")
  /// See PhotosUI.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// See PhotosUI.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: ","))
  }
}
/// See PhotosUI.
public struct PHPickerConfiguration {
  /// See PhotosUI.
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  /// See PhotosUI.
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
  /// See PhotosUI.
  public var filter: PHPickerFilter?
  /// See PhotosUI.
  public var selectionLimit = 1
  /// See PhotosUI.
  public var selection = Selection.default
  /// See PhotosUI.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// See PhotosUI.
  public var preselectedAssetIdentifiers: [String] = []
  /// See PhotosUI.
  public init() {}
  /// See PhotosUI.
  public init(photoLibrary: PHPhotoLibrary) {}
}
/// See PhotosUI.
public struct PHPickerResult {
  /// See PhotosUI.
  public let itemProvider: NSItemProvider
  /// See PhotosUI.
  public let assetIdentifier: String?
}
/// See PhotosUI.
public protocol PHPickerViewControllerDelegate: AnyObject {}
/// See PhotosUI.
open class PHPickerViewController: StandInController {
  /// See PhotosUI.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// See PhotosUI.
  public private(set) var configuration = PHPickerConfiguration()
  /// See PhotosUI.
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  /// See PhotosUI.
  open override var boxTitle: String { "Photos" }
}
