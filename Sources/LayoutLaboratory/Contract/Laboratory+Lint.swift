import Foundation
import LayoutStage
import UIKit

extension Laboratory {
  /// Looks for broken rules: in the first layout, while scrolling, and after a rotation there and
  /// back.
  ///
  /// - Returns: what was found, each only where it was found first.
  public func lint() throws(LaboratoryError) -> LintReport {
    var findings: [LayoutFinding] = []
    let layout = try silently { () throws(LaboratoryError) in
      let run = try LintRun(figure)
      run.look()
      run.scroll()
      for _ in Orientation.allCases {
        try run.turn()
      }
      findings = run.findings
      return "\(type(of: run.bench.view.collectionViewLayout))"
    }
    return LintReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name, layout: layout,
      findings: findings)
  }

  /// Runs a comparison without the console's warnings, which the findings are in other words.
  func silently<Result>(
    _ run: () throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    let writer = UIKitLog.writer
    UIKitLog.writer = { _ in }
    defer { UIKitLog.writer = writer }
    return try comparison(run)
  }
}
