import CarriedFiles
import Foundation
import Testing

/// The files that the command carries, so that it works where it is copied to.
struct CarriedFilesTests {
  private static let folders = [
    "Fonts/Files", "Sources/FigureGallery/Resources", "Sources/SnapshotReport/Page",
    "Sources/Porting/Tool",
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

  @Test func `every file of the folders is carried, and nothing else`() {
    #expect(CarriedFiles.paths == Self.folders.flatMap(Self.files).sorted())
  }

  @Test(arguments: folders)
  func `what is carried is what the files hold`(folder: String) throws {
    for path in Self.files(in: folder) {
      let file = Self.root.appendingPathComponent(folder).appendingPathComponent(path)
      #expect(try CarriedFiles.data(at: path) == Data(contentsOf: file), "\(path)")
    }
  }

  @Test func `no source asks for a bundle that a copied command does not have`() throws {
    for path in DocumentationFile.swiftFiles where path.contains("Sources/") {
      let text = try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
      #expect(!path.hasPrefix("Sources/") || !text.contains("Bundle.module"), "\(path)")
    }
  }
}
