import Foundation
import LayoutCore
import LayoutStage

/// The widths of the window for which a layout is examined, and the height at each width.
public struct Sweep: Sendable, Hashable, Codable {
  /// A rule for the height of the window.
  public enum Height: String, Sendable, Hashable, CaseIterable, Codable {
    /// The initial height at every width, as for a window in Split View.
    case kept
    /// The height of the device in landscape for widths greater than its portrait width, and its
    /// height in portrait for all others.
    case turned
  }

  /// The range of widths, in half points.
  let places: ClosedRange<Int>
  /// The rule for the height of the window.
  public var height: Height

  /// The permitted widths of a window, in points.
  public static let limits: ClosedRange<Double> = 40...4096
  /// The usual widths in points, from the narrowest iPhone to a 12.9-inch iPad in landscape.
  public static let usual: ClosedRange<Double> = 320...1366
  /// The distance between widths in the first scan, in half points.
  static let step = 16
  /// The maximum number of widths at which a layout is made, so that a sweep always ends.
  static let layoutLimit = 4000

  /// Creates a range of window widths; nil if the widths exceed the limits or contain no multiple
  /// of half a point.
  ///
  /// - Parameters:
  ///   - widths: the range of widths in points, examined to half a point.
  ///   - height: the height of the window.
  public init?(widths: ClosedRange<Double>, height: Height = .kept) {
    let first = (widths.lowerBound * 2).rounded(.up)
    let last = (widths.upperBound * 2).rounded(.down)
    guard Self.limits.contains(widths.lowerBound), Self.limits.contains(widths.upperBound),
      first <= last
    else { return nil }
    places = Int(first)...Int(last)
    self.height = height
  }

  /// Creates the usual range of window widths, 320 to 1366 points.
  public init(height: Height = .kept) {
    places = Int(Self.usual.lowerBound * 2)...Int(Self.usual.upperBound * 2)
    self.height = height
  }

  /// The widths of the narrowest and the widest window, in points.
  public var widths: ClosedRange<Double> {
    Self.width(places.lowerBound)...Self.width(places.upperBound)
  }

  /// Converts a width from half points to points.
  static func width(_ place: Int) -> Double { Double(place) / 2 }
}

extension Sweep {
  /// Returns the figure in a window whose width is `place` half points.
  @MainActor func figure(_ figure: Figure, at place: Int) -> Figure {
    var resized = figure
    let width = CGFloat(Self.width(place))
    let device = figure.device
    if height == .turned { resized.start = width > device.size.width ? .landscape : .portrait }
    let size = CGSize(width: width, height: device.size(in: resized.start).height)
    resized.device = device.resized(to: size, in: resized.start)
    resized.orientation = resized.start
    return resized
  }
}
