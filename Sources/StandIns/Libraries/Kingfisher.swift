public import Foundation
public import UIKit

/// The members that Kingfisher adds to an object.
@preconcurrency @MainActor public struct KingfisherWrapper<Base> {
  /// See Kingfisher.
  public nonisolated(unsafe) let base: Base
  /// See Kingfisher.
  public nonisolated init(_ base: Base) { self.base = base }
}

/// See Kingfisher.
public protocol Resource: RemoteImageSource {
  var cacheKey: String { get }
  var downloadURL: URL { get }
}
extension URL: Resource {
  /// See Kingfisher.
  public var cacheKey: String { absoluteString }
  /// See Kingfisher.
  public var downloadURL: URL { self }
}
// The name is also that of an image of a catalogue.
extension ImageResource: Resource {
  /// See Kingfisher.
  public init(downloadURL: URL, cacheKey: String? = nil) {
    self.init(name: downloadURL.absoluteString, bundle: .main)
  }
  /// See Kingfisher.
  public var downloadURL: URL { remoteImageURL ?? standIn("url") }
  /// See Kingfisher.
  public var cacheKey: String { "\(downloadURL)" }
  /// See Kingfisher.
  public var remoteImageURL: URL? {
    // The name is UIKit's own.
    Mirror(reflecting: self).children.lazy.compactMap { $0.value as? String }.first
      .flatMap { URL(string: $0) }
  }
}
/// See Kingfisher.
public protocol ImageDataProvider {}
/// See Kingfisher.
public struct LocalFileImageDataProvider: ImageDataProvider {
  /// See Kingfisher.
  public let fileURL: URL
  /// See Kingfisher.
  public init(fileURL: URL, cacheKey: String? = nil) { self.fileURL = fileURL }
}
/// See Kingfisher.
public enum KingfisherSource: RemoteImageSource {
  case network(any Resource)
  case provider(any ImageDataProvider)
  /// See Kingfisher.
  public var remoteImageURL: URL? {
    switch self {
    case .network(let resource): resource.remoteImageURL
    case .provider(let provider): (provider as? LocalFileImageDataProvider)?.fileURL
    }
  }
}

/// See Kingfisher.
public enum KingfisherError: Error { case notHere }
/// See Kingfisher.
public enum KingfisherCacheType: Sendable { case none, memory, disk }
/// See Kingfisher.
public struct RetrieveImageResult {
  /// See Kingfisher.
  public let image: UIImage
  /// See Kingfisher.
  public let cacheType: KingfisherCacheType
  /// See Kingfisher.
  public let source: KingfisherSource
}
/// See Kingfisher.
public enum KingfisherIndicator {
  case none, activity
  case image(imageData: Data)
  case custom(indicator: Any)
}
/// See Kingfisher.
public enum KingfisherTransition {
  case none
  case fade(TimeInterval)
  case flipFromLeft(TimeInterval)
  case flipFromRight(TimeInterval)
}
/// See Kingfisher.
public protocol ImageProcessor {}
/// See Kingfisher.
public struct DefaultImageProcessor: ImageProcessor {
  /// See Kingfisher.
  public static var `default`: DefaultImageProcessor { DefaultImageProcessor() }
  /// See Kingfisher.
  public init() {}
}
/// See Kingfisher.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// See Kingfisher.
  public init(
    cornerRadius: CGFloat = 0, targetSize: CGSize? = nil, roundingCorners: Any? = nil,
    backgroundColor: UIColor? = nil
  ) {}
}
/// See Kingfisher.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// See Kingfisher.
  public init(size: CGSize) {}
}
/// See Kingfisher.
public struct ResizingImageProcessor: ImageProcessor {
  /// See Kingfisher.
  public enum Mode: Sendable { case none, aspectFit, aspectFill }
  /// See Kingfisher.
  public init(referenceSize: CGSize, mode: Mode = .none) {}
}
/// See Kingfisher.
public struct BlurImageProcessor: ImageProcessor {
  /// See Kingfisher.
  public init(blurRadius: CGFloat) {}
}
extension ImageProcessor {
  /// See Kingfisher.
  public func append(another: any ImageProcessor) -> any ImageProcessor { self }
}
/// See Kingfisher.
public func |> (one: any ImageProcessor, other: any ImageProcessor) -> any ImageProcessor { one }
precedencegroup KingfisherItemsPrecedence {
  associativity: left
}
infix operator |> : KingfisherItemsPrecedence
/// See Kingfisher.
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
/// See Kingfisher.
public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
/// See Kingfisher.
public typealias KingfisherCompletion = (Result<RetrieveImageResult, KingfisherError>) -> Void
/// See Kingfisher.
open class DownloadTask: StandInMembers {
  /// See Kingfisher.
  public init() {}
  /// Inert: see Kingfisher.
  open func cancel() {}
}

@MainActor private func result(
  _ image: UIImage?, _ url: URL?
) -> Result<RetrieveImageResult, KingfisherError> {
  guard let image, let url else { return .failure(.notHere) }
  return .success(RetrieveImageResult(image: image, cacheType: .none, source: .network(url)))
}

extension UIImageView {
  /// See Kingfisher.
  @_disfavoredOverload public var kf: KingfisherWrapper<UIImageView> { .init(self) }
}
extension UIButton {
  /// See Kingfisher.
  @_disfavoredOverload public var kf: KingfisherWrapper<UIButton> { .init(self) }
}
extension UIImage {
  /// See Kingfisher.
  @_disfavoredOverload public var kf: KingfisherWrapper<UIImage> { .init(self) }
}
extension KingfisherWrapper where Base: UIImageView {
  /// Shows the placeholder, or a drawn image.
  ///
  /// See Kingfisher.
  @discardableResult public func setImage(
    with source: (any RemoteImageSource)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: ((Int64, Int64) -> Void)? = nil,
    completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.image = RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder)
    completionHandler?(result(base.image, source?.remoteImageURL))
    return nil
  }
  /// Shows the placeholder, or a drawn image.
  ///
  /// See Kingfisher.
  @discardableResult public func setImage(
    with source: KingfisherSource?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: source as (any RemoteImageSource)?, placeholder: placeholder, options: options,
      completionHandler: completionHandler)
  }
  /// Shows the placeholder, or the image in the provider's file.
  ///
  /// See Kingfisher.
  @discardableResult public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    setImage(
      with: provider.map { KingfisherSource.provider($0) }, placeholder: placeholder,
      options: options, completionHandler: completionHandler)
  }
  /// Inert: see Kingfisher.
  public func cancelDownloadTask() {}
  /// See Kingfisher.
  public var indicatorType: KingfisherIndicator {
    get { .none }
    nonmutating set {}
  }
}
extension KingfisherWrapper where Base: UIButton {
  /// Shows the placeholder, or a drawn image.
  ///
  /// See Kingfisher.
  @discardableResult public func setImage(
    with source: (any RemoteImageSource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.setImage(
      RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder), for: state)
    return nil
  }
  /// Shows the placeholder, or a drawn image, behind the title.
  ///
  /// See Kingfisher.
  @discardableResult public func setBackgroundImage(
    with source: (any RemoteImageSource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, completionHandler: KingfisherCompletion? = nil
  ) -> DownloadTask? {
    base.setBackgroundImage(
      RemoteImage.image(of: source?.remoteImageURL, placeholder: placeholder), for: state)
    return nil
  }
  /// Inert: see Kingfisher.
  public func cancelImageDownloadTask() {}
}
extension KingfisherWrapper where Base: UIImage {
  /// Returns the image, drawn in a size.
  public func resize(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      base.draw(in: CGRect(origin: .zero, size: size))
    }
  }
}

/// The images of a network, of which a picture has none.
open class ImageCache: StandInMembers, @unchecked Sendable {
  /// See Kingfisher.
  public init() {}
  /// See Kingfisher.
  public convenience init(name: String) { self.init() }
  /// See Kingfisher.
  public convenience init(
    name: String, cacheDirectoryURL: URL?, diskCachePathClosure: ((URL, String) -> URL)? = nil
  ) throws { self.init() }
  /// See Kingfisher.
  public static let `default` = ImageCache()
  /// See Kingfisher.
  open func isCached(forKey key: String) -> Bool { false }
  /// Inert: see Kingfisher.
  open func clearCache(completion: (() -> Void)? = nil) {}
  /// Inert: see Kingfisher.
  open func clearMemoryCache() {}
  /// Inert: see Kingfisher.
  open func clearDiskCache(completion: (() -> Void)? = nil) {}
  /// Inert: see Kingfisher.
  open func removeImage(forKey key: String, completionHandler: (() -> Void)? = nil) {}
}
/// See Kingfisher.
open class KingfisherManager: StandInMembers, @unchecked Sendable {
  /// See Kingfisher.
  public static let shared = KingfisherManager()
  /// See Kingfisher.
  open var cache: ImageCache { .default }
  /// See Kingfisher.
  @MainActor @discardableResult open func retrieveImage(
    with source: any RemoteImageSource, options: KingfisherOptionsInfo? = nil,
    progressBlock: ((Int64, Int64) -> Void)? = nil, completionHandler: KingfisherCompletion?
  ) -> DownloadTask? {
    let url = source.remoteImageURL
    completionHandler?(result(RemoteImage.image(of: url, placeholder: nil), url))
    return nil
  }
}
/// See Kingfisher.
open class ImagePrefetcher: StandInMembers {
  /// See Kingfisher.
  public init(urls: [URL], options: KingfisherOptionsInfo? = nil) {}
  /// Inert: see Kingfisher.
  open func start() {}
  /// Inert: see Kingfisher.
  open func stop() {}
}
