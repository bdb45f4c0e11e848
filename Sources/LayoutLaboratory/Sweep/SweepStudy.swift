import Foundation
import LayoutCore
public import LayoutStage
import RasterCore

/// The report of a sweep, with pictures of the window on both sides of each break (a width at which
/// the layout changes).
public struct SweepStudy: Sendable {
  /// The report of the sweep.
  public var report: SweepReport
  /// The device whose window was resized, with its settings.
  public var configuration: DeviceConfiguration
  /// The windows on both sides of each break that is shown with pictures; if the layout changes at
  /// no width, the narrowest and the widest window.
  var pairs: [Pair]

  /// The windows on both sides of a width at which the layout changes.
  struct Pair: Sendable {
    /// The index of that width in `SweepReport.breaks`; nil if the layout changes at no width.
    var index: Int?
    var before: SweepShot
    var after: SweepShot
  }

  /// The device whose window was resized.
  public var device: Device { configuration.device }
  /// The appearance of the window, light or dark.
  public var appearance: Appearance { configuration.appearance }

  /// The maximum number of breaks (widths at which the layout changes) that are shown with
  /// pictures.
  static let pictureLimit = 12
}

extension SweepReport {
  /// The indices of the breaks (widths at which the layout changes) that are shown with pictures:
  /// all, or if there are too many, preferably those at which cells move to different lines.
  var picturedBreaks: [Int] {
    guard breaks.count > SweepStudy.pictureLimit else { return Array(breaks.indices) }
    let moving = breaks.indices.filter { breaks[$0].movesCells }
    let others = breaks.indices.filter { !breaks[$0].movesCells }
    return (moving + others).prefix(SweepStudy.pictureLimit).sorted()
  }
}

/// A picture of a window at one width.
struct SweepShot: Sendable {
  /// The width in points.
  var width: Double
  /// The device, whose screen size is that of the window.
  var configuration: DeviceConfiguration
  /// The drawing of the window; its upper-left corner is the origin.
  var screen: Drawing
  var layout: LayoutRecord

  var size: CGSize { configuration.screenSize }
}
