// Mirrors UILayoutPriority (iOS 17). Missing: nothing.
import Foundation

/// The priority of a constraint or of a view's content size, from 1 to 1000 (fact H13).
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The priority as a number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of constraints that must hold: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default compression resistance priority of a view: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default content hugging priority of a view: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority of a drag that can resize the scene: 510 (fact AL22).
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which a scene keeps its size: 500 (fact AL22).
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that cannot resize the scene: 490 (fact AL22).
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority of a target size in `systemLayoutSizeFitting`: 50 (fact H20).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
