public import LayoutStage
import UIKit

extension Scene {
  /// Returns one figure per variant, before anything is laid out.
  ///
  /// Each is in the orientation that the scene begins with.
  @MainActor public func figures() -> [Figure] { variants.map { figure($0, in: start) } }

  /// Lays out every variant in every orientation, variant by variant.
  ///
  /// Each picture has a collection view of its own, which is laid out in portrait and then in
  /// landscape.
  @MainActor public func rendered() -> [RenderedFigure] {
    variants.flatMap { variant in
      orientations.map { figure(variant, in: $0).rendered() }
    }
  }

  /// One picture of the scene before anything is laid out.
  @MainActor func figure(_ variant: SceneVariant, in orientation: Orientation) -> Figure {
    var made = Figure(
      name: figure.description, variant: variant.name.description,
      on: configuration.held(in: orientation).chrome(bars), start: start, overlays: overlays,
      extent: extent
    ) { content(variant) }
    made.turns = turns
    made.recordsLooks = true
    return made
  }

  /// The controller that shows a variant, in its navigation controller where it has one.
  @MainActor private func content(_ variant: SceneVariant) -> UIViewController {
    let content = SceneViewController(self, variant)
    return controller?.embed(content, titled: title) ?? content
  }

  /// The pictures side by side, variants as columns and orientations as rows.
  public func sheet(of figures: [RenderedFigure]) -> Sheet {
    var sheet = Sheet(
      title: title, subtitle: subtitle, figures: figures, appearance: appearance)
    sheet.captions = sheet.cells.map { $0.map { $0?.caption ?? "" } }
    return sheet
  }

  private var bars: Chrome {
    Chrome(
      statusBar: chrome.contains(.statusBar),
      // A navigation controller has a bar of its own.
      navigationBar: chrome.contains(.navigationBar) && controller == nil ? title ?? "" : nil,
      homeIndicator: chrome.contains(.homeIndicator))
  }
}
