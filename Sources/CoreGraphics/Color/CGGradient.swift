// Mirrors CGGradient (iOS 17). Missing: making one from components.
// Mirrors CGGradientDrawingOptions (iOS 17). Missing: nothing.
public import Foundation
package import RasterCore

/// A gradient: colours at locations from 0 to 1.
public final class CGGradient: NSObject, Sendable {
  /// The rasteriser's gradient.
  package let value: Gradient

  /// Makes a gradient; without locations the colours are evenly spaced.
  ///
  /// It is `nil` when `colors` holds anything but `CGColor`, or nothing.
  public init?(colorsSpace: CGColorSpace?, colors: [CGColor], locations: [CGFloat]?) {
    guard !colors.isEmpty, locations.map({ $0.count == colors.count }) ?? true else { return nil }
    value = Gradient(colors.map(\.value), at: locations)
  }
}

extension Gradient {
  /// Makes a gradient of colours at locations, evenly spaced without any.
  package init(_ colors: [Color], at locations: [CGFloat]?) {
    guard let locations else {
      self.init(colors: colors)
      return
    }
    self.init(stops: zip(colors, locations).map { Stop(color: $0, location: $1) })
  }
}

/// At which ends a gradient continues beyond its line.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
