import CommandLineKit
import Foundation
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// The panes of the differences, for a terminal that can show pictures.
struct PanePictures {
  /// More pictures would scroll the first out of sight.
  private static let limit = 3

  /// The escape sequences that show a record's panes, by the record's path; empty if the
  /// terminal cannot show pictures.
  let texts: [String: String]

  /// - Parameters:
  ///   - records: in any order.
  ///   - console: whose output is looked at.
  ///   - panes: returns a record's panes.
  init(_ records: [VerdictRecord], on console: Console, panes: (VerdictRecord) -> Bitmap?) {
    guard
      let screen = TerminalScreen(environment: console.environment, descriptor: STDOUT_FILENO)
    else {
      texts = [:]
      return
    }
    let shown = records.sorted().filter { $0.outcome == .different }.prefix(Self.limit)
    let pictures = shown.compactMap { record in
      panes(record).map { (record.path, screen.text(showing: $0)) }
    }
    texts = Dictionary(pictures) { first, _ in first }
  }

  /// Reads a record's panes from its results.
  static func panes(of record: VerdictRecord, in results: ResultsFolder) -> Bitmap? {
    guard let file = record.file(.panes), let url = results.url(of: file) else { return nil }
    return try? PNG.read(url).bitmap
  }
}
