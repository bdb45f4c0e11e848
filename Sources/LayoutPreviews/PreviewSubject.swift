public import FigureSnapshots
public import LayoutStage
package import UIKit

/// The content of a preview as the subject of any snapshot strategy.
///
/// New content is made for each picture.
///
/// Global state that it changes, for example with `appearance()`, is restored afterwards, so the
/// next preview is not affected.
///
/// `.preview()` shows it on the device specified by the preview. Every other strategy shows it on
/// the strategy's own device.
@MainActor public struct PreviewSubject: SnapshotSubject {
  package let preview: Preview

  /// Makes a subject from a preview.
  package init(_ preview: Preview) { self.preview = preview }

  /// Shows the content of the preview on the device and passes its figure to a closure.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    let scope = PreviewScope(preview)
    defer { scope.end() }
    let subject = configuration.perform { preview.made() }.subject
    return try subject.shown(in: configuration, body)
  }
}

extension Preview {
  /// Makes the content of the preview.
  ///
  /// A view without a size gets the size that fits its content, because its constraints would
  /// conflict in an empty frame.
  func made() -> Content {
    let content = content()
    if case .view(let view) = content, view.bounds.isEmpty { view.frame.size = view.ownSize }
    _ = content.awaited()
    return content
  }
}

extension Preview.Content {
  /// Lets time pass until the lists of an app's controller have items; returns a note about it.
  @MainActor func awaited() -> String? {
    guard LateContent.isAwaited, case .controller(let controller) = self else { return nil }
    controller.loadViewIfNeeded()
    return LateContent.wait(for: controller)
  }

  /// The content as the subject of a snapshot.
  @MainActor var subject: any SnapshotSubject {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    case .layout(let layout): layout
    }
  }
}
