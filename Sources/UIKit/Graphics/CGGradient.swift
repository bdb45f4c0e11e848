// Mirrors CGGradient (iOS 17). Missing: making one from components.
public import Foundation
package import RasterCore

/// Colours along a line from 0 to 1.
public final class CGGradient: NSObject, Sendable {
  /// The colours as the rasteriser takes them.
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
  /// Makes a gradient of colours at places, or evenly spaced ones.
  init(_ colors: [Color], at locations: [CGFloat]?) {
    guard let locations else {
      self.init(colors: colors)
      return
    }
    self.init(stops: zip(colors, locations).map { Stop(color: $0, location: $1) })
  }
}
