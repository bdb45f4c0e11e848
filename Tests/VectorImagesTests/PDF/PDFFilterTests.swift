import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// The filters of streams.
///
/// Each stream is the content `0 0 2 1 re f`.
@Suite struct PDFFilterTests {
  private static let content = Array("0 0 2 1 re f".utf8)

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { String(format: "%02x", $0) }.joined() + ">"
  }

  /// A Flate stream of one block that is not compressed.
  private static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt8(bytes.count)
    return [0x78, 1, 1, count, 0, ~count, 0xFF] + bytes + [0, 0, 0, 0]
  }

  /// One byte, a space twice, and ten bytes.
  private static let runs: [UInt8] = [0, 48, 255, 32, 9] + Array("0 2 1 re f".utf8) + [128]

  private func alpha(_ stream: String, _ entries: String) throws -> String {
    var source = PDFSource(objects: [PDFSource.stream(stream, entries)])
    source.page = "/MediaBox [0 0 3 1]"
    let text = source.text.replacingOccurrences(of: "/Contents 4 0 R", with: "/Contents 5 0 R")
    let image = try VectorImage(pdf: Data(text.utf8), name: "leaf.pdf")
    return Picture.alpha(of: image.drawing.rasterized(width: 3, height: 1))
  }

  @Test(arguments: [
    ("/ASCIIHexDecode", PDFFilterTests.hexadecimal(content)),
    ("/AHx", "30203020322031207265 2066>"),
    ("/ASCII85Decode", "0H`%l1*A:oEb-A*~>"),
    ("[/ASCIIHexDecode /RunLengthDecode]", PDFFilterTests.hexadecimal(runs)),
    ("[/AHx /FlateDecode]", PDFFilterTests.hexadecimal(stored(content))),
    ("[/AHx /Fl]", PDFFilterTests.hexadecimal(stored(content))),
  ])
  func `a filter is undone (VG25)`(filter: String, stream: String) throws {
    #expect(try alpha(stream, "/Filter \(filter)") == "██·")
  }

  /// Codes of nine bits: clear, the bytes, and the end.
  @Test func `codes of Lempel, Ziv and Welch are undone`() throws {
    // 0 ␣ (258 = "0␣") 2 ␣ 1 ␣ r e ␣ f
    let codes = [256, 48, 32, 258, 50, 32, 49, 32, 114, 101, 32, 102, 257]
    var bits = codes.flatMap { code in (0..<9).reversed().map { UInt8(code >> $0 & 1) } }
    while bits.count % 8 != 0 { bits.append(0) }
    let bytes = stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | $1 }
    }
    #expect(try alpha(Self.hexadecimal(bytes), "/Filter [/AHx /LZWDecode]") == "██·")
  }

  @Test(arguments: 0..<5)
  func `rows that are predicted as PNG's are restored (VG25)`(filter: Int) throws {
    // Three rows of four bytes.
    var bytes: [UInt8] = []
    for row in 0..<3 {
      bytes.append(UInt8(filter))
      for column in 0..<4 {
        func old(_ row: Int, _ column: Int) -> Int {
          row < 0 || column < 0 ? 0 : Int(Self.content[row * 4 + column])
        }
        let (a, b, c) = (old(row, column - 1), old(row - 1, column), old(row - 1, column - 1))
        let paeth = [a, b, c].min { abs(a + b - c - $0) < abs(a + b - c - $1) } ?? 0
        let predicted = [0, a, b, (a + b) / 2, paeth][filter]
        bytes.append(UInt8(truncatingIfNeeded: old(row, column) - predicted))
      }
    }
    let parameters = "/DecodeParms [null << /Predictor 15 /Columns 4 >>]"
    #expect(
      try alpha(Self.hexadecimal(Self.stored(bytes)), "/Filter [/AHx /FlateDecode] \(parameters)")
        == "██·")
  }

  @Test func `differences of TIFF are added up`() throws {
    let bytes = Self.content.indices.map { index -> UInt8 in
      index % 6 < 2 ? Self.content[index] : Self.content[index] &- Self.content[index - 2]
    }
    let parameters = "/DecodeParms [null << /Predictor 2 /Colors 2 /Columns 3 >>]"
    #expect(
      try alpha(Self.hexadecimal(Self.stored(bytes)), "/Filter [/AHx /FlateDecode] \(parameters)")
        == "██·")
  }

  @Test(arguments: [
    ("/Nonsense", "the filter Nonsense is unknown"),
    ("/FlateDecode", "a stream's compression is damaged"),
    ("/LZWDecode", "a stream's LZW code is damaged"),
    ("/DCTDecode", "DCTDecode is not a filter of such data"),
  ])
  func `a stream that cannot be read is an error with its number`(filter: String, problem: String) {
    #expect(throws: VectorImageError(file: "leaf.pdf", place: "object 5", problem: problem)) {
      try alpha("nonsense", "/Filter \(filter)")
    }
  }
}
