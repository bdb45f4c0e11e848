// Mirrors UIDeviceOrientation (iOS 17). Missing: nothing.

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeLeft = 3
  /// The home button is on the left.
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  /// Whether the device lies on its long side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device stands on its short side.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether this is upright or on a side.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
