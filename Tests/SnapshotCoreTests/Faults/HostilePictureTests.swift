import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import PictureComparison
import RasterCore
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// Goldens that would need more memory or stack than any machine has.
@Suite struct HostilePictureTests {
  private let expected = LayoutPicture.small("#.", ".#")

  private func golden(_ chunks: Chunk..., pixels: Chunk? = nil) -> Data {
    var file = PNGBuilder(width: 2, height: 2, colorType: .rgb, chunksBefore: chunks).chunks
    if let pixels { file[file.count - 2] = pixels }
    return Data(PNGBuilder.signature + file.flatMap(\.bytes))
  }

  private func description(_ text: String) -> Chunk {
    Chunk("iTXt", Array(GoldenFile.keyword.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8))
  }

  private static func packed(_ megabytes: Int) -> Chunk {
    Chunk(
      "iTXt",
      Array(GoldenFile.keyword.utf8) + [0, 1, 0, 0, 0]
        + Zlib.repeating(UInt8(ascii: "["), count: megabytes << 20))
  }

  private func words(about golden: Data) throws -> [String] {
    let fixture = try SnapshotFixture()
    try FileManager.default.createDirectory(
      at: fixture.file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try golden.write(to: fixture.file)
    return try fixture.verify(expected).words
  }

  @Test func `a description of 100 MB is refused in words`() throws {
    #expect(
      try words(about: golden(Self.packed(100))).contains(
        "metadata: the golden's layout was not compared: it does not unpack to at most 16777216 "
          + "bytes of text"))
  }

  @Test func `a description beyond the limit that is not packed is refused in words`() throws {
    let text = String(repeating: " ", count: 17 << 20)
    #expect(
      try words(about: golden(description(text))).contains(
        "metadata: the golden's layout was not compared: it has 17825792 bytes, and 16777216 are "
          + "read"))
  }

  @Test func `a picture with a description beyond the limit is not written`() throws {
    let device = String(repeating: "a", count: 17 << 20)
    let layout = RecordedLayout(
      device: device, orientation: .portrait, scale: 1,
      layout: LayoutRecord(scrollAxis: .none, contentSize: .zero, viewport: .zero, elements: []))
    let picture = LayoutPicture(
      expected.bitmap, scale: 1, panes: [layout], fingerprints: .init(rasteriser: "1"))
    let fixture = try SnapshotFixture()
    let error = #expect(throws: SnapshotError.self) { try fixture.record(picture) }
    #expect(error?.description.hasSuffix("is longer than 16777216 bytes") == true)
    #expect(fixture.folder.names.isEmpty)
  }

  @Test func `a description of 100,000 brackets is damaged, never a crash`() throws {
    for bracket in ["[", "{\"layouts\":", "{\"version\":1,\"layouts\":["] {
      let text = String(repeating: bracket, count: 100_000)
      let words = try words(about: golden(description(text)))
      let note = "metadata: the golden's layout was not compared: it is damaged ("
      #expect(words.contains { $0.hasPrefix(note) })
    }
  }

  @Test func `a name of a megabyte makes no message of a megabyte`() throws {
    var flow = FlowFixture(width: 90, height: 60)
    let fixture = try SnapshotFixture()
    try fixture.record(.of(flow))
    flow.name = String(repeating: "W", count: 1 << 20)
    flow.device = flow.name
    let verdict = try fixture.verify(.of(flow))
    #expect(verdict.message().lines.allSatisfy { $0.count < 1100 })
    #expect(verdict.words.contains { $0.contains("W…: pane not shown → shown") })
  }

  @Test func `a layout of 100,000 brackets is damaged, never a crash`() throws {
    let fixture = try SnapshotFixture()
    let name = try GoldenName(path: "layout.json")
    try Data(String(repeating: "[", count: 100_000).utf8).write(
      to: fixture.folder.file("layout.json"))
    let verdict = try fixture.verifier().verify(
      [FlowFixture().layout], as: .layouts(), named: name, owner: "test")
    guard case .unreadable(let obstacle) = verdict else {
      Issue.record("the golden could be read")
      return
    }
    #expect(obstacle.reason == .damaged("it is not a layout"))
  }

  @Test func `pixels that unpack to more than the picture are an error or left out`() throws {
    let bomb = Chunk("IDAT", Zlib.repeating(0, count: 100 << 20))
    #expect(try !words(about: golden(pixels: bomb)).isEmpty)
  }

  @Test(arguments: [PNGBuilder.ColorType.gray, .rgb, .grayAlpha, .rgba])
  func `dimensions beyond all memory are refused in words`(_ type: PNGBuilder.ColorType) throws {
    let header = PNGBuilder(width: Int(Int32.max), height: Int(Int32.max), colorType: type).header
    let file = Data(
      PNGBuilder.signature + [header, Chunk("IDAT", Zlib.stored([0]))].flatMap(\.bytes))
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    try file.write(to: fixture.file)
    guard case .unreadable(let obstacle) = try fixture.verify(expected) else {
      Issue.record("the golden could be read")
      return
    }
    #expect(
      obstacle.reason
        == .tooLarge("2147483647×2147483647 pixels, and at most 268435456 are read"))
  }

  #if os(Linux)
    @Test func `traps cost less memory than an honest golden may`() async {
      await #expect(processExitsWith: .success) {
        let before = try Self.peakMemory()
        let pixels = PNGBuilder(width: 2, height: 2, colorType: .rgb)
        for chunk in [
          Self.packed(100), Chunk("IDAT", Zlib.repeating(0, count: 100 << 20)),
          Chunk("iCCP", [0x41, 0, 0] + Zlib.repeating(0, count: 100 << 20)),
        ] {
          var builder = pixels
          builder.chunksBefore = [chunk]
          _ = try? GoldenFile(builder.data, name: "trap")
        }
        // Texts of up to 16 MB are read, and libpng may hold four of them.
        #expect(try Self.peakMemory() - before < 160 << 20)
      }
    }

    /// The most memory this process held so far, in bytes.
    private static func peakMemory() throws -> Int {
      let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") })
      return try #require(Int(line.filter(\.isNumber))) << 10
    }
  #endif
}
