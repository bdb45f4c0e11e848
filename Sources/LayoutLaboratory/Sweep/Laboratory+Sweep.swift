import LayoutStage
import UIKit

extension Laboratory {
  /// Makes the window wider and wider, and finds every width at which the layout becomes one of
  /// another kind, to half a point.
  ///
  /// A first look is taken every 8 points, so a kind that lasts for less than that may be missed.
  /// Texts and constraints are watched around the collection view and in those of its elements that
  /// the narrowest window shows, 24 at most.
  public func sweep(_ sweep: Sweep = Sweep()) throws(LaboratoryError) -> SweepReport {
    try study(sweep) { run throws(LaboratoryError) in try run.report() }
  }

  /// Sweeps, and takes pictures of the window on both sides of each break.
  public func sweepStudy(_ sweep: Sweep = Sweep()) throws(LaboratoryError) -> SweepStudy {
    try study(sweep) { run throws(LaboratoryError) in pictured(try run.report(), by: run) }
  }

  /// Takes the pictures of an earlier sweep's breaks, for example in other colours.
  ///
  /// Looks for no break: that takes hundreds of layouts, and the pictures two of each break. The
  /// window has fewer widths before each picture; a layout that remembers them may look otherwise.
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
    // The screen of the first window is in force before the controller is made.
    first.figure = sweep.figure(figure, at: sweep.places.lowerBound)
    return try first.silently { () throws(LaboratoryError) in
      try body(try SweepRun(figure, sweep))
    }
  }
}
