import Foundation
import TestSupport
import Testing

struct UnharmedSourceTests {
  private static let package = (1...3).reduce(URL(fileURLWithPath: #filePath)) { folder, _ in
    folder.deletingLastPathComponent()
  }

  @Test(arguments: ["LayoutCore", "ConstraintCore", "SnapshotCore", "LayoutScenes"])
  func `a file with nothing to port comes back byte for byte`(target: String) throws {
    let folder = try TemporaryFolder()
    let sources = Self.package.appendingPathComponent("Sources/\(target)")
    let run = try Tool.run(["--output", folder.url.path, sources.path], in: Self.package)
    #expect(run.status == 0, "\(run.text)")
    #expect(run.text == "")
    let names = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    let files = (names ?? []).filter { $0.hasSuffix(".swift") }
    #expect(files.count > 10)
    for name in files {
      let before = try Data(contentsOf: sources.appendingPathComponent(name))
      #expect(try Data(contentsOf: folder.file(name)) == before, "\(name)")
    }
  }

  @Test func `source that breaks off anywhere ends no tool, and keeps its lines`() throws {
    let folder = try TemporaryFolder()
    var numbers = SystemGenerator(seed: 14)
    var counts: [String: Int] = [:]
    for name in PortFixture.names {
      for (file, text) in try PortFixture(name).before {
        for piece in 0..<12 {
          let bytes = Array(text.utf8)
          let broken = Self.broken(bytes, with: &numbers)
          let path = "\(name)-\(piece)-\(file)"
          counts[path] = broken.count { $0 == UInt8(ascii: "\n") }
          try Data(broken).write(to: folder.file(path))
        }
      }
    }
    let run = try Tool.run(["--patch", "."], in: folder.url)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    let ported = try Tool.run(["--quiet", "--output", "out", "."], in: folder.url)
    #expect([0, 1].contains(ported.status), "\(ported.errors)")
    for (path, lines) in counts {
      let text = try String(contentsOf: folder.file("out/\(path)"), encoding: .utf8)
      let own = text.utf8.count { $0 == UInt8(ascii: "\n") }
      #expect(own >= lines, "\(path)")
    }
  }

  /// Takes a piece out of a text, or everything from a place on.
  private static func broken(_ bytes: [UInt8], with numbers: inout SystemGenerator) -> [UInt8] {
    let start = Int.random(in: 0..<bytes.count, using: &numbers)
    let count = Int.random(in: 1...40, using: &numbers)
    let rest = Bool.random(using: &numbers) ? [] : bytes.dropFirst(start + count)
    // Decoded and encoded again, since a cut inside a character leaves bytes that are no text.
    return Array(String(decoding: bytes[..<start] + rest, as: UTF8.self).utf8)
  }
}

/// Numbers that follow from a seed.
private struct SystemGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
