public import Foundation
public import UIKit

/// The image that a picture shows in place of one from a network.
public enum RemoteImage {
  /// Returns the placeholder, the image in a local file, or a drawn image.
  @MainActor static func image(of url: URL?, placeholder: UIImage?) -> UIImage? {
    if let url, url.isFileURL, let image = UIImage(contentsOfFile: url.path) { return image }
    if let placeholder { return placeholder }
    return url == nil ? nil : (standIn("image") as UIImage)
  }
}

/// An image's address, as libraries take it: an address, a text, or a request with one.
public protocol RemoteImageSource {
  /// The address; nil if there is none.
  var remoteImageURL: URL? { get }
}
extension URL: RemoteImageSource {
  /// The address itself.
  public var remoteImageURL: URL? { self }
}
extension String: RemoteImageSource {
  /// The address in the text.
  public var remoteImageURL: URL? { URL(string: self) }
}

/// See SDWebImage.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// See SDWebImage.
  public let rawValue: UInt
  /// See SDWebImage.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// See SDWebImage.
  public static let retryFailed = Self(rawValue: 1)
  /// See SDWebImage.
  public static let lowPriority = Self(rawValue: 2)
  /// See SDWebImage.
  public static let progressiveLoad = Self(rawValue: 4)
  /// See SDWebImage.
  public static let refreshCached = Self(rawValue: 8)
  /// See SDWebImage.
  public static let highPriority = Self(rawValue: 128)
  /// See SDWebImage.
  public static let delayPlaceholder = Self(rawValue: 256)
  /// See SDWebImage.
  public static let avoidAutoSetImage = Self(rawValue: 1024)
  /// See SDWebImage.
  public static let scaleDownLargeImages = Self(rawValue: 2048)
}
/// See SDWebImage.
public enum SDImageCacheType: Int, Sendable { case none, disk, memory, all }
/// See SDWebImage.
public typealias SDExternalCompletionBlock = (UIImage?, (any Error)?, SDImageCacheType, URL?) ->
  Void
extension UIImageView {
  /// Shows the placeholder, or a drawn image.
  ///
  /// See SDWebImage.
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
    context: [AnyHashable: Any]? = nil, progress: ((Int, Int, URL?) -> Void)? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    image = RemoteImage.image(of: url, placeholder: placeholderImage)
    completed?(image, nil, .none, url)
  }
  /// See SDWebImage.
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, completed: SDExternalCompletionBlock?
  ) { sd_setImage(with: url, placeholderImage: nil, completed: completed) }
  /// Inert: see SDWebImage.
  @_disfavoredOverload public func sd_cancelCurrentImageLoad() {}
  /// See SDWebImage.
  @_disfavoredOverload public var sd_imageURL: URL? { nil }
}
extension UIView {
  /// See SDWebImage.
  @_disfavoredOverload public var sd_imageIndicator: Any? {
    get { nil }
    set {}
  }
  /// See SDWebImage.
  @_disfavoredOverload public var sd_imageTransition: Any? {
    get { nil }
    set {}
  }
}
extension UIButton {
  /// Shows the placeholder, or a drawn image.
  ///
  /// See SDWebImage.
  @_disfavoredOverload public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) { setImage(RemoteImage.image(of: url, placeholder: placeholderImage), for: state) }
}
/// See SDWebImage.
public typealias SDAnimatedImage = UIImage
/// See SDWebImage.
open class SDAnimatedImageView: UIImageView {
  /// See SDWebImage.
  public var shouldCustomLoopCount = false
  /// See SDWebImage.
  public var animationRepeatCountOfImage = 0
  /// See SDWebImage.
  public var autoPlayAnimatedImage = true
}

/// The members that AlamofireImage adds to an image view.
@preconcurrency @MainActor public struct RemoteImageViewMembers {
  let view: UIImageView
  /// Shows the placeholder, or a drawn image.
  ///
  /// See AlamofireImage.
  public func setImage(
    withURL url: URL, cacheKey: String? = nil, placeholderImage: UIImage? = nil,
    serializer: Any? = nil, filter: Any? = nil, progress: Any? = nil,
    imageTransition: Any? = nil, runImageTransitionIfCached: Bool = false,
    completion: ((Unknown) -> Void)? = nil
  ) { view.image = RemoteImage.image(of: url, placeholder: placeholderImage) }
  /// Inert: see AlamofireImage.
  public func cancelImageRequest() {}
}
extension UIImageView {
  /// See AlamofireImage.
  @_disfavoredOverload public var af: RemoteImageViewMembers { RemoteImageViewMembers(view: self) }
  /// Shows the placeholder, or a drawn image.
  ///
  /// See AlamofireImage.
  @_disfavoredOverload public func af_setImage(
    withURL url: URL, placeholderImage: UIImage? = nil, filter: Any? = nil,
    imageTransition: Any? = nil, completion: ((Unknown) -> Void)? = nil
  ) { image = RemoteImage.image(of: url, placeholder: placeholderImage) }
  /// Inert: see AlamofireImage.
  @_disfavoredOverload public func af_cancelImageRequest() {}
}
