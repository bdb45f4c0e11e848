// Mirrors UIInterfaceOrientation (iOS 17). Missing: nothing.
// Mirrors UIInterfaceOrientationMask (iOS 17). Missing: nothing.

/// The orientation of an interface on its device.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  /// The home button is on the right.
  case landscapeRight = 3
  /// The home button is on the left.
  case landscapeLeft = 4

  /// Whether the interface is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is in portrait, upside down or not.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations of an interface.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// The portrait orientation.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// The portrait orientation upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The landscape orientation with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// The landscape orientation with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every orientation except upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
