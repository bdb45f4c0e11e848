import Basics
package import Foundation
package import RasterPNG
import SnapshotCore

/// The report as a page that is opened from disk.
///
/// ```
/// <folder>/index.html                      the list of all entries, as text
///          report-files/report.css .js     how it looks and works
///          report-files/pictures/12/expected.png actual.png difference.png
///          report-files/pictures/13/expected/1.png …         of a film its frames
///          report-files/details/12.js      layouts, moves, texts: loaded when the entry is looked at
///          report-files/pixels/12.js       the pictures' bytes: loaded when somebody zooms to pixels
/// ```
///
/// A page from disk may show pictures but not read them, and may load scripts but not fetch: so
/// what it must read comes as scripts. Inline, all of it is in `index.html`.
package struct ReportPage: Sendable {
  /// The title of the page.
  package let title: String
  /// The command before the digests of accepted changes.
  package let acceptCommand: String
  private let entries: [ReportEntry]
  private let notices: [String]

  /// Prepares a page.
  ///
  /// - Parameters:
  ///   - entries: the result of each snapshot, as `ReportEntry.read(from:)` returns it.
  ///   - notices: the gaps in the results, shown above everything else.
  ///   - title: the title of the page.
  ///   - acceptCommand: what is written before the digests of accepted changes.
  package init(
    _ entries: [ReportEntry], notices: [String] = [], title: String = "Snapshots",
    acceptCommand: String = "swift run quarterturn accept"
  ) {
    self.title = title
    self.notices = notices
    self.acceptCommand = acceptCommand
    // What needs a look comes first.
    let ranks = VerdictRecord.Outcome.pageOrder
    self.entries = entries.sorted { a, b in
      let first = ranks.firstIndex(of: a.record.outcome)
      let second = ranks.firstIndex(of: b.record.outcome)
      return first == second ? a.record < b.record : (first ?? 0) < (second ?? 0)
    }
  }

  /// Writes the page; what an earlier report left in the folder goes away.
  ///
  /// - Parameters:
  ///   - folder: where to; it is made where it does not exist.
  ///   - inline: whether everything is in one file, which holds all pictures in memory while it
  ///     is written.
  /// - Returns: the page.
  /// - Throws: the system's refusal.
  @discardableResult
  package func write(to folder: URL, inline: Bool = false) throws(FileError) -> URL {
    let files = PageFolder(folder)
    try files.clear()
    let assets = PageAssets()
    // Before the page, which is written last: a page that is there is complete.
    let parts = try partsInParallel(writingTo: inline ? nil : files)
    if !inline { try files.write(assets) }
    let page = PageDocument(
      title: title, data: index(parts), assets: assets,
      payloads: inline ? parts.flatMap(\.payloads) : nil, stills: parts.compactMap(\.still))
    return try files.write(page: page.html)
  }

  /// Reads all entries on all cores, and keeps the parts that the page itself needs.
  private func partsInParallel(writingTo files: PageFolder?) throws(FileError) -> [PagePart] {
    let results = Cores.map(entries.count) { number in
      Result { () throws(FileError) in
        let part = PagePart(entries[number], id: number, isInline: files == nil)
        guard let files else { return part }
        try files.write(part)
        // What was written is dropped at once: thousands of entries hold gigabytes of pictures.
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
  /// The order of outcomes on the page.
  fileprivate static let pageOrder: [VerdictRecord.Outcome] = [
    .different, .missing, .unreadable, .error, .recorded, .same,
  ]
}
