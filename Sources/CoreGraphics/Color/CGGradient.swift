// Mirrors CGGradient (iOS 17). Missing: making one from components.
// Mirrors CGGradientDrawingOptions (iOS 17). Missing: nothing.
public import Foundation
package import RasterCore

/// A gradient: colours at locations from 0 to 1.
public final class CGGradient: NSObject, Sendable {
  /// The gradient as a value of the rasteriser.
  package let value: Gradient

  /// Makes a gradient; if `locations` is nil, the colours are evenly spaced.
  ///
  /// Returns `nil` if `colors` is empty, or the number of locations differs from that of colours.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    value = Gradient(colors.map(\.value), at: locations)
  }
}

extension Gradient {
  /// Makes a gradient of colours at locations from 0 to 1, or evenly spaced if `locations` is nil.
  package init(_ colors: [Color], at locations: [CGFloat]?) {
    guard let locations else {
      self.init(colors: colors)
      return
    }
    self.init(stops: zip(colors, locations).map { Stop(color: $0, location: $1) })
  }
}

/// The ends of a gradient beyond which the area is filled with the colour of the end.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour fills the area before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour fills the area after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
