import Foundation
import LayoutCore
public import LayoutStage
import RasterCore

/// A sweep with pictures of the window on both sides of each break.
public struct SweepStudy: Sendable {
  /// What was found.
  public var report: SweepReport
  /// The device whose window was resized.
  public var device: Device
  /// The window before and after each break, or at both ends where there is no break.
  var pairs: [(before: SweepShot, after: SweepShot)]

  /// How many breaks get pictures.
  static let pictureLimit = 24
}

/// A window as it was at one width.
struct SweepShot: Sendable {
  /// The width in points.
  var width: Double
  /// The device with the window's size as its own.
  var device: Device
  /// How the device is held.
  var orientation: Orientation
  /// What the window shows; its upper left corner is the origin.
  var screen: Drawing
  /// The layout.
  var layout: LayoutRecord

  /// The size of the window.
  var size: CGSize { device.size(in: orientation) }
}
