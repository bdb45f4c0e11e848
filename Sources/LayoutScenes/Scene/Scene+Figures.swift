public import LayoutStage
import UIKit

extension Scene {
  /// Returns one figure per variant without laying it out.
  ///
  /// Each figure has the orientation in which the scene begins.
  @MainActor public func figures() -> [Figure] { variants.map { figure($0, in: start) } }

  /// Lays out every variant in every orientation, variant by variant.
  ///
  /// Each picture has a separate collection view, which is laid out in the `start` orientation and
  /// then rotated.
  @MainActor public func rendered() -> [RenderedFigure] {
    variants.flatMap { variant in
      orientations.map { figure(variant, in: $0).rendered() }
    }
  }

  /// Returns the figure of a variant in an orientation without laying it out.
  @MainActor func figure(_ variant: SceneVariant, in orientation: Orientation) -> Figure {
    let shown = translated
    var made = Figure(
      name: figure.description, variant: variant.name.description,
      on: configuration.held(in: orientation).chrome(shown.bars), start: start, overlays: overlays,
      extent: extent
    ) { shown.content(variant) }
    made.turns = turns
    made.recordsLooks = true
    return made
  }

  /// Returns the controller that shows a variant, embedded in a navigation controller if the scene
  /// has one.
  @MainActor private func content(_ variant: SceneVariant) -> UIViewController {
    let content = SceneViewController(self, variant)
    return controller?.embed(content, titled: title) ?? content
  }

  /// Returns a sheet of the figures, with variants as columns and orientations as rows.
  public func sheet(of figures: [RenderedFigure]) -> Sheet {
    var sheet = Sheet(
      title: title, subtitle: subtitle, figures: figures, appearance: appearance)
    sheet.captions = sheet.cells.map { $0.map { $0?.caption ?? "" } }
    return sheet
  }

  private var bars: Chrome {
    Chrome(
      statusBar: chrome.contains(.statusBar),
      // A navigation controller has its own bar.
      navigationBar: chrome.contains(.navigationBar) && controller == nil ? title ?? "" : nil,
      homeIndicator: chrome.contains(.homeIndicator))
  }
}
