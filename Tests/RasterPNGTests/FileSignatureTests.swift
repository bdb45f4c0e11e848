import Foundation
import RasterPNG
import TestSupport
import Testing

struct FileSignatureTests {
  private func complaint(_ bytes: some Sequence<UInt8>) -> String? {
    do throws(PNGError) {
      _ = try PNG.read(Data(bytes), name: "x.png")
      return nil
    } catch {
      return error.description
    }
  }

  private static let pointer = """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """

  @Test func `a Git LFS pointer is recognised and says what to do`() {
    #expect(
      complaint(Self.pointer.utf8)
        == "x.png: is a Git LFS pointer, not the picture; run `git lfs pull` to fetch it")
  }

  @Test func `a Git LFS pointer is recognised in a file`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("picture.png")
    try Data(Self.pointer.utf8).write(to: url)
    #expect(throws: PNGError.lfsPointer(file: url.path)) { try PNG.read(url) }
  }

  @Test(arguments: [
    ("\u{FF}\u{D8}\u{FF}\u{E0}", "a JPEG picture"), ("GIF89a", "a GIF picture"),
    ("RIFF\0\0\0\0WEBPVP8 ", "a WebP picture"), ("\0\0\0\u{18}ftypheic", "a HEIF picture"),
    ("\0\0\0\u{18}ftypavif", "an AVIF picture"), ("II*\0", "a TIFF picture"),
    ("MM\0*", "a TIFF picture"), ("BM\u{10}\0", "a BMP picture"), ("%PDF-1.7", "a PDF document"),
    ("<svg xmlns", "an SVG picture"), ("<!DOCTYPE html>", "an HTML page"),
    ("8BPS\0", "a Photoshop document"), ("", "empty"), ("hello", "of an unknown kind"),
  ])
  func `another kind of file is called by its name`(start: String, kind: String) {
    let bytes = start.unicodeScalars.map { UInt8($0.value) }
    #expect(complaint(bytes) == "x.png: is \(kind), not a PNG picture")
  }

  @Test func `a PNG that Xcode rewrote is recognised`() {
    let bytes = PNGBuilder.signature + Chunk("CgBI", [0x50, 0, 0x20, 2]).bytes
    #expect(
      complaint(bytes)
        == "x.png: is optimised by Apple's tools (CgBI), not a PNG picture")
  }

  @Test func `half a signature is a truncated PNG`() {
    #expect(
      complaint(PNGBuilder.signature.prefix(3))
        == "x.png: is a broken PNG: the data end too early")
  }
}
