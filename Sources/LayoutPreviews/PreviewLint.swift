import LayoutLaboratory
import LayoutStage
import UIKit

/// What is wrong with the layout that a preview shows.
@MainActor struct PreviewLint {
  private let named: NamedPreview
  private let device: Device

  init(_ named: NamedPreview, on device: Device) { (self.named, self.device) = (named, device) }

  /// Asks every question of a layout, or of a controller's.
  ///
  /// - Returns: the findings; nil where there is no layout, or the same one each time, which the
  ///   questions would change for each other.
  func report() throws(LaboratoryError) -> LintReport? {
    let laboratory: Laboratory
    switch (named.preview.content(), named.preview.content()) {
    case (.layout(let layout), .layout(let other)) where layout !== other:
      laboratory = Laboratory(on: device) { self.layout() ?? layout }
    case (.controller(let controller), .controller(let other)) where controller !== other:
      laboratory = Laboratory(on: device, named: named.name) { self.controller() ?? controller }
    default: return nil
    }
    do {
      return try laboratory.lint()
    } catch .noCollectionView {
      return nil
    }
  }

  private func layout() -> UICollectionViewLayout? {
    if case .layout(let layout) = named.preview.content() { layout } else { nil }
  }

  private func controller() -> UIViewController? {
    if case .controller(let controller) = named.preview.content() { controller } else { nil }
  }
}
