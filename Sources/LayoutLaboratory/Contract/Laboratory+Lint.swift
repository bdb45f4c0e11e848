import Foundation
import LayoutStage
import UIKit

extension Laboratory {
  /// Checks the rules in the first layout, while scrolling, and after a rotation to the other
  /// orientation and back.
  ///
  /// - Returns: the findings, each reported only once, where it first occurs.
  public func lint() throws(LaboratoryError) -> LintReport {
    var (findings, notes): ([LayoutFinding], [String]) = ([], [])
    let layout = try silently { () throws(LaboratoryError) in
      let run = try LintRun(figure)
      run.look()
      run.scroll()
      for _ in Orientation.allCases {
        try run.turn()
      }
      (findings, notes) = (run.findings, run.bench.screen.notes)
      return "\(type(of: run.bench.view.collectionViewLayout))"
    }
    return LintReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name, layout: layout,
      findings: findings, notes: notes)
  }

  /// Checks the constraints of a screen without a collection view, the text of the labels that they
  /// place, and whether all characters and font colours are drawn.
  ///
  /// - Parameter turns: whether the device is also rotated.
  /// - Returns: the findings, each reported only once, where it first occurs.
  /// - Throws: `LaboratoryError` if the figure returns the same controller each time.
  package func lintScreen(turning turns: Bool) throws(LaboratoryError) -> LintReport {
    let (findings, notes) = try silently {
      let simulator = Simulator(
        figure.configurationAtStart, on: .current, content: figure.content)
      let notes = simulator.screenDrawing().notes
      var findings = ConstraintInspection(
        of: simulator.window, "first layout, \(simulator.orientation)"
      ).findings
      if turns {
        simulator.turn(to: simulator.orientation.turned)
        let turned = ConstraintInspection(
          of: simulator.window, "turned to \(simulator.orientation)")
        findings += turned.findings
      }
      simulator.close()
      return (findings, notes)
    }
    var known: Set<String> = []
    return LintReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name,
      layout: "constraints",
      findings: findings.filter { known.insert($0.key).inserted }, notes: notes)
  }

  /// Checks a screen without a collection view in a narrow window, such as that of the smallest
  /// phone: its constraints, the text of its labels, and whether its views are in the window.
  package func lintNarrowScreen() throws(LaboratoryError) -> [LayoutFinding] {
    try silently { () throws(LaboratoryError) in
      let simulator = Simulator(
        figure.configurationAtStart, on: .current, content: figure.content)
      defer { simulator.close() }
      simulator.layoutIfNeeded()
      let moment = "\(Double(figure.device.size.width).shortest) points wide"
      let inspection = ConstraintInspection(of: simulator.window, moment)
      return inspection.findings + inspection.viewsOutside
    }
  }

  /// Returns the findings about texts of nibs and storyboards that are clipped in the first layout,
  /// keyed by the locations of their labels.
  ///
  /// - Parameter moment: the description of the settings, for the findings.
  /// - Returns: the findings, keyed by the locations of the labels.
  /// - Throws: `LaboratoryError` if the figure returns the same controller each time.
  package func clippedTexts(
    _ moment: String
  ) throws(LaboratoryError) -> [String: LayoutFinding] {
    try silently { () throws(LaboratoryError) in
      let simulator = Simulator(
        figure.configurationAtStart, on: .current, content: figure.content)
      defer { simulator.close() }
      simulator.layoutIfNeeded()
      return ConstraintInspection(of: simulator.window, moment).clippedTextsOfDocuments
    }
  }

  /// Runs a comparison while suppressing console warnings, which would repeat the findings.
  func silently<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    try quietly { () throws(LaboratoryError) in try comparison(run) }
  }

  /// Runs a part of an experiment while suppressing console warnings.
  func quietly<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    let writer = UIKitLog.writer
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    return try run()
  }
}
