// Mirrors UIImage.Orientation (iOS 17). Missing: nothing.

extension UIImage {
  /// The rotation or reflection with which pixels are shown (fact AC30).
  ///
  /// ```
  /// up   down  left  right     upMirrored  downMirrored  leftMirrored  rightMirrored
  /// ab   dc    bd    ca        ba          cd            ac            db
  /// cd   ba    ac    db        dc          ab            bd            ca
  /// ```
  public enum Orientation: Int, Sendable, CaseIterable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// The orientation in which the pixels of `cgImage` are shown.
  public var imageOrientation: Orientation { orientation }

  /// Returns the image mirrored from left to right.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    oriented(orientation.mirrored)
  }

  /// Returns the image, which an image view mirrors if its interface is right to left.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    styled { $0.flipsForRightToLeft = true }
  }

  /// Whether an image view mirrors the image if its interface is right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { style.flipsForRightToLeft }
}

extension UIImage.Orientation {
  /// Makes an orientation from the number in a camera's file, 1 to 8; nil for other numbers (fact
  /// AC31).
  init?(exif number: Int) {
    let order: [UIImage.Orientation] = [
      .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]
    guard order.indices.contains(number - 1) else { return nil }
    self = order[number - 1]
  }

  /// Whether width and height are exchanged.
  var isTurned: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation in which the shown image is mirrored from left to right.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
