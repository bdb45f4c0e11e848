import Foundation
import RasterPNG
import SnapshotCore

/// The folder to which a page is written.
struct PageFolder: Sendable {
  private let root: URL
  /// The element that marks a page as written by Quarterturn.
  private static let mark = Data("<meta name=\"generator\" content=\"Quarterturn\">".utf8)

  init(_ root: URL) { self.root = root.standardizedFileURL }

  /// Removes the files of an earlier report, and nothing else.
  ///
  /// - Throws: `FileError` if a file cannot be deleted, or if the folder has a page that no report
  ///   wrote.
  func clear() throws(FileError) {
    let page = root.appendingPathComponent("index.html")
    if let text = try? Data(contentsOf: page), text.range(of: Self.mark) == nil {
      throw FileError(
        path: page.path, action: .write,
        reason: "there is a page that no report wrote; name another folder")
    }
    // The page is deleted first, so that it never refers to files that are already deleted.
    try WholeFile(page).delete()
    try? FileManager.default.removeItem(at: root.appendingPathComponent("report-files"))
  }

  /// Writes the styles and scripts.
  func write(_ assets: PageAssets) throws(FileError) {
    try write(Data(assets.style.utf8), to: "report-files/report.css")
    try write(Data(assets.script.utf8), to: "report-files/report.js")
  }

  /// Writes the pictures of a snapshot and, as scripts, the data that the page loads on demand.
  func write(_ part: PagePart) throws(FileError) {
    for file in part.files { try write(file.data, to: file.path) }
    for payload in part.payloads {
      let script = "report.receive(\"\(payload.key)\", \(payload.json));\n"
      try write(Data(script.utf8), to: "report-files/\(payload.key).js")
    }
  }

  /// Writes the page.
  ///
  /// This is the last step, so that an existing page is always complete.
  func write(page html: String) throws(FileError) -> URL {
    try write(Data(html.utf8), to: "index.html")
    return root.appendingPathComponent("index.html")
  }

  private func write(_ data: Data, to path: String) throws(FileError) {
    // The files are not flushed to disk, because the page can be written again from the results.
    try WholeFile(root.appendingPathComponent(path)).write(data, isLasting: false)
  }
}
