// Mirrors the animations of UIImage (iOS 17). Missing: nothing.
public import Foundation

extension UIImage {
  /// The images of an animation; nil for other images.
  public var images: [UIImage]? { frames?.images }

  /// The duration of all images of an animation together, in seconds; 0 for other images.
  public var duration: TimeInterval { frames?.duration ?? 0 }

  /// Makes an animation of images; nil if there are none.
  ///
  /// The duration in seconds is that of all images together; 0 means a thirtieth of a second for
  /// each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let frames = AnimatedFrames(images, duration: duration) else { return nil }
    return UIImage(frames.images[0], frames: frames)
  }

  /// Makes an animation of the images whose names are `name` followed by a number, beginning with 0
  /// or 1; nil if there are none (fact AC33).
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    animatedImage(with: numbered(name), duration: duration)
  }

  /// Makes an animation like `animatedImageNamed`, with cap insets and a resizing mode.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile,
    duration: TimeInterval
  ) -> UIImage? {
    let images = numbered(name).map {
      $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }
    return animatedImage(with: images, duration: duration)
  }

  /// The maximum number that is appended to the name.
  private static let lastNumber = 1024

  private static func numbered(_ name: String) -> [UIImage] {
    func image(_ number: Int) -> UIImage? {
      NamedImages.image("\(name)\(number)", in: nil, for: nil)
    }
    // The first image has the number 0 or, if there is none, 1.
    let first = image(0) == nil ? 1 : 0
    var images: [UIImage] = []
    for number in first...lastNumber {
      guard let next = image(number) else { break }
      images.append(next)
    }
    if images.isEmpty { MissingAssets.tell(.image, "\(name)0", in: NamedImages.places(of: nil)) }
    return images
  }
}
