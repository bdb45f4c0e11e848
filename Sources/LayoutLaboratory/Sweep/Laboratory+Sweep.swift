import LayoutStage
import UIKit

extension Laboratory {
  /// Increases the width of the window step by step, and finds, to half a point, every width at
  /// which the ``LayoutKind`` changes.
  ///
  /// The first scan has steps of 8 points, so a kind that exists only over a shorter range may be
  /// missed. Clipped texts and broken constraints are searched for around the collection view, and
  /// in at most 24 of the elements that are visible in the narrowest window.
  public func sweep(_ sweep: Sweep = Sweep()) throws(LaboratoryError) -> SweepReport {
    try study(sweep) { run throws(LaboratoryError) in try run.report() }
  }

  /// Performs a sweep, and takes pictures of the window on both sides of each break (a width at
  /// which the layout changes).
  public func sweepStudy(_ sweep: Sweep = Sweep()) throws(LaboratoryError) -> SweepStudy {
    try study(sweep) { run throws(LaboratoryError) in pictured(try run.report(), by: run) }
  }

  /// Takes the pictures on both sides of the breaks (the widths at which the layout changes) in an
  /// earlier report, for example in a different appearance.
  ///
  /// The method does not search for breaks again, so it needs only two layouts per break instead of
  /// hundreds. The window goes through fewer widths before each picture than in the sweep, so a
  /// layout that keeps state may look different.
  public func sweepStudy(of report: SweepReport) throws(LaboratoryError) -> SweepStudy {
    try study(report.sweep) { run throws(LaboratoryError) in pictured(report, by: run) }
  }

  private func pictured(_ report: SweepReport, by run: SweepRun) -> SweepStudy {
    let (breaks, ends) = (report.breaks, report.sweep.places)
    var pairs = report.picturedBreaks.map { index in
      let place = Int(breaks[index].width * 2)
      return SweepStudy.Pair(
        index: index, before: run.shot(at: place - 1), after: run.shot(at: place))
    }
    if pairs.isEmpty {
      pairs = [
        SweepStudy.Pair(
          before: run.shot(at: ends.lowerBound), after: run.shot(at: ends.upperBound))
      ]
    }
    return SweepStudy(report: report, configuration: figure.configuration, pairs: pairs)
  }

  private func study<Result>(
    _ sweep: Sweep, _ body: (SweepRun) throws(LaboratoryError) -> Result
  ) throws(LaboratoryError) -> Result {
    var first = self
    // Before the controller is created, the screen must have the size of the first window.
    first.figure = sweep.figure(figure, at: sweep.places.lowerBound)
    return try first.silently { () throws(LaboratoryError) in
      try body(try SweepRun(figure, sweep))
    }
  }
}
