public import FigureSnapshots
public import LayoutStage
package import UIKit

/// The content of a preview as the subject of any snapshot strategy.
///
/// New content is made for each picture.
///
/// Global state that the content changes, for example with `appearance()`, is restored afterwards,
/// so that the next preview is not affected.
///
/// The strategy `.preview()` uses the size and the orientation in the preview's traits; every other
/// strategy shows the content on the strategy's own device.
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
  /// Makes the content of the preview, and waits for the data of its lists (see `LateContent`).
  ///
  /// If the view's frame is empty, its size is set to the one that fits its content, because the
  /// constraints would conflict in an empty frame.
  func made() -> Content {
    let content = content()
    if case .view(let view) = content, view.bounds.isEmpty { view.frame.size = view.ownSize }
    _ = content.awaited()
    return content
  }
}

extension Preview.Content {
  /// Waits for the data of an app's controller whose lists are empty (see `LateContent`); returns a
  /// note about the delay, or nil.
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
