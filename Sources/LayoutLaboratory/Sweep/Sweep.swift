import Foundation
import LayoutCore
import LayoutStage

/// The widths of the window at which a layout is examined, and its height at each.
public struct Sweep: Sendable, Hashable, Codable {
  /// The height of the window.
  public enum Height: String, Sendable, Hashable, CaseIterable, Codable {
    /// The height at the start, at every width, as of a window in split view.
    case kept
    /// Wider than the device in portrait, as high as the device held in landscape.
    case turned
  }

  /// The widths in half points.
  let places: ClosedRange<Int>
  /// The height of the window.
  public var height: Height

  /// The widths that a window may have, in points.
  public static let limits: ClosedRange<Double> = 40...4096
  /// Every width from the narrowest phone to the widest pad, in points.
  public static let usual: ClosedRange<Double> = 320...1366
  /// The distance of the first look, in half points.
  static let step = 16
  /// The greatest number of layouts for one sweep.
  static let layoutLimit = 4000

  /// Makes a sweep; nil beyond the limits, or if there is no half point in the range.
  ///
  /// - Parameters:
  ///   - widths: the widths in points; every half point of them counts.
  ///   - height: how high the window is.
  public init?(widths: ClosedRange<Double>, height: Height = .kept) {
    let first = (widths.lowerBound * 2).rounded(.up)
    let last = (widths.upperBound * 2).rounded(.down)
    guard Self.limits.contains(widths.lowerBound), Self.limits.contains(widths.upperBound),
      first <= last
    else { return nil }
    places = Int(first)...Int(last)
    self.height = height
  }

  /// Makes a sweep over the usual widths.
  public init(height: Height = .kept) {
    places = Int(Self.usual.lowerBound * 2)...Int(Self.usual.upperBound * 2)
    self.height = height
  }

  /// The narrowest and the widest window, in points.
  public var widths: ClosedRange<Double> {
    Self.width(places.lowerBound)...Self.width(places.upperBound)
  }

  /// Returns the width at a place, in points.
  static func width(_ place: Int) -> Double { Double(place) / 2 }
}

extension Sweep {
  /// Returns a figure that begins in a window of a width.
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
