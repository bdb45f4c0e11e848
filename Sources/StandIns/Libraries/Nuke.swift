public import Foundation
public import UIKit

/// See Nuke.
public struct ImageRequest: RemoteImageSource {
  /// See Nuke.
  public let url: URL?
  /// See Nuke.
  public init(url: URL?, processors: [Any] = [], priority: Any? = nil, options: Any? = nil) {
    self.url = url
  }
  /// See Nuke.
  public init(urlRequest: Any, processors: [Any] = []) { url = nil }
  /// See Nuke.
  public var remoteImageURL: URL? { url }
}
/// See Nuke.
public struct ImageContainer {
  /// See Nuke.
  public let image: UIImage
}
/// See Nuke.
public struct ImageResponse {
  /// See Nuke.
  public let image: UIImage
  /// See Nuke.
  public var container: ImageContainer { ImageContainer(image: image) }
}
/// See Nuke.
open class ImageTask: StandInMembers {
  /// See Nuke.
  public init() {}
  /// Inert: see Nuke.
  open func cancel() {}
}
/// See Nuke.
public struct ImageLoadingOptions {
  /// See Nuke.
  public enum Transition {
    case none
    case fadeIn(duration: TimeInterval)
  }
  /// See Nuke.
  public struct ContentModes {
    /// See Nuke.
    public init(
      success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
    ) {}
  }
  /// See Nuke.
  public var placeholder: UIImage?
  /// See Nuke.
  public var failureImage: UIImage?
  /// See Nuke.
  public var transition: Transition?
  /// See Nuke.
  public var contentModes: ContentModes?
  /// See Nuke.
  public var isPrepareForReuseEnabled = true
  /// See Nuke.
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
  }
  /// See Nuke.
  nonisolated(unsafe) public static var shared = ImageLoadingOptions()
}
/// Shows the placeholder, or a drawn image.
///
/// See Nuke.
@preconcurrency @MainActor @discardableResult public func loadImage(
  with request: (any RemoteImageSource)?, options: ImageLoadingOptions = .shared,
  into view: UIImageView, progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
  completion: ((Result<ImageResponse, any Error>) -> Void)? = nil
) -> ImageTask? {
  show(request, options, view, completion)
}
/// Inert: see Nuke.
public func cancelRequest(for view: UIImageView) {}
/// The functions, as source names them behind their module.
public enum Nuke {
  /// Shows the placeholder, or a drawn image.
  ///
  /// See Nuke.
  @preconcurrency @MainActor @discardableResult public static func loadImage(
    with request: (any RemoteImageSource)?, options: ImageLoadingOptions = .shared,
    into view: UIImageView, progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
    completion: ((Result<ImageResponse, any Error>) -> Void)? = nil
  ) -> ImageTask? {
    show(request, options, view, completion)
  }
  /// Inert: see Nuke.
  public static func cancelRequest(for view: UIImageView) {}
}
@MainActor private func show(
  _ request: (any RemoteImageSource)?, _ options: ImageLoadingOptions, _ view: UIImageView,
  _ completion: ((Result<ImageResponse, any Error>) -> Void)?
) -> ImageTask? {
  view.image = RemoteImage.image(of: request?.remoteImageURL, placeholder: options.placeholder)
  if let image = view.image { completion?(.success(ImageResponse(image: image))) }
  return nil
}
/// See Nuke.
open class ImagePipeline: StandInMembers, @unchecked Sendable {
  /// See Nuke.
  nonisolated(unsafe) public static var shared = ImagePipeline()
  /// See Nuke.
  public init() {}
  /// See Nuke.
  @discardableResult open func loadImage(
    with request: any RemoteImageSource, queue: DispatchQueue? = nil,
    progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
    completion: @escaping (Result<ImageResponse, any Error>) -> Void
  ) -> ImageTask? {
    completion(.success(ImageResponse(image: standIn("image"))))
    return nil
  }
}
/// See Nuke.
public enum ImageProcessors {
  /// See Nuke.
  public enum ContentMode: Sendable { case aspectFill, aspectFit }
  /// See Nuke.
  public enum Unit: Sendable { case points, pixels }
  /// See Nuke.
  public struct Resize {
    /// See Nuke.
    public init(
      size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill,
      crop: Bool = false, upscale: Bool = false
    ) {}
    /// See Nuke.
    public init(width: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
    /// See Nuke.
    public init(height: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
  }
  /// See Nuke.
  public struct Circle {
    /// See Nuke.
    public init() {}
  }
  /// See Nuke.
  public struct RoundedCorners {
    /// See Nuke.
    public init(radius: CGFloat, unit: Unit = .points) {}
  }
}
