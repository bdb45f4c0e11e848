import FigureSnapshots
import Foundation
import LayoutLaboratory
import LayoutStage
import PictureComparison
import RasterPNG
import SnapshotCore
import UIKit

/// The experiments on previews, which correspond to the command's experiments on scene files.
@MainActor struct PreviewLaboratory {
  let request: PreviewRequest
  /// The closure called with the name of each preview before the preview is made.
  let willShow: (String) -> Void

  /// Performs an experiment on each preview to which it applies.
  ///
  /// Previews to which it does not apply are listed in the report's notes or, if it applies to
  /// none, in the report's errors.
  func report(
    of previews: [NamedPreview], _ experiment: PreviewExperiment
  ) throws -> PreviewReport {
    let previews = PreviewStage(request: request, willShow: willShow).withoutRedundant(previews)
    return switch experiment {
    case .film(let frames, let rate, let scale):
      try results(of: previews) { try film($0, frames, rate, scale: CGFloat(scale)) }
        .report { PreviewReport(files: $0.flatMap(\.self)) }
    case .trace(let turns, let isFolded):
      try results(of: previews) { try trace($0, turning: turns) }
        .report { report(of: $0, json: TraceReport.json) { $0.text(folded: isFolded) } }
    case .lint:
      try results(of: previews, lint).report { reports in
        var report = report(of: reports, json: LintReport.json, text: \.description)
        report.hasFindings = !reports.allSatisfy(\.isEmpty)
        return report
      }
    case .sweep(let sweep, let isDrawn):
      try results(of: previews) { try self.sweep($0, sweep, isDrawn: isDrawn) }.report { results in
        var report = report(
          of: results.map(\.report), json: SweepReport.json, text: \.description)
        report.files = results.compactMap(\.file)
        return report
      }
    }
  }

  private func film(
    _ named: NamedPreview, _ frames: Int, _ rate: Int, scale: CGFloat
  ) throws -> [String] {
    let screen = screen(of: named)
    if screen.standsAlone { throw PreviewWithoutDevice(name: named.name) }
    var figure = named.figure(in: screen.configuration)
    // The name of the film's files is valid in file systems; its title is the preview's name.
    figure.name = named.file
    var film = Film(lastTurnOf: figure, title: named.name)
    (film.frames, film.framesPerSecond) = (frames, rate)
    let strip = NamedPicture(film.stripName, film.strip().picture(), scale: scale)
    try write(GoldenFile.encode(LayoutPicture(strip), name: film.stripName), to: film.stripName)
    let reel = try LayoutFilm(film.reel(), scale: scale)
    try write(FilmFile.encode(reel, name: film.reelName), to: film.reelName)
    return [film.stripName, film.reelName]
  }

  private func trace(_ named: NamedPreview, turning turns: Bool) throws -> TraceReport {
    let screen = screen(of: named)
    if screen.standsAlone && turns { throw PreviewWithoutDevice(name: named.name) }
    return try named.laboratory(in: screen.configuration).trace(turning: turns)
  }

  /// Checks all rules of the preview's layout.
  ///
  /// If the preview has no collection view, only its constraints and texts are checked, in the size
  /// in which the command `preview` draws it. An Interface Builder document has further checks (see
  /// `DocumentLint`).
  private func lint(_ named: NamedPreview) throws -> LintReport {
    guard let document = named.document else { return try lintOnDevice(named) }
    let lint = DocumentLint(named, document) {
      [screen(of: named).configuration, narrowScreen(of: named)]
    }
    return try lint.report { try lintOnDevice(named) }
  }

  private func lintOnDevice(_ named: NamedPreview) throws -> LintReport {
    let screen = screen(of: named)
    do throws(LaboratoryError) {
      return try named.laboratory(in: screen.configuration).lint()
    } catch {
      guard case .noCollectionView = error else { throw error }
    }
    // A view taken out of an app is checked in the size in which it is drawn, the one that fits its
    // content.
    let shown = PreviewScreen(
      named.preview, on: request.configuration, isRequested: request.device != nil,
      fitsContent: !request.views.isEmpty)
    return try named.laboratory(in: shown.configuration).lintScreen(turning: !shown.standsAlone)
  }

  private func sweep(
    _ named: NamedPreview, _ sweep: Sweep, isDrawn: Bool
  ) throws -> (report: SweepReport, file: String?) {
    let laboratory = named.laboratory(in: screen(of: named).configuration)
    let file = "\(named.file).sweep.png"
    let study: SweepStudy
    do throws(LaboratoryError) {
      guard isDrawn else { return (try laboratory.sweep(sweep), nil) }
      study = try laboratory.sweepStudy(sweep)
    } catch {
      // A document without a collection view is laid out at each width instead.
      guard named.isDocument, case .noCollectionView = error else { throw error }
      return try sweepScreen(of: named, laboratory, sweep, isDrawn: isDrawn)
    }
    try write(SweepFigure(study: study).picture(), to: file)
    return (study.report, file)
  }

  /// Lays out a document without a collection view at each width and, if `isDrawn` is true, draws
  /// it at the first and the last width of each range in which its layout is the same.
  private func sweepScreen(
    of named: NamedPreview, _ laboratory: Laboratory, _ sweep: Sweep, isDrawn: Bool
  ) throws -> (report: SweepReport, file: String?) {
    let report = try laboratory.sweepScreen(sweep)
    guard isDrawn else { return (report, nil) }
    let file = "\(named.file).sweep.png"
    try write(laboratory.sweepSheet(of: report).picture(), to: file)
    return (report, file)
  }

  private func write(_ picture: Picture, to file: String) throws {
    let named = NamedPicture(file, picture, scale: SheetScale.pixels)
    try write(GoldenFile.encode(LayoutPicture(named), name: file), to: file)
  }
}

extension PreviewLaboratory {
  /// Returns the content of a preview on its device.
  ///
  /// A view fills the device unless a trait determines its size, or it is from a nib and no device
  /// is requested.
  private func screen(of named: NamedPreview) -> PreviewScreen {
    // The view of a nib has its own height and the width of the device.
    if named.isDocument, request.device == nil {
      return PreviewScreen(named.preview, on: request.configuration(for: named))
    }
    return PreviewScreen(named.preview, on: request.configuration, isRequested: true)
  }

  /// Returns the configuration of a device that is as wide as the narrowest phone.
  private func narrowScreen(of named: NamedPreview) -> DeviceConfiguration {
    var configuration = screen(of: named).configuration
    let size = CGSize(width: Sweep.usual.lowerBound, height: configuration.device.size.height)
    configuration.device = Device(size: size, scale: configuration.device.scale)
    return configuration.held(in: .portrait)
  }

  private func write(_ data: Data, to file: String) throws {
    let url = URL(fileURLWithPath: request.output).appendingPathComponent(file)
    try WholeFile(url).write(data, isLasting: false)
  }

  /// The results of an experiment, and the reasons why it does not apply to some previews.
  private struct Results<Value> {
    var values: [Value] = []
    var refusals: [String] = []
    /// The names of the previews with a value.
    var names: [String] = []

    /// Makes a report from the results.
    func report(_ make: ([Value]) -> PreviewReport) -> PreviewReport {
      // If the experiment applies to none of the previews, the reasons are reported as errors.
      guard !values.isEmpty else { return PreviewReport(errors: refusals) }
      var report = make(values)
      // A variant that ended the program does not count as a failure if another variant has a
      // value.
      report.ink = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: max)
      report.notes = refusals.map { "left out: \($0)" }
      return report
    }
  }

  private func results<Value>(
    of previews: [NamedPreview], _ experiment: (NamedPreview) throws -> Value
  ) throws -> Results<Value> {
    var results = Results<Value>()
    for preview in previews {
      willShow(preview.name)
      do {
        results.values.append(try experiment(preview))
        results.names.append(preview.name)
      } catch let error as LaboratoryError {
        results.refusals.append("\(error)")
      } catch let error as PreviewWithoutDevice {
        results.refusals.append("\(error)")
      }
    }
    return results
  }

  private func report<Report>(
    of reports: [Report], json: ([Report]) -> String, text: (Report) -> String
  ) -> PreviewReport {
    let words = reports.map(text).joined(separator: "\n\n\n")
    return PreviewReport(text: request.files.told(request.printsJSON ? json(reports) : words))
  }
}

/// The error for a preview that is shown in its own size, so that there is no device to rotate.
struct PreviewWithoutDevice: Error, Equatable, CustomStringConvertible {
  let name: String

  var description: String {
    """
    \(name) has the size that its trait sets, and no device that could be turned
      fix: leave out the trait .fixedLayout or .sizeThatFitsLayout
    """
  }
}
