import Foundation
import InterfaceBuilder
import UIKit

/// A process that loads documents one after the other; a document may crash it.
@MainActor struct DocumentWorker {
  let list: DocumentList
  /// The file of results, to which lines of JSON are appended.
  let results: String
  /// The folder for pictures; nil for none.
  let pictures: String?

  /// A line of the results.
  struct Line: Codable {
    /// The index of the document that is begun.
    var begin: Int?
    var result: DocumentResult?
  }

  /// Judges the documents from an index on.
  func run(from start: Int) throws {
    guard let handle = FileHandle(forWritingAtPath: results) else { return }
    _ = handle.seekToEndOfFile()
    func write(_ line: Line) throws {
      handle.write(try JSONEncoder().encode(line) + [UInt8(ascii: "\n")])
    }
    var app: (name: Substring, bundle: AppBundle)?
    for index in start..<list.paths.count {
      try write(Line(begin: index))
      let path = list.paths[index]
      let name = path.prefix { $0 != "/" }
      if app?.name != name { app = (name, AppBundle(of: "\(list.folder)/\(name)")) }
      var result = DocumentResult(path: path)
      result.failure = "no such file"
      if let bytes = list.bytes(of: path) {
        result = judge(bytes, path, index, in: app?.bundle.bundle ?? .main)
      }
      try write(Line(result: result))
    }
  }

  private func judge(
    _ bytes: [UInt8], _ path: String, _ index: Int, in bundle: Bundle
  ) -> DocumentResult {
    var (result, images) = DocumentJudge.judge(bytes, path: path, draws: pictures != nil)
    if let document = try? InterfaceDocument(bytes: bytes, named: path) {
      let parts = PartJudge.judge(document, at: "\(list.folder)/\(path)", in: bundle)
      result.parts = parts.count
      // A storyboard of containers alone has no view of its own.
      if images.isEmpty { images = parts.pictures }
    }
    if let pictures, !images.isEmpty {
      let file = "\(pictures)/\(index).png"
      try? ContactSheet.row(images).pngData()?.write(to: URL(fileURLWithPath: file))
    }
    return result
  }
}
