// Mirrors Nuke. No image is downloaded (see `RemoteImage`), so processors and transitions have no
// effect.
public import Foundation
public import UIKit

public struct ImageRequest: RemoteImageSource {
  public let url: URL?
  public init(url: URL?, processors: [Any] = [], priority: Any? = nil, options: Any? = nil) {
    self.url = url
  }
  public init(urlRequest: Any, processors: [Any] = []) { url = nil }
  public var remoteImageURL: URL? { url }
}

public struct ImageContainer {
  public let image: UIImage
}

public struct ImageResponse {
  public let image: UIImage
  public var container: ImageContainer { ImageContainer(image: image) }
}

open class ImageTask: StandInMembers {
  public init() {}
  open func cancel() {}
}

public struct ImageLoadingOptions {
  public enum Transition {
    case none
    case fadeIn(duration: TimeInterval)
  }
  public struct ContentModes {
    public init(
      success: UIView.ContentMode, failure: UIView.ContentMode, placeholder: UIView.ContentMode
    ) {}
  }
  public var placeholder: UIImage?
  public var failureImage: UIImage?
  public var transition: Transition?
  public var contentModes: ContentModes?
  public var isPrepareForReuseEnabled = true
  public init(
    placeholder: UIImage? = nil, transition: Transition? = nil, failureImage: UIImage? = nil,
    failureImageTransition: Transition? = nil, contentModes: ContentModes? = nil
  ) {
    (self.placeholder, self.transition, self.failureImage) = (placeholder, transition, failureImage)
  }
  nonisolated(unsafe) public static var shared = ImageLoadingOptions()
}

/// Shows the image of a local file, else the placeholder, else a sample image.
///
/// Without an address, only the placeholder is shown.
@preconcurrency @MainActor @discardableResult public func loadImage(
  with request: (any RemoteImageSource)?, options: ImageLoadingOptions = .shared,
  into view: UIImageView, progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
  completion: ((Result<ImageResponse, any Error>) -> Void)? = nil
) -> ImageTask? {
  show(request, options, view, completion)
}

public func cancelRequest(for view: UIImageView) {}

/// The module's name as a type, so that source that writes `Nuke.loadImage` compiles.
public enum Nuke {
  /// Shows the image of a local file, else the placeholder, else a sample image.
  ///
  /// Without an address, only the placeholder is shown.
  @preconcurrency @MainActor @discardableResult public static func loadImage(
    with request: (any RemoteImageSource)?, options: ImageLoadingOptions = .shared,
    into view: UIImageView, progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
    completion: ((Result<ImageResponse, any Error>) -> Void)? = nil
  ) -> ImageTask? {
    show(request, options, view, completion)
  }
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

open class ImagePipeline: StandInMembers, @unchecked Sendable {
  nonisolated(unsafe) public static var shared = ImagePipeline()
  public init() {}
  @discardableResult open func loadImage(
    with request: any RemoteImageSource, queue: DispatchQueue? = nil,
    progress: ((ImageResponse?, Int64, Int64) -> Void)? = nil,
    completion: @escaping (Result<ImageResponse, any Error>) -> Void
  ) -> ImageTask? {
    completion(.success(ImageResponse(image: standIn("image"))))
    return nil
  }
}

public enum ImageProcessors {
  public enum ContentMode: Sendable { case aspectFill, aspectFit }
  public enum Unit: Sendable { case points, pixels }
  public struct Resize {
    public init(
      size: CGSize, unit: Unit = .points, contentMode: ContentMode = .aspectFill,
      crop: Bool = false, upscale: Bool = false
    ) {}
    public init(width: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
    public init(height: CGFloat, unit: Unit = .points, upscale: Bool = false) {}
  }
  public struct Circle {
    public init() {}
  }
  public struct RoundedCorners {
    public init(radius: CGFloat, unit: Unit = .points) {}
  }
}
