import Foundation
package import LayoutStage

extension Laboratory {
  /// Returns a sheet with two screens for each range of widths in which the kind of the layout is
  /// the same: at its first and at its last width; a range of one width has one screen.
  ///
  /// ```
  /// ▯                                     ▯
  /// 320 points                            374.5 points
  /// ▭                                     ▭
  /// 375 points: label “Basil” whole again 1366 points
  /// ```
  ///
  /// - Parameter report: a sweep of the figure.
  /// - Returns: the sheet, with a row for each range, but at most a dozen.
  /// - Throws: `LaboratoryError` if the figure returns the same controller each time.
  package func sweepSheet(of report: SweepReport) throws(LaboratoryError) -> Sheet {
    let shown = Array(report.stretches.prefix(SweepStudy.pictureLimit))
    let cells = try silently { () throws(LaboratoryError) in
      shown.map { stretch in
        Self.ends(of: stretch).map { report.sweep.figure(figure, at: Int($0 * 2)).rendered() }
      }
    }
    let captions = shown.indices.map { index in
      let changes = index == 0 ? [] : shown[index - 1].kind.changes(to: shown[index].kind)
      return Self.ends(of: shown[index]).enumerated().map { end, width in
        let words = ["\(width.shortest) points"] + (end == 0 ? changes : [])
        return words.joined(separator: ": ")
      }
    }
    let rest = report.stretches.count - shown.count
    return Sheet(
      title: report.figure,
      subtitle: rest > 0 ? "\(rest) more ranges of widths are not drawn" : nil, cells: cells,
      captions: captions, appearance: figure.configurationAtStart.appearance, deviceFrame: false)
  }

  /// Returns the first and the last width of a range, or its only width.
  private static func ends(of stretch: SweepReport.Stretch) -> [Double] {
    stretch.first == stretch.last ? [stretch.first] : [stretch.first, stretch.last]
  }
}
