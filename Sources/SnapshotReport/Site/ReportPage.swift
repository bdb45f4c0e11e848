import Basics
package import Foundation
package import RasterPNG
import SnapshotCore

/// The report as a page that is opened from disk.
///
/// ```
/// <folder>/index.html                      the list of all entries, as text
///          report-files/report.css .js     the styles and the scripts
///          report-files/pictures/12/expected.png actual.png difference.png
///          report-files/pictures/13/expected/1.png …         the frames of a film
///          report-files/details/12.js      layouts, moves, texts: loaded when the entry is opened
///          report-files/pixels/12.js       the bytes of the pictures: loaded for pixel views
/// ```
///
/// A page opened from disk may show pictures but not read their pixels, and may load scripts but
/// not fetch data, so all data that it reads is in scripts. An inline page has everything in
/// `index.html`.
package struct ReportPage: Sendable {
  package let title: String
  /// The command to which the page appends the digests of the changes to accept.
  package let acceptCommand: String
  private let entries: [ReportEntry]
  private let notices: [String]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - entries: the results of the snapshots, as returned by `ReportEntry.read(from:)`.
  ///   - notices: messages about gaps in the results, shown above everything else.
  ///   - title: the title of the page.
  ///   - acceptCommand: the command to which the page appends the digests of the changes to accept.
  package init(
    _ entries: [ReportEntry], notices: [String] = [], title: String = "Snapshots",
    acceptCommand: String = "swift run quarterturn accept"
  ) {
    self.title = title
    self.notices = notices
    self.acceptCommand = acceptCommand
    // Snapshots that need attention are first.
    let ranks = VerdictRecord.Outcome.pageOrder
    self.entries = entries.sorted { a, b in
      let first = ranks.firstIndex(of: a.record.outcome)
      let second = ranks.firstIndex(of: b.record.outcome)
      return first == second ? a.record < b.record : (first ?? 0) < (second ?? 0)
    }
  }

  /// Writes the page, and deletes the files of an earlier report in the folder.
  ///
  /// - Parameters:
  ///   - folder: the folder for the page; it is created if it does not exist.
  ///   - inline: whether everything is in one file. All pictures are then in memory at once.
  /// - Returns: the URL of the page.
  /// - Throws: `FileError` if a file cannot be written or deleted, or if the folder has a page that
  ///   no report wrote.
  @discardableResult
  package func write(to folder: URL, inline: Bool = false) throws(FileError) -> URL {
    let files = PageFolder(folder)
    try files.clear()
    let assets = PageAssets()
    // The parts are written before the page, so that an existing page is always complete.
    let parts = try partsInParallel(writingTo: inline ? nil : files)
    if !inline { try files.write(assets) }
    let page = PageDocument(
      title: title, data: index(parts), assets: assets,
      payloads: inline ? parts.flatMap(\.payloads) : nil, stills: parts.compactMap(\.still))
    return try files.write(page: page.html)
  }

  /// Reads the snapshots on all cores, and returns only the data that the page itself needs.
  private func partsInParallel(writingTo files: PageFolder?) throws(FileError) -> [PagePart] {
    let results = Cores.map(entries.count) { number in
      Result { () throws(FileError) in
        let part = PagePart(entries[number], id: number, isInline: files == nil)
        guard let files else { return part }
        try files.write(part)
        // Written contents are released at once, because the pictures of all snapshots together may
        // not fit into memory.
        return part.withoutPayloads
      }
    }
    var parts: [PagePart] = []
    for result in results { parts.append(try result.get()) }
    return parts
  }

  private func index(_ parts: [PagePart]) -> String {
    PageJSON.text(
      PageIndex(
        title: title, notices: notices, command: acceptCommand, entries: parts.map(\.entry)))
  }
}

extension VerdictRecord.Outcome {
  /// The outcomes in the order in which the page lists the snapshots.
  fileprivate static let pageOrder: [VerdictRecord.Outcome] = [
    .different, .missing, .unreadable, .error, .recorded, .same,
  ]
}
