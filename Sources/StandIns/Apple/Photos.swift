// Mirrors Photos and PhotosUI. The library is empty, and changes are not made; a requested image is
// a sample image.
public import Foundation
public import UIKit

public enum PHAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

public enum PHAccessLevel: Int, Sendable {
  case addOnly = 1
  case readWrite
}

public enum PHAssetMediaType: Int, Sendable { case unknown, image, video, audio }

public enum PHImageContentMode: Int, Sendable {
  case aspectFit, aspectFill
  public static let `default` = PHImageContentMode.aspectFit
}

open class PHObject: NSObject, StandInMembers {
  open var localIdentifier: String { "id-1" }
}

open class PHAsset: PHObject {
  open var mediaType: PHAssetMediaType { .image }
  open var pixelWidth: Int { 400 }
  open var pixelHeight: Int { 300 }
  open var duration: TimeInterval { 0 }
  open var creationDate: Date? { nil }
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { .init() }
  public class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { .init() }
}

open class PHFetchOptions: NSObject, StandInMembers {
  public var sortDescriptors: [NSSortDescriptor]?
  public var predicate: NSPredicate?
  public var fetchLimit = 0
}

/// The result of a fetch: no assets.
open class PHFetchResult<Found: AnyObject>: NSObject, StandInMembers {
  open var count: Int { 0 }
  open var firstObject: Found? { nil }
  open var lastObject: Found? { nil }
  open func object(at index: Int) -> Found { standIn("asset") }
  open subscript(index: Int) -> Found { standIn("asset") }
  open func enumerateObjects(_ block: (Found, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

open class PHImageRequestOptions: NSObject, StandInMembers {
  public var isSynchronous = false
  public var isNetworkAccessAllowed = false
}

open class PHImageManager: NSObject, StandInMembers {
  public class func `default`() -> PHImageManager { PHImageManager() }
  /// Calls the handler at once with a sample image; the requested size is ignored.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> Int32 {
    resultHandler(standIn("photo"), nil)
    return 0
  }
  open func cancelImageRequest(_ request: Int32) {}
}

public typealias PHImageRequestID = Int32
open class PHCachingImageManager: PHImageManager {}

open class PHPhotoLibrary: NSObject, StandInMembers {
  public class func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
  public class func authorizationStatus() -> PHAuthorizationStatus { .authorized }
  public class func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    .authorized
  }
  public class func requestAuthorization(
    _ handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  public class func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) {}
  open func performChanges(
    _ changes: @escaping () -> Void, completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {}
  open func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  open func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
}

public protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {}

public struct PHPickerFilter: Equatable, Sendable {
  private let name: String
  public static let images = PHPickerFilter(name: "images")
  public static let videos = PHPickerFilter(name: "videos")
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: ","))
  }
}

public struct PHPickerConfiguration {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, people, continuous }
  public var filter: PHPickerFilter?
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

public protocol PHPickerViewControllerDelegate: AnyObject {}

open class PHPickerViewController: StandInController {
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public private(set) var configuration = PHPickerConfiguration()
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(nibName: nil, bundle: nil)
    self.configuration = configuration
  }
  open override var boxTitle: String { "Photos" }
}
