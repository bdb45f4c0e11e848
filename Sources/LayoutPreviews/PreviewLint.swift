import FigureSnapshots
import LayoutLaboratory
import LayoutStage
import UIKit

/// Lint of the view, controller or layout that a preview shows.
@MainActor struct PreviewLint {
  private let named: NamedPreview
  private let surroundings: Surroundings
  /// Whether a view is turned; controllers and layouts always are.
  private let turns: Bool

  init(_ named: NamedPreview, in surroundings: Surroundings, turning turns: Bool = false) {
    (self.named, self.surroundings, self.turns) = (named, surroundings, turns)
  }

  /// Queries every question of a layout, or of a controller's; and about the constraints of a view,
  /// or of a controller without a layout.
  ///
  /// - Returns: the findings; nil if the block makes the same object each time, which the questions
  ///   would change for each other.
  func report() throws(LaboratoryError) -> LintReport? {
    let content = { surroundings.perform { named.preview.content() } }
    switch (content(), content()) {
    case (.layout(let layout), .layout(let other)) where layout !== other:
      let laboratory = Laboratory(on: surroundings.device) { self.layout() ?? layout }
      return try inSurroundings(laboratory).lint()
    case (.controller(let controller), .controller(let other)) where controller !== other:
      let laboratory = inSurroundings(
        Laboratory(on: surroundings.device, named: named.name) { self.controller() ?? controller })
      do {
        return try laboratory.lint()
      } catch .noCollectionView {
        return try laboratory.lintScreen(turning: true)
      }
    case (.view(let view), .view(let other)) where view !== other:
      return try lintView()
    default: return nil
    }
  }

  /// Returns a laboratory on the device as it is held and set up for the picture.
  private func inSurroundings(_ laboratory: Laboratory) -> Laboratory {
    var laboratory = laboratory
    laboratory.figure.start = surroundings.orientation
    laboratory.figure.appearance = surroundings.appearance
    laboratory.figure.traits = surroundings.traits
    return laboratory
  }

  /// A view that is alone is not turned; one on a device is laid out as it is shown.
  private func lintView() throws(LaboratoryError) -> LintReport {
    let subject = surroundings.perform { named.preview.made() }.subject
    let result = subject.shown(in: surroundings) { figure in
      var figure = figure
      figure.name = named.name
      let laboratory = Laboratory(figure)
      return Result { () throws(LaboratoryError) in try laboratory.lintScreen(turning: turns) }
    }
    return try result.get()
  }

  private func layout() -> UICollectionViewLayout? {
    if case .layout(let layout) = named.preview.content() { layout } else { nil }
  }

  private func controller() -> UIViewController? {
    if case .controller(let controller) = named.preview.content() { controller } else { nil }
  }
}

extension LintReport {
  /// Returns the same, with files called as a person does.
  func naming(_ files: SourcePaths) -> LintReport {
    var report = self
    for index in findings.indices {
      report.findings[index].element = findings[index].element.map(files.told)
      report.findings[index].detail = files.told(findings[index].detail)
    }
    return report
  }
}
