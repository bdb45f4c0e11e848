public import Foundation
public import UIKit

extension UIWindow {
  /// The position of a window in front of or behind other windows.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public var rawValue: CGFloat
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)

    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, more: CGFloat) -> Level { Level(level.rawValue + more) }
    public static func - (level: Level, less: CGFloat) -> Level { Level(level.rawValue - less) }
  }

  /// Inert: always `normal`, as only one window is drawn.
  public var windowLevel: Level {
    get { .normal }
    set {}
  }
}
