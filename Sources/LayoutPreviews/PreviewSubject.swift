public import FigureSnapshots
public import LayoutStage
package import UIKit

/// The content of a preview, as a subject of any strategy; it is made anew for each picture.
///
/// What it sets for its whole program, such as by `appearance()`, the next one does not have.
///
/// `.preview()` puts it on the device that the preview speaks of, every other strategy on the
/// strategy's own.
@MainActor public struct PreviewSubject: SnapshotSubject {
  package let preview: Preview

  /// Takes a preview.
  package init(_ preview: Preview) { self.preview = preview }

  /// Fills the screen with the content of the preview.
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
  /// Makes the content.
  ///
  /// A view without a size gets the one that its content fits: in nothing its constraints would
  /// conflict.
  func made() -> Content {
    let content = content()
    if case .view(let view) = content, view.bounds.isEmpty { view.frame.size = view.ownSize }
    return content
  }
}

extension Preview.Content {
  /// The content.
  @MainActor var subject: any SnapshotSubject {
    switch self {
    case .view(let view): view
    case .controller(let controller): controller
    case .layout(let layout): layout
    }
  }
}
