import Foundation
import LayoutCore
public import LayoutStage
import RasterCore

/// A sweep with pictures of the window on both sides of each break.
public struct SweepStudy: Sendable {
  /// The widths at which the layout changes, as numbers.
  public var report: SweepReport
  /// The device whose window was resized, with its settings.
  public var configuration: DeviceConfiguration
  /// The window on both sides of breaks, or at both ends if there is no break.
  var pairs: [Pair]

  /// The window on both sides of a break.
  struct Pair: Sendable {
    /// The index of the break; nil for the ends of a sweep without one.
    var index: Int?
    var before: SweepShot
    var after: SweepShot
  }

  /// The device whose window was resized.
  public var device: Device { configuration.device }
  /// Light or dark, as the window is.
  public var appearance: Appearance { configuration.appearance }

  /// The number of breaks that get pictures.
  static let pictureLimit = 12
}

extension SweepReport {
  /// The breaks that get pictures: all, or of too many those that move cells to other lines.
  var picturedBreaks: [Int] {
    guard breaks.count > SweepStudy.pictureLimit else { return Array(breaks.indices) }
    let moving = breaks.indices.filter { breaks[$0].movesCells }
    let others = breaks.indices.filter { !breaks[$0].movesCells }
    return (moving + others).prefix(SweepStudy.pictureLimit).sorted()
  }
}

/// A window as it was at one width.
struct SweepShot: Sendable {
  /// The width in points.
  var width: Double
  /// The device with the window's size as its own.
  var configuration: DeviceConfiguration
  /// The drawing of the window; its upper left corner is the origin.
  var screen: Drawing
  var layout: LayoutRecord

  /// The size of the window.
  var size: CGSize { configuration.screenSize }
}
