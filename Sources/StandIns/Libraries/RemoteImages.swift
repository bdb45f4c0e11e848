// Mirrors SDWebImage and AlamofireImage. No image is downloaded (see `RemoteImage`).
public import Foundation
public import UIKit

/// The choice of the image that is shown in place of a downloaded one.
public enum RemoteImage {
  /// Returns the image of a local file; otherwise the placeholder or, without one, a sample image.
  ///
  /// Returns nil if there is neither an address nor a placeholder.
  @MainActor static func image(of url: URL?, placeholder: UIImage?) -> UIImage? {
    if let url, url.isFileURL, let image = UIImage(contentsOfFile: url.path) { return image }
    if let placeholder { return placeholder }
    return url == nil ? nil : (standIn("image") as UIImage)
  }
}

/// A value from which the libraries load an image, such as a URL, a text or a request.
public protocol RemoteImageSource {
  /// The address of the image; nil if there is none.
  var remoteImageURL: URL? { get }
}

extension URL: RemoteImageSource {
  /// The address itself.
  public var remoteImageURL: URL? { self }
}

extension String: RemoteImageSource {
  /// The address in the text; nil if the text is not a valid address.
  public var remoteImageURL: URL? { URL(string: self) }
}

public struct SDWebImageOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let retryFailed = Self(rawValue: 1)
  public static let lowPriority = Self(rawValue: 2)
  public static let progressiveLoad = Self(rawValue: 4)
  public static let refreshCached = Self(rawValue: 8)
  public static let highPriority = Self(rawValue: 128)
  public static let delayPlaceholder = Self(rawValue: 256)
  public static let avoidAutoSetImage = Self(rawValue: 1024)
  public static let scaleDownLargeImages = Self(rawValue: 2048)
}

public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
extension UIImageView {
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    context: [AnyHashable: Any]? = nil, progress: ((Int, Int, URL?) -> Void)? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    image = RemoteImage.image(of: url, placeholder: placeholderImage)
    completed?(image, nil, .none, url)
  }
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, completed: SDExternalCompletionBlock?
  ) { sd_setImage(with: url, placeholderImage: nil, completed: completed) }
  @_disfavoredOverload public func sd_cancelCurrentImageLoad() {}
  @_disfavoredOverload public var sd_imageURL: URL? { nil }
}

extension UIView {
  @_disfavoredOverload public var sd_imageIndicator: Any? {
    get { nil }
    set {}
  }
  @_disfavoredOverload public var sd_imageTransition: Any? {
    get { nil }
    set {}
  }
}

extension UIButton {
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) { setImage(RemoteImage.image(of: url, placeholder: placeholderImage), for: state) }
}

public typealias SDAnimatedImage = UIImage

open class SDAnimatedImageView: UIImageView {
  public var shouldCustomLoopCount = false
  public var animationRepeatCountOfImage = 0
  public var autoPlayAnimatedImage = true
}

/// The `af` namespace of an image view.
@preconcurrency @MainActor public struct RemoteImageViewMembers {
  let view: UIImageView
  /// Shows the image of a local file; otherwise the placeholder or, without one, a sample image.
  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: Any? = nil, filter: Any? = nil, progress: Any? = nil,
    imageTransition: Any? = nil, runImageTransitionIfCached: Bool = false,
    completion: ((Unknown) -> Void)? = nil
  ) { view.image = RemoteImage.image(of: url, placeholder: placeholderImage) }
  public func cancelImageRequest() {}
}

extension UIImageView {
  @_disfavoredOverload public var af: RemoteImageViewMembers { RemoteImageViewMembers(view: self) }
  /// Shows the image of a local file; otherwise the placeholder or, without one, a sample image.
  @_disfavoredOverload public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: Any? = nil,
    imageTransition: Any? = nil, completion: ((Unknown) -> Void)? = nil
  ) { image = RemoteImage.image(of: url, placeholder: placeholderImage) }
  @_disfavoredOverload public func af_cancelImageRequest() {}
}
