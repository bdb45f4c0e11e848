import FigureSnapshots
import LayoutLaboratory
import LayoutStage
import UIKit

/// A check of the view, controller or layout that a preview shows.
@MainActor struct PreviewLint {
  private let named: NamedPreview
  private let configuration: DeviceConfiguration
  /// Whether the device is also rotated for a view; for controllers and layouts it is always
  /// rotated.
  private let turns: Bool

  init(_ named: NamedPreview, in configuration: DeviceConfiguration, turning turns: Bool = false) {
    (self.named, self.configuration, self.turns) = (named, configuration, turns)
  }

  /// Checks all rules for a preview's layout.
  ///
  /// For a view, or a controller without a collection view, only the rules for constraints and
  /// texts are checked.
  ///
  /// - Returns: the report; nil if the block makes the same object each time, because the checks
  ///   would affect each other.
  func report() throws(LaboratoryError) -> LintReport? {
    let content = { configuration.perform { named.preview.content() } }
    switch (content(), content()) {
    case (.layout(let layout), .layout(let other)) where layout !== other:
      return try Laboratory(on: configuration) { self.layout() ?? layout }.lint()
    case (.controller(let controller), .controller(let other)) where controller !== other:
      let laboratory = Laboratory(on: configuration, named: named.name) {
        self.controller() ?? controller
      }
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

  /// Checks a preview of a view.
  ///
  /// A view that is shown without a device is not rotated; a view on a device is checked as it is
  /// laid out there.
  private func lintView() throws(LaboratoryError) -> LintReport {
    let subject = configuration.perform { named.preview.made() }.subject
    let result = subject.shown(in: configuration) { figure in
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
  /// Returns the report with the names of files replaced by the paths that the user gave.
  func naming(_ files: SourcePaths) -> LintReport {
    var report = self
    for index in findings.indices {
      report.findings[index].element = findings[index].element.map(files.told)
      report.findings[index].detail = files.told(findings[index].detail)
    }
    return report
  }
}
