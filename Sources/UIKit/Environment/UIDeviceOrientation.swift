// Mirrors UIDeviceOrientation (iOS 17). Missing: nothing.

/// The physical orientation of a device.
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

  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is in portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation: portrait or landscape.
  public var isValidInterfaceOrientation: Bool { isLandscape || isPortrait }
}
