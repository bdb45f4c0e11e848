// Mirrors UIInterfaceOrientationMask (iOS 17). Missing: nothing.

/// The ways in which an interface can be turned.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ orientation: UIInterfaceOrientation) {
    rawValue = 1 << UInt(orientation.rawValue)
  }

  /// See UIKit.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// See UIKit.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// See UIKit.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// See UIKit.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Both ways of lying on the side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every way.
  public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// Every way but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
