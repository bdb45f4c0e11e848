public import LayoutStage
import UIKit

/// A value that can be shown on the screen of a device.
///
/// View controllers, views, collection-view layouts and figures conform.
@MainActor public protocol SnapshotSubject: Sendable {
  /// Shows the subject on a device while a closure runs, and then restores its previous state.
  ///
  /// - Parameters:
  ///   - configuration: the device, its orientation and its settings.
  ///   - body: the closure, which gets the figure of the subject on the device.
  /// - Returns: the closure's result.
  func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result
}

extension SnapshotSubject {
  /// Lays the subject out on a device.
  nonisolated func rendered(on device: DeviceConfiguration) throws -> RenderedFigure {
    try MainThread.run { shown(in: device) { $0.rendered() } }
  }
}

extension Figure: SnapshotSubject {
  /// Shows the figure's content on a different device.
  ///
  /// The overlays and the drawn part of the content stay the same, and so do the bars and the
  /// version of iOS unless the configuration sets them.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    var figure = recordingLooks
    figure.configuration = configuration
    // The figure's own bars and version of iOS are kept unless the configuration sets them.
    if configuration.chrome == Chrome() { figure.chrome = self.chrome }
    if configuration.system == .latest { figure.system = self.system }
    figure.start = configuration.orientation
    return try body(figure)
  }
}
