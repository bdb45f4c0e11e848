import Foundation
import RasterPNG
import SnapshotCore

/// The folder that a page is written to.
struct PageFolder: Sendable {
  private let root: URL
  /// The mark of every page.
  private static let mark = Data("<meta name=\"generator\" content=\"Quarterturn\">".utf8)

  init(_ root: URL) { self.root = root.standardizedFileURL }

  /// Removes what an earlier report left, and nothing else.
  ///
  /// - Throws: the system's refusal, and a refusal of our own where somebody else's page is.
  func clear() throws(FileError) {
    let page = root.appendingPathComponent("index.html")
    if let text = try? Data(contentsOf: page), text.range(of: Self.mark) == nil {
      throw FileError(
        path: page.path, action: .write,
        reason: "there is a page that no report wrote; name another folder")
    }
    // The page first: what is left without it is no report.
    try WholeFile(page).delete()
    try? FileManager.default.removeItem(at: root.appendingPathComponent("report-files"))
  }

  /// Writes styles and scripts.
  func write(_ assets: PageAssets) throws(FileError) {
    try write(Data(assets.style.utf8), to: "report-files/report.css")
    try write(Data(assets.script.utf8), to: "report-files/report.js")
  }

  /// Writes an entry's pictures, and the parts that are loaded later as scripts.
  func write(_ part: PagePart) throws(FileError) {
    for file in part.files { try write(file.data, to: file.path) }
    for payload in part.payloads {
      let script = "report.receive(\"\(payload.key)\", \(payload.json));\n"
      try write(Data(script.utf8), to: "report-files/\(payload.key).js")
    }
  }

  /// Writes the page itself, last of all.
  func write(page html: String) throws(FileError) -> URL {
    try write(Data(html.utf8), to: "index.html")
    return root.appendingPathComponent("index.html")
  }

  private func write(_ data: Data, to path: String) throws(FileError) {
    // The results outlive a power cut, and a page of them can be made again.
    try WholeFile(root.appendingPathComponent(path)).write(data, isLasting: false)
  }
}
