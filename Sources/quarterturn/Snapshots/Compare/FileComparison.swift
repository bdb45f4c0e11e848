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
    guard let first = pair.first else {
      return alone(pair, .missing, ["\(pair.path) is new", "only", pair.second?.path ?? ""])
    }
    guard let second = pair.second else {
      return alone(pair, .different, ["\(pair.path) is gone", "only", first.path])
    }
    let (old, new): (Data, Data)
    do {
      (old, new) = (try Data(contentsOf: first), try Data(contentsOf: second))
    } catch {
      return alone(pair, .unreadable, ["\(pair.path) cannot be read", first.path, second.path])
    }
    switch finding(old, new, pair) {
    case .same(let allowances, let warnings):
      return record(
        of: pair, .same, warnings, lines: allowances.map { "  allowed: \($0)" }, evidence: nil,
        files: [])
    case .different(let evidence, let statements):
      let files = try write(pair, old, new, evidence)
      return record(
        of: pair, .different, statements, lines: Self.lines(statements, evidence),
        evidence: evidence, files: files)
    case .unreadable(let reason):
      return alone(pair, .unreadable, ["\(pair.path) cannot be compared", reason])
    }
  }

  /// Compares a pair once more, for the panes that show what is different.
  func panes(of pair: FilePair) -> Bitmap? {
    guard let first = pair.first, let second = pair.second,
      let old = try? Data(contentsOf: first), let new = try? Data(contentsOf: second),
      case .different(.picture(let comparison), _) = finding(old, new, pair)
    else { return nil }
    return DifferencePicture(comparison.pixels).panes(captions: .lettered)
  }

  private func finding(_ old: Data, _ new: Data, _ pair: FilePair) -> FileFinding {
    FileFinding(old, new, of: pair, tolerance: tolerance, reactions: reactions)
  }

  private func alone(
    _ pair: FilePair, _ outcome: VerdictRecord.Outcome, _ lines: [String]
  ) -> VerdictRecord {
    VerdictRecord(
      store: store, name: SafeName.of(pair.path), owner: pair.path, outcome: outcome,
      message: [lines[0]] + lines.dropFirst().map { "  \($0)" })
  }

  private func record(
    of pair: FilePair, _ outcome: VerdictRecord.Outcome, _ statements: [Statement],
    lines: [String], evidence: Evidence?, files: [(role: Artifact.Role, path: String)]
  ) -> VerdictRecord {
    let classes = Set(statements.map(\.changeClass)).sorted()
    let list = classes.map(\.rawValue).joined(separator: ", ")
    let headline =
      outcome == .same ? "\(pair.path) is the same" : "\(pair.path) is different: \(list)"
    let sides = [(String, URL?)](
      outcome == .same ? [] : [("first", pair.first), ("second", pair.second)]
    )
    .flatMap { name, url in [name, "  \(url?.path ?? "")"] }
    let places = files.filter { $0.role != .expected && $0.role != .actual }.flatMap { file in
      [file.role.rawValue, "  \(results?.root.path ?? "")/\(file.path)"]
    }
    return VerdictRecord(
      store: store, name: SafeName.of(pair.path), owner: pair.path, outcome: outcome,
      classes: classes, statements: statements,
      message: [headline] + lines + sides + places,
      pixels: evidence.flatMap(PixelSummary.init),
      files: files.map { .init(role: $0.role, path: $0.path) }
    )
  }

  private static func lines(_ statements: [Statement], _ evidence: Evidence) -> [String] {
    let lines = VerdictMessage.lines(of: statements.filter { $0.reaction == .fail })
    guard case .picture(let comparison) = evidence else { return lines }
    return lines + comparison.pixelLines
  }

  /// Writes both files and what lies between them, and answers their paths in the results.
  private func write(
    _ pair: FilePair, _ old: Data, _ new: Data, _ evidence: Evidence
  ) throws -> [(role: Artifact.Role, path: String)] {
    guard let results else { return [] }
    let name = SafeName.of(pair.path)
    let folder = results.artifacts(ofStore: store).folder(of: name)
    var contents: [(Artifact.Role, String, Data)] = [
      (.expected, name.pathExtension, old), (.actual, name.pathExtension, new),
    ]
    if case .picture(let comparison) = evidence { contents += try Self.pictures(comparison.pixels) }
    return try contents.map { role, kind, data in
      let file = folder.appendingPathComponent("\(role.rawValue).\(kind)")
      _ = try WholeFile(file).write(data, replacing: true, isLasting: false)
      return (role, results.path(of: file))
    }
  }

  private static func pictures(
    _ difference: PictureDifference
  ) throws(PNGError) -> [(Artifact.Role, String, Data)] {
    let picture = DifferencePicture(difference)
    return [
      (.difference, "png", try PNG.encode(picture.heat(), name: "difference")),
      (.panes, "png", try PNG.encode(picture.panes(captions: .lettered), name: "panes")),
      (.blink, "png", try picture.blink()),
    ]
  }
}
