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
  ///   - surroundings: the device.
  ///   - body: what is done with the figure on the device.
  /// - Returns: what `body` returns.
  func shown<Result>(
    in surroundings: Surroundings, _ body: (Figure) throws -> Result
  ) rethrows -> Result
}

extension SnapshotSubject {
  /// Lays the subject out on a device.
  nonisolated func rendered(in surroundings: Surroundings) throws -> RenderedFigure {
    try MainThread.run { shown(in: surroundings) { $0.rendered() } }
  }
}

extension Figure: SnapshotSubject {
  /// Puts the figure's content on another device; its overlays, bars and extent stay.
  public func shown<Result>(
    in surroundings: Surroundings, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    var figure = self
    figure.device = surroundings.device
    figure.appearance = surroundings.appearance
    figure.orientation = surroundings.orientation
    figure.start = surroundings.orientation
    figure.traits = surroundings.traits
    figure.recordsLooks = true
    return try body(figure)
  }
}
