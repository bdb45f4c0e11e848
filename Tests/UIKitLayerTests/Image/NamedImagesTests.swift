import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import UIKit

@MainActor struct NamedImagesTests {
  @Test func `a name is looked for in the folders, first to last`() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try PNG.write(Bitmap(width: 1, height: 1), to: first.file("only.png"))
    try PNG.write(Bitmap(width: 2, height: 1), to: first.file("both.png"))
    try PNG.write(Bitmap(width: 3, height: 1), to: second.file("both.png"))
    let old = NamedImages.folders
    NamedImages.folders = [second.url, first.url]
    defer { NamedImages.folders = old }
    #expect(UIImage(named: "only")?.size.width == 1)
    #expect(UIImage(named: "both.png")?.size.width == 3)
    #expect(UIImage(named: "none") == nil)
  }

  @Test func `the resources of targets lie beside the program, in folders`() throws {
    let folder = try TemporaryFolder()
    for name in ["b.resources", "a.bundle", "Modules"] {
      try FileManager.default.createDirectory(
        at: folder.file(name), withIntermediateDirectories: false)
    }
    let found = NamedImages.targetResources(beside: folder.url)
    #expect(found.map(\.lastPathComponent) == ["a.bundle", "b.resources"])
  }
}
