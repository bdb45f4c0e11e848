import CommandLineKit
import Foundation
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore

/// The panes of differences (golden, difference and actual picture), for terminals that can display
/// pictures.
struct PanePictures {
  /// The maximum number of pictures; more would scroll the first one off the screen.
  private static let limit = 3

  /// The escape sequences that show the panes of a difference, by the path of its record; empty if
  /// the terminal cannot show pictures.
  let texts: [String: String]

  /// Makes the escape sequences for the first few differences.
  ///
  /// - Parameters:
  ///   - records: the records, in any order.
  ///   - console: the console whose environment shows whether the terminal can display pictures.
  ///   - panes: a closure that returns the panes of a record: golden, difference and actual
  ///     picture.
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

  /// Reads the picture of a record's panes (golden, difference and actual picture) from its
  /// results; nil if it is missing or cannot be read.
  static func panes(of record: VerdictRecord, in results: ResultsFolder) -> Bitmap? {
    guard let file = record.file(.panes), let url = results.url(of: file) else { return nil }
    return try? PNG.read(url).bitmap
  }
}
