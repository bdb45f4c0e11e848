import Foundation
import RasterCore
import RasterPNG
import TestSupport
import Testing

struct FileTests {
  private let folder: TemporaryFolder
  private let bitmap = Bitmap(
    width: 3, height: 2, filledWith: Pixel(red: 10, green: 20, blue: 30))

  init() throws { folder = try TemporaryFolder() }

  private func readError(_ url: URL) -> PNGError? {
    do throws(PNGError) {
      _ = try PNG.read(url)
      return nil
    } catch {
      return error
    }
  }

  private func writeError(_ url: URL) -> PNGError? {
    do throws(PNGError) {
      try PNG.write(bitmap, to: url)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a written file is read again`() throws {
    let url = folder.file("picture.png")
    try PNG.write(bitmap, to: url, scale: 2, text: [TextChunk(keyword: "Title", text: "Basil")])
    let expected = PNGImage(
      bitmap: bitmap, pixelsPerMeter: 5669, text: [TextChunk(keyword: "Title", text: "Basil")])
    #expect(try PNG.read(url) == expected)
  }

  @Test func `nothing but the picture is left in the folder`() throws {
    try PNG.write(bitmap, to: folder.file("picture.png"))
    try PNG.write(bitmap, to: folder.file("picture.png"))
    #expect(folder.names == ["picture.png"])
  }

  @Test func `a picture that cannot be encoded leaves the old file`() throws {
    let url = folder.file("picture.png")
    try Data([1, 2, 3]).write(to: url)
    #expect(throws: PNGError.self) { try PNG.write(Bitmap(width: 0, height: 0), to: url) }
    #expect(try Data(contentsOf: url) == Data([1, 2, 3]))
    #expect(folder.names == ["picture.png"])
  }

  @Test func `a folder in place of the file is not replaced`() throws {
    let url = folder.file("picture.png")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(
      writeError(url)
        == .unwritable(file: url.path, reason: "it exists, but is not a regular file"))
    #expect(folder.names == ["picture.png"])
  }

  @Test func `a folder that is missing is an error in the system's words`() {
    let url = folder.file("missing/picture.png")
    #expect(writeError(url) == .unwritable(file: url.path, reason: "No such file or directory"))
  }

  @Test func `a device is not replaced by a picture`() {
    let null = URL(fileURLWithPath: "/dev/null")
    #expect(
      writeError(null)
        == .unwritable(file: "/dev/null", reason: "it exists, but is not a regular file"))
  }

  @Test func `a name too long is an error that leaves nothing behind`() {
    let url = folder.file(String(repeating: "n", count: 300))
    #expect(writeError(url) == .unwritable(file: url.path, reason: "File name too long"))
    #expect(folder.names.isEmpty)
  }

  @Test func `a link stays a link and what it leads to is replaced`() throws {
    let (link, target) = (folder.file("link.png"), folder.file("target.png"))
    try Data([1]).write(to: target)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try PNG.write(bitmap, to: link)
    let type = try FileManager.default.attributesOfItem(atPath: link.path)[.type]
    #expect(type as? FileAttributeType == .typeSymbolicLink)
    #expect(try PNG.read(target).bitmap == bitmap)
  }

  @Test func `a missing file is an error in the system's words`() {
    let url = folder.file("missing.png")
    #expect(
      readError(url)?.description
        == "\(url.path): cannot be read: No such file or directory")
  }

  @Test func `a folder is not read`() {
    #expect(
      readError(folder.url)
        == .unreadable(file: folder.url.path, reason: "it is not a regular file"))
  }

  @Test func `an endless device is not read`() {
    let zero = URL(fileURLWithPath: "/dev/zero")
    #expect(
      readError(zero) == .unreadable(file: "/dev/zero", reason: "it is not a regular file"))
  }

  @Test func `a huge file that is no picture is turned away by its first bytes`() throws {
    let url = folder.file("huge.png")
    try Data("film".utf8).write(to: url)
    #expect(truncate(url.path, 1 << 40) == 0)
    #expect(readError(url) == .notPNG(file: url.path, kind: "of an unknown kind"))
  }

  @Test func `a damaged file is named with its path`() throws {
    let url = folder.file("broken.png")
    try PNG.encode(bitmap).dropLast(20).write(to: url)
    #expect(
      readError(url) == .broken(file: url.path, reason: "the data end too early"))
  }
}
