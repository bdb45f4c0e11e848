import FigureSnapshots
import Foundation
import RasterCore
import RasterPNG
import SnapshotCore

/// The comparison of two files, and the pictures that show what is different.
struct FileComparison: Sendable {
  /// How much pictures may differ.
  let tolerance: PictureTolerance
  /// What changes of some classes do instead of what they do by default.
  let reactions: [ChangeClass: ClassPolicy.Reaction]
  /// Where pictures of differences are written to; nil for nowhere.
  let results: ResultsFolder?
  /// The first of what is compared, as it was named.
  let store: String

  /// Compares a pair.
  func record(of pair: FilePair) throws -> VerdictRecord {
    guard let first = pair.first else { return record(of: pair, .missing, .alone) }
    guard let second = pair.second else { return record(of: pair, .different, .alone) }
    let (old, new): (Data, Data)
    do {
      old = try Data(contentsOf: first)
      new = try Data(contentsOf: second)
    } catch {
      return record(of: pair, .unreadable, .closed)
    }
    switch finding(old, new, pair) {
    case .same(let allowed, let statements):
      return record(of: pair, .same, statements: statements, pixels: allowed)
    case .different(let evidence, let statements):
      return record(
        of: pair, .different, statements: statements, pixels: PixelSummary(evidence),
        files: try write(pair, old, new, evidence))
    case .unreadable(let reason): return record(of: pair, .unreadable, .incomparable(reason))
    }
  }

  /// Compares a pair once more, for the panes that show what is different.
  func panes(of pair: FilePair) -> Bitmap? {
    guard let first = pair.first, let second = pair.second,
      let old = try? Data(contentsOf: first), let new = try? Data(contentsOf: second),
      case .different(let evidence, _) = finding(old, new, pair), let comparison = evidence.shown
    else { return nil }
    return DifferencePicture(comparison.pixels).panes(captions: .lettered)
  }

  private func finding(_ old: Data, _ new: Data, _ pair: FilePair) -> FileFinding {
    FileFinding(old, new, of: pair, tolerance: tolerance, reactions: reactions)
  }

  private func record(
    of pair: FilePair, _ outcome: VerdictRecord.Outcome, _ reason: VerdictRecord.Reason? = nil,
    statements: [Statement] = [], pixels: PixelSummary? = nil, files: [VerdictRecord.File] = []
  ) -> VerdictRecord {
    VerdictRecord(
      store: store, name: SafeName.of(pair.path), owner: pair.path,
      subject: .files(first: pair.first?.path, second: pair.second?.path), outcome: outcome,
      reason: reason, statements: statements, pixels: pixels, files: files)
  }

  /// Writes both files and what lies between them, and answers their paths in the results.
  private func write(
    _ pair: FilePair, _ old: Data, _ new: Data, _ evidence: Evidence
  ) throws -> [VerdictRecord.File] {
    guard let results else { return [] }
    let name = SafeName.of(pair.path)
    let folder = results.artifacts(ofStore: store).folder(of: name)
    var contents: [(Artifact.Role, String, Data)] = [
      (.expected, name.pathExtension, old), (.actual, name.pathExtension, new),
    ]
    // What was read may also be shown, however large it is.
    let pictures = DifferenceFiles(
      evidence, files: [old, new], captions: .lettered, maximumPixels: PNG.defaultMaximumPixels)
    contents += pictures.contents.map { ($0.role, "png", $0.data) }
    return try contents.map { role, kind, data in
      let file = folder.appendingPathComponent("\(role.rawValue).\(kind)")
      try WholeFile(file).write(data, isLasting: false)
      return VerdictRecord.File(role: role, path: results.path(of: file))
    }
  }
}
