public import Foundation
public import UIKit

extension UIWindow {
  /// The order of a window among others.
  ///
  /// See UIKit.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// See UIKit.
    public var rawValue: CGFloat
    /// See UIKit.
    public static let normal = Level(rawValue: 0)
    /// See UIKit.
    public static let statusBar = Level(rawValue: 1000)
    /// See UIKit.
    public static let alert = Level(rawValue: 2000)

    /// See UIKit.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// See UIKit.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// See UIKit.
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    /// See UIKit.
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    /// See UIKit.
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }

  /// Inert: a picture shows one window.
  public var windowLevel: Level {
    get { .normal }
    set {}
  }
}
