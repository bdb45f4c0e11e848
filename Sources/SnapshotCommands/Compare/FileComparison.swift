import FigureSnapshots
import Foundation
import LayoutComparison
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// The comparison of pairs of files, and the pictures that show the differences.
struct FileComparison: Sendable {
  /// The tolerance within which pictures count as equal.
  let tolerance: PictureTolerance
  /// The reactions that replace the default ones for some classes of changes.
  let reactions: [ChangeClass: ClassPolicy.Reaction]
  /// The folder for pictures of differences; nil if none are written.
  let results: ResultsFolder?
  /// The path of the folder that contains the expected files.
  let store: String

  /// Compares a pair of files.
  ///
  /// If a result file cannot be written, the verdict is still returned.
  func record(of pair: FilePair) -> VerdictKeeper.Kept {
    guard let first = pair.first else { return kept(pair, .missing, .alone) }
    guard let second = pair.second else { return kept(pair, .different, .alone) }
    let inBands = inBands(pair)
    let (old, new): (Data, Data)
    do {
      // Files that were compared in bands are read again only to be copied, so they are
      // memory-mapped.
      let reading: Data.ReadingOptions = inBands == nil ? [] : .alwaysMapped
      old = try Data(contentsOf: first, options: reading)
      new = try Data(contentsOf: second, options: reading)
    } catch {
      return kept(pair, .unreadable, .closed)
    }
    switch inBands ?? finding(old, new, pair) {
    case .same(let allowed, let statements):
      return VerdictKeeper.Kept(
        record: record(of: pair, .same, statements: statements, pixels: allowed))
    case .different(let evidence, let statements):
      let written = write(pair, old, new, inBands == nil ? evidence : nil)
      let record = record(
        of: pair, .different, statements: statements, pixels: PixelSummary(evidence),
        files: written.files)
      return VerdictKeeper.Kept(record: record, obstacle: written.obstacle)
    case .unreadable(let reason): return kept(pair, .unreadable, .incomparable(reason))
    }
  }

  private func kept(
    _ pair: FilePair, _ outcome: VerdictRecord.Outcome, _ reason: VerdictRecord.Reason
  ) -> VerdictKeeper.Kept {
    VerdictKeeper.Kept(record: record(of: pair, outcome, reason))
  }

  /// Compares a pair again, and draws the first file, the difference and the second file side by
  /// side; nil if no pixel differs, if the files are not pictures, or if one of them is missing,
  /// unreadable or too large.
  func panes(of pair: FilePair) -> Bitmap? {
    guard let first = pair.first, let second = pair.second, GoldenRows(first) == nil,
      let old = try? Data(contentsOf: first), let new = try? Data(contentsOf: second),
      case .different(let evidence, _) = finding(old, new, pair), let comparison = evidence.shown
    else { return nil }
    return DifferencePicture(comparison.pixels).panes(captions: .lettered)
  }

  private func inBands(_ pair: FilePair) -> FileFinding? {
    FileFinding.inBands(of: pair, tolerance: tolerance, reactions: reactions)
  }

  private func finding(_ old: Data, _ new: Data, _ pair: FilePair) -> FileFinding {
    FileFinding(old, new, of: pair, tolerance: tolerance, reactions: reactions)
  }

  private func record(
    of pair: FilePair, _ outcome: VerdictRecord.Outcome, _ reason: VerdictRecord.Reason? = nil,
    statements: [ReportedChange] = [], pixels: PixelSummary? = nil, files: [VerdictRecord.File] = []
  ) -> VerdictRecord {
    VerdictRecord(
      store: store, name: SafeName.of(pair.path), owner: pair.path,
      subject: .files(first: pair.first?.path, second: pair.second?.path), outcome: outcome,
      reason: reason, statements: statements, pixels: pixels, files: files)
  }

  /// Writes both files and pictures of their difference; returns the paths in the results, and an
  /// error if some files could not be written.
  ///
  /// No picture of the difference is written if `evidence` is nil, as for pictures compared in
  /// bands.
  private func write(
    _ pair: FilePair, _ old: Data, _ new: Data, _ evidence: Evidence?
  ) -> (files: [VerdictRecord.File], obstacle: FileError?) {
    guard let results else { return ([], nil) }
    let name = SafeName.of(pair.path)
    let folder = results.artifacts(ofStore: store).folder(of: name)
    var contents: [(Artifact.Role, String, Data)] = [
      (.expected, name.pathExtension, old), (.actual, name.pathExtension, new),
    ]
    if let evidence {
      // A picture that could be read may be shown whatever its size, so the number of pixels has no
      // limit here.
      let pictures = DifferenceFiles(
        evidence, files: [old, new], captions: .lettered, maximumPixels: PNG.defaultMaximumPixels)
      contents += pictures.contents.map { ($0.role, "png", $0.data) }
    }
    var files: [VerdictRecord.File] = []
    do throws(FileError) {
      for (role, kind, data) in contents {
        let file = folder.appendingPathComponent("\(role.rawValue).\(kind)")
        try WholeFile(file).write(data, isLasting: false)
        files.append(VerdictRecord.File(role: role, path: results.path(of: file)))
      }
      return (files, nil)
    } catch {
      return (files, error)
    }
  }
}
