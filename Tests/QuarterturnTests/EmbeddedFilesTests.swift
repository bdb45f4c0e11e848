import Basics
import Examples
import Foundation
import RasterText
import Testing

@testable import Porting
@testable import SnapshotReport

/// The files that the command embeds, so that it also works after it was copied elsewhere.
struct EmbeddedFilesTests {
  private static let tables = [
    ("Fonts/Files", EmbeddedFiles.fonts),
    ("Sources/Examples/Photos/Files", .photos),
    ("Sources/SnapshotReport/Page", PageAssets.files),
    ("Sources/Porting/Tool", PortTool.sources),
  ]

  private static let root = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  /// The files below a folder of the package, by their paths below it.
  private static func files(in folder: String) -> [String] {
    let root = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter {
      let path = root.appendingPathComponent($0).path
      return FileManager.default.contents(atPath: path) != nil
        && $0.split(separator: "/").allSatisfy { !$0.hasPrefix(".") }
    }
  }

  @Test(arguments: tables)
  func `every file of the folder is embedded, and nothing else`(
    folder: String, embedded: EmbeddedFiles
  ) throws {
    #expect(embedded.paths == Self.files(in: folder).sorted())
    for path in embedded.paths {
      let file = Self.root.appendingPathComponent(folder).appendingPathComponent(path)
      #expect(try embedded.data(at: path) == Data(contentsOf: file), "\(path)")
    }
  }

  @Test func `no source asks for a bundle that a copied command does not have`() throws {
    for path in DocumentationFile.swiftFiles where path.contains("Sources/") {
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      #expect(!path.hasPrefix("Sources/") || !text.contains("Bundle.module"), "\(path)")
    }
  }
}
