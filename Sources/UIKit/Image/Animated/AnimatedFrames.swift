import Foundation

/// The images of an animation, which are shown one after another at equal intervals.
struct AnimatedFrames: Hashable, Sendable {
  let images: [UIImage]
  /// The duration of all images together, in seconds.
  let duration: TimeInterval

  /// Makes the images of an animation; nil if there are none.
  ///
  /// - Parameters:
  ///   - images: the images; an image that is itself an animation is replaced by its images.
  ///   - duration: the duration of all images together, in seconds; 0 means a thirtieth of a second
  ///     for each.
  init?(_ images: [UIImage], duration: TimeInterval) {
    let all = images.flatMap { $0.frames?.images ?? [$0] }
    guard !all.isEmpty else { return nil }
    self.images = all
    self.duration = duration > 0 ? duration : Double(all.count) / 30
  }

  /// Returns the image at a time in seconds from the start; nil after the images were shown
  /// `repeats` times, where 0 means without end.
  func image(at time: TimeInterval, repeats: Int = 0) -> UIImage? {
    guard time >= 0, time.isFinite else { return images.first }
    if repeats > 0, time >= duration * Double(repeats) { return nil }
    let part = time.truncatingRemainder(dividingBy: duration) / duration
    return images[min(Int(part * Double(images.count)), images.count - 1)]
  }
}
