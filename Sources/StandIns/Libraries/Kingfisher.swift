// Mirrors Kingfisher. No image is downloaded (see `RemoteImage`), so caches are empty, and
// processors and transitions have no effect.
public import Foundation
public import UIKit

/// The `kf` namespace of an object.
@preconcurrency @MainActor public struct KingfisherWrapper<Base> {
  public nonisolated(unsafe) let base: Base
  public nonisolated init(_ base: Base) { self.base = base }
}

public protocol Resource: RemoteImageSource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}

extension URL: Resource {
  public var cacheKey: String { absoluteString }
  public var downloadURL: URL { self }
}
// This extension replaces Kingfisher's `ImageResource`, because UIKit has a type of the same name,
// for images of asset catalogues.
extension ImageResource: Resource {
  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.init(name: downloadURL.absoluteString, bundle: .main)
  }
  public var downloadURL: URL { remoteImageURL ?? standIn("url") }
  public var cacheKey: String { "\(downloadURL)" }
  public var remoteImageURL: URL? {
    // UIKit's property for the name of the resource is internal, so the name is read by reflection.
    Mirror(reflecting: self).children.lazy.compactMap { $0.value as? String }.first
      .flatMap { URL(string: $0) }
  }
}

public protocol ImageDataProvider {}

public struct LocalFileImageDataProvider: ImageDataProvider {
  public let fileURL: URL
  public init(fileURL: URL, cacheKey: String? = nil) { self.fileURL = fileURL }
}

public enum KingfisherSource: RemoteImageSource {
  case network(any Resource)
  case provider(any ImageDataProvider)
  public var remoteImageURL: URL? {
    switch self {
    case .network(let resource): resource.remoteImageURL
    case .provider(let provider): (provider as? LocalFileImageDataProvider)?.fileURL
    }
  }
}

public enum KingfisherError: Error { case notHere }
public enum KingfisherCacheType: Sendable { case none, memory, disk }

public struct RetrieveImageResult {
  public let image: UIImage
  public let cacheType: KingfisherCacheType
  public let source: KingfisherSource
}

public enum KingfisherIndicator {
  case none, activity
  case image(imageData: Data)
  case custom(indicator: Any)
}

public enum KingfisherTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
}

public protocol ImageProcessor {}

public struct DefaultImageProcessor: ImageProcessor {
  public static var `default`: DefaultImageProcessor { DefaultImageProcessor() }
  public init() {}
}

public struct RoundCornerImageProcessor: ImageProcessor {
  public init(
    cornerRadius: CGFloat = 0, targetSize: CGSize? = nil, roundingCorners: Any? = nil,
    backgroundColor: UIColor? = nil
  ) {}
}

public struct DownsamplingImageProcessor: ImageProcessor {
  public init(size: CGSize) {}
}

public struct ResizingImageProcessor: ImageProcessor {
  public enum Mode: Sendable { case none, aspectFit, aspectFill }
  public init(referenceSize: CGSize, mode: Mode = .none) {}
}

public struct BlurImageProcessor: ImageProcessor {
  public init(blurRadius: CGFloat) {}
}

extension ImageProcessor {
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}

public func |> (one: any ImageProcessor, other: any ImageProcessor) -> any ImageProcessor { one }
precedencegroup KingfisherItemsPrecedence {
  associativity: left
}
infix operator |> : KingfisherItemsPrecedence

public enum KingfisherOptionsInfoItem {
  case transition(KingfisherTransition)
  case processor(any ImageProcessor)
  case scaleFactor(CGFloat)
  case backgroundDecode, cacheOriginalImage, onlyLoadFirstFrame, forceRefresh, forceTransition
  case fromMemoryCacheOrRefresh, keepCurrentImageWhileLoading, cacheMemoryOnly, onlyFromCache
  case loadDiskFileSynchronously, waitForCache, memoryCacheExpiration(Any)
  case requestModifier(Any), targetCache(ImageCache), diskCacheExpiration(Any)
  case cacheSerializer(Any), downloadPriority(Float), retryStrategy(Any), alternativeSources([Any])
}

public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
public typealias KingfisherCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void

open class DownloadTask: StandInMembers {
  public init() {}
  open func cancel() {}
}

@MainActor private func result(
  _ image: UIImage?, _ url: URL?
) -> Result<RetrieveImageResult, KingfisherError> {
  guard let image, let url else { return .failure(.notHere) }
  return .success(RetrieveImageResult(image: image, cacheType: .none, source: .network(url)))
}

extension UIImageView {
  @_disfavoredOverload public var kf: KingfisherWrapper<UIImageView> { .init(self) }
}

extension UIButton {
  @_disfavoredOverload public var kf: KingfisherWrapper<UIButton> { .init(self) }
}

extension UIImage {
  @_disfavoredOverload public var kf: KingfisherWrapper<UIImage> { .init(self) }
}

extension KingfisherWrapper where Base: UIImageView {
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @discardableResult public func setImage(
    with source: (any RemoteImageSource)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.image = RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder)
    completionHandler?(result(base.image, source?.remoteImageURL))
    return nil
  }
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @discardableResult public func setImage(
    with source: KingfisherSource?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: source as (any RemoteImageSource)?, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }
  /// Shows the image of the provider's file, else the placeholder, else a sample image.
  ///
  /// Without a provider of a local file, only the placeholder is shown.
  @discardableResult public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { KingfisherSource.provider($0) }, placeholder: placeholder,
      options: options, completionHandler: completionHandler)
  }
  public func cancelDownloadTask() {}
  public var indicatorType: KingfisherIndicator {
    get { .none }
    nonmutating set {}
  }
}

extension KingfisherWrapper where Base: UIButton {
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @discardableResult public func setImage(
    with source: (any RemoteImageSource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.setImage(
      RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder), for: state)
    return nil
  }
  /// Shows, behind the title, the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @discardableResult public func setBackgroundImage(
    with source: (any RemoteImageSource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.setBackgroundImage(
      RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder), for: state)
    return nil
  }
  public func cancelImageDownloadTask() {}
}

extension KingfisherWrapper where Base: UIImage {
  /// Returns the image scaled to a size in points.
  public func resize(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      base.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

/// The cache of downloaded images, which is empty.
open class ImageCache: StandInMembers, @unchecked Sendable {
  public init() {}
  public convenience init(name: String) { self.init() }
  public convenience init(
    name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
  ) throws { self.init() }
  public static let `default` = ImageCache()
  open func isCached(forKey key: String) -> Bool { false }
  open func clearCache(completion: (() -> Void)? = nil) {}
  open func clearMemoryCache() {}
  open func clearDiskCache(completion: (() -> Void)? = nil) {}
  open func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) {}
}

open class KingfisherManager: StandInMembers, @unchecked Sendable {
  public static let shared = KingfisherManager()
  open var cache: ImageCache { .default }
  @MainActor @discardableResult open func retrieveImage(
    with source: any RemoteImageSource, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil, completionHandler: KingfisherCompletion?
  ) -> DownloadTask? {
    let url = source.remoteImageURL
    completionHandler?(result(RemoteImage.image(of: url, placeholder: nil), url))
    return nil
  }
}

open class ImagePrefetcher: StandInMembers {
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  open func start() {}
  open func stop() {}
}
