public import LayoutStage
import UIKit

/// Something that can be shown on the screen of a device.
///
/// View controllers, views, collection-view layouts, figures and scenes' variants are; every
/// strategy that needs a device takes any of them.
@MainActor public protocol SnapshotSubject: Sendable {
  /// Puts it on a device, does something with that, and leaves it as it was.
  ///
  /// - Parameters:
  ///   - configuration: the device, its orientation and its settings.
  ///   - body: the work with the figure on the device.
  /// - Returns: what `body` returns.
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
  /// Puts the figure's content on another device; its overlays, bars and extent stay.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    var figure = recordingLooks
    figure.configuration = configuration
    // The default bars and the latest system do not override the figure's own.
    if configuration.chrome == Chrome() { figure.chrome = self.chrome }
    if configuration.system == .latest { figure.system = self.system }
    figure.start = configuration.orientation
    return try body(figure)
  }
}
