// Mirrors the animations of UIImageView (iOS 17). Missing: nothing.
public import Foundation
import QuartzCore

/// The animation of an image view: its images, and the clock that controls it.
struct ImageViewAnimation {
  var images: [UIImage]?
  var highlightedImages: [UIImage]?
  var duration: TimeInterval = 0
  var repeatCount = 0
  /// The clock and its time when the animation was started; nil before that and after a stop.
  ///
  /// The clock is nil if none was running.
  var start: (clock: TimeSource?, time: TimeInterval)?

  /// Returns the image for the clock's current time; nil if there are no images, or if the
  /// animation is stopped or has ended.
  ///
  /// Without a clock, the first image is returned (fact AC34).
  func image(isHighlighted: Bool) -> UIImage? {
    let chosen = isHighlighted ? highlightedImages ?? images : images
    guard let start, let frames = AnimatedFrames(chosen ?? [], duration: duration) else {
      return nil
    }
    guard let clock = start.clock else { return frames.images[0] }
    return frames.image(at: clock.now - start.time, repeats: repeatCount)
  }
}

extension UIImageView {
  /// The images that are shown one after another while the view is animating.
  public var animationImages: [UIImage]? {
    get { animation.images }
    set {
      stopAnimating()
      animation.images = newValue
    }
  }
  /// The images that are shown one after another while the view is animating and highlighted; nil
  /// means `animationImages`.
  public var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      stopAnimating()
      animation.highlightedImages = newValue
    }
  }
  /// The duration of all images together, in seconds; 0 means a thirtieth of a second for each.
  public var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue }
  }
  /// The number of times that the images are shown; 0 repeats them forever.
  public var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = newValue }
  }
  /// Whether the view shows the images one after another: `startAnimating()` was called, and the
  /// animation has not ended.
  public var isAnimating: Bool {
    animation.image(isHighlighted: isHighlighted) != nil
  }
  /// Begins to show the images one after another; without a running clock, the first one is shown.
  public func startAnimating() {
    let clock = AnimationClock.current?.source
    animation.start = (clock, clock?.now ?? 0)
  }
  /// Ends the animation, so that the view shows its `image` again.
  public func stopAnimating() { animation.start = nil }

  /// Returns the image that is drawn for an image of the view: that of a running animation, the
  /// current frame of an animated image, or the image itself.
  func frame(of image: UIImage?) -> UIImage? {
    if let shown = animation.image(isHighlighted: isHighlighted) { return shown }
    guard let frames = image?.frames else { return image }
    // An animated image starts at the clock's time 0.
    return frames.image(at: AnimationClock.current?.source.now ?? 0)
  }
}
