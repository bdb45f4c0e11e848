import Foundation
import TestSupport
import Testing

@testable import PreviewTool

struct KeptLibrariesTests {
  @Test func `the latest libraries stay, and all that is something else`() throws {
    let folder = try TemporaryFolder()
    let names = (0...KeptLibraries.most).map { "previews-\($0)" } + ["port-tool"]
    for (age, name) in names.enumerated() {
      let place = folder.file(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1e9 - Double(age))],
        ofItemAtPath: place.path)
    }
    KeptLibraries(folder: folder.url).removeOldest()
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    // With the library that is linked next, there are as many as are kept at most.
    #expect(
      left.sorted()
        == ["port-tool"] + (0..<KeptLibraries.most - 1).map { "previews-\($0)" }.sorted())
  }
}
