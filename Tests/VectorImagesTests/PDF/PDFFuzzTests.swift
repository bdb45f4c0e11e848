import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// Files that are damaged in every way: none traps, and each is an error with the file's name or a
/// picture.
///
/// Some hundred seeds run always; others follow for as long as `QUARTERTURN_FUZZ_SECONDS` says.
@Suite struct PDFFuzzTests {
  private static let seconds =
    ProcessInfo.processInfo.environment["QUARTERTURN_FUZZ_SECONDS"].flatMap { Double($0) } ?? 0

  @Test func `a damaged file is an error or a picture (VG33)`() {
    let end = Date().addingTimeInterval(Self.seconds)
    var seed: UInt64 = 0
    while seed < 600 || Date() < end {
      var random = SeededGenerator(seed: seed)
      let data = damaged(Self.files[random.integer(0...Self.files.count - 1)], &random)
      do {
        let image = try VectorImage(pdf: data, name: "leaf.pdf")
        #expect(image.size.width > 0 && image.size.height > 0, "seed \(seed)")
        _ = image.drawing.rasterized(width: 16, height: 8)
      } catch {
        #expect(error.file == "leaf.pdf" && !error.problem.isEmpty, "seed \(seed)")
      }
      seed += 1
    }
  }

  private func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> Data {
    var bytes = bytes
    for _ in 0..<random.integer(1...6) {
      let place = random.integer(0...bytes.count - 1)
      let length = min(random.integer(1...20), bytes.count - place)
      switch random.integer(0...5) {
      case 0: bytes[place] = UInt8(random.integer(0...255))
      case 1: bytes.removeSubrange(place..<place + length)
      case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
      case 3:
        let number = Self.numbers[random.integer(0...Self.numbers.count - 1)]
        bytes.insert(contentsOf: Array(" \(number) ".utf8), at: place)
      case 4:
        // A digit becomes another: references, lengths, places and sizes go astray.
        let digits = bytes.indices.filter { (48...57).contains(bytes[$0]) }
        if !digits.isEmpty {
          bytes[digits[random.integer(0...digits.count - 1)]] = UInt8(random.integer(48...57))
        }
      default:
        let word = Self.words[random.integer(0...Self.words.count - 1)]
        bytes.insert(contentsOf: Array(" \(word) ".utf8), at: place)
      }
      if bytes.isEmpty { bytes = [0] }
    }
    return Data(bytes)
  }

  private static let numbers = ["-1", "99999999999", "1e9", "0", "-.0001", "4294967296", "nan"]
  private static let words = [
    "<<", ">>", "[", "]", "(", ")", "endobj", "endstream", "stream", "R", "q", "Q", "BT", "/X Do",
    "/A gs", "f", "S", "W n", "/Pattern cs /P scn", "cm", "sh", "BI ID EI", "5 0 R",
  ]

  /// Small files with something of everything.
  private static let files: [[UInt8]] = [
    PDFSource(
      content: "q 1 0 0 rg 0 0 4 4 re W n /A gs /X Do Q BT /F 4 Tf (AB) Tj ET",
      resources: """
        /XObject << /X 5 0 R >> /Font << /F 8 0 R >>
        /ExtGState << /A << /ca .5 /BM /Multiply /SMask << /S /Luminosity /G 6 0 R /BC [0] >> >> >>
        """,
      objects: [
        PDFSource.stream(
          "0 0 m 1 2 3 4 5 0 c h f [1 2] 0 d 2 w 0 0 m 8 4 l S",
          "/Subtype /Form /BBox [0 0 8 4] /Group << /S /Transparency /I true >>"),
        PDFSource.stream("1 g 0 0 4 4 re f .5 g 4 0 4 4 re f", "/Subtype /Form /BBox [0 0 8 4]"),
        PDFSource.stream("1000 0 0 0 1000 1000 d1 0 0 1000 1000 re f"),
        """
        << /Type /Font /Subtype /Type3 /FontMatrix [.001 0 0 .001 0 0] /FirstChar 65 /Widths [1000]
        /Encoding << /Differences [65 /A] >> /CharProcs << /A 7 0 R >> >>
        """,
      ]),
    PDFSource(
      content: "/Pattern cs /P scn 0 0 8 4 re f /Pattern CS /Q SCN 3 w 0 0 m 8 4 l S /S sh",
      resources: """
        /Pattern << /P << /PatternType 2 /Shading 5 0 R >> /Q 6 0 R >> /Shading << /S 7 0 R >>
        """,
      objects: [
        """
        << /ShadingType 3 /ColorSpace /DeviceRGB /Coords [1 1 1 4 2 3] /Extend [true false]
        /Function << /FunctionType 3 /Domain [0 1] /Bounds [.5] /Encode [0 1 1 0] /Functions
        [<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0] /C1 [1 0 1] /N 2 >> 8 0 R] >> >>
        """,
        PDFSource.stream(
          "0 0 1 1 re f", "/PatternType 1 /PaintType 1 /BBox [0 0 2 2] /XStep 2 /YStep 2"),
        PDFSource.stream(
          "00 00 00 00 00 ff 00 ff 00 00 ff 00>",
          """
          /ShadingType 4 /ColorSpace /DeviceGray /BitsPerCoordinate 8 /BitsPerComponent 8
          /BitsPerFlag 8 /Decode [0 8 0 8 0 1] /Filter /ASCIIHexDecode
          """),
        PDFSource.stream(
          "{ dup .5 gt { 1 exch sub } if dup dup 3 1 roll }",
          "/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]"),
      ]),
    PDFSource(
      content: "q 4 0 0 4 0 0 cm /X Do Q 2 0 0 2 4 0 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI",
      resources: "/XObject << /X 5 0 R >>",
      objects: [
        PDFSource.stream(
          "ff0000 00ff00 0000ff ffffff>",
          """
          /Subtype /Image /Width 2 /Height 2 /ColorSpace [/ICCBased 7 0 R] /BitsPerComponent 8
          /SMask 6 0 R /Filter /ASCIIHexDecode /DecodeParms << /Predictor 2 /Colors 3 >>
          """),
        PDFSource.stream(
          "00ff>",
          """
          /Subtype /Image /Width 2 /Height 1 /ColorSpace [/Indexed /DeviceGray 1 <00ff>]
          /BitsPerComponent 8 /Filter /AHx
          """), PDFSource.stream("", "/N 3"),
      ]),
  ].map { Array($0.text.utf8) }
}
