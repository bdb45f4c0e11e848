import Foundation
import PictureComparison
import RasterCore
import SnapshotCore
import TestSupport
import Testing

@Suite struct UnreadableTests {
  private let expected = LayoutPicture.small("#.", ".#")

  private func reason(for bytes: Data, _ mode: RecordMode = .never) throws -> UnreadableReason? {
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    try bytes.write(to: fixture.file)
    guard case .unreadable(let obstacle) = try fixture.verify(expected, mode) else { return nil }
    return obstacle.reason
  }

  static let pointer = Data(
    """
    version https://git-lfs.github.com/spec/v1
    oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
    size 12345

    """.utf8)

  @Test func `a pointer of Git LFS is called one`() throws {
    #expect(try reason(for: Self.pointer) == .lfsPointer)
  }

  @Test func `a pointer of Git LFS is not recorded over as if it differed`() throws {
    #expect(try reason(for: Self.pointer, .failed) == .lfsPointer)
  }

  @Test func `a pointer with a merge conflict is not a picture`() throws {
    let conflict = Data("<<<<<<< HEAD\n".utf8) + Self.pointer
    guard case .wrongKind = try reason(for: conflict) else {
      Issue.record("the golden is of the right kind")
      return
    }
  }

  @Test func `an empty file is called empty`() throws {
    #expect(try reason(for: Data()) == .empty)
  }

  @Test func `a JPEG is called one`() throws {
    #expect(try reason(for: Data([0xFF, 0xD8, 0xFF, 0xE0, 0])) == .wrongKind("a JPEG picture"))
  }

  @Test func `a file cut short anywhere is damaged, never a crash`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    let whole = try Data(contentsOf: fixture.file)
    for length in 1..<whole.count {
      try whole.prefix(length).write(to: fixture.file)
      #expect(try fixture.verify(expected).outcome.rawValue == "unreadable")
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `a file with wrong bytes gives a verdict, never a crash`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    var bytes = try Data(contentsOf: fixture.file)
    for _ in 0..<Int.random(in: 1...9, using: &generator) {
      bytes[Int.random(in: 0..<bytes.count, using: &generator)] = UInt8.random(
        in: 0...255, using: &generator)
    }
    try bytes.write(to: fixture.file)
    let verdict = try fixture.verify(expected)
    #expect(!verdict.passes || !verdict.statements.isEmpty)
  }

  @Test func `a folder in place of a golden cannot be read`() throws {
    let fixture = try SnapshotFixture()
    try FileManager.default.createDirectory(at: fixture.file, withIntermediateDirectories: true)
    guard case .unreadable(let obstacle) = try fixture.verify(expected) else {
      Issue.record("the golden could be read")
      return
    }
    #expect(obstacle.reason == .denied("it is not a regular file"))
  }

  @Test func `a damaged golden is recorded again in mode failed`() throws {
    let fixture = try SnapshotFixture()
    try fixture.record(expected)
    try Data("no picture".utf8).write(to: fixture.file)
    #expect(try fixture.verify(expected, .failed).outcome.rawValue == "recorded")
    #expect(try fixture.verify(expected).passes)
  }

  @Test func `a text golden that is a pointer is called one`() throws {
    let fixture = try SnapshotFixture()
    let name = try GoldenName(parts: ["trace"], pathExtension: "txt")
    try Self.pointer.write(to: fixture.folder.file("trace.txt"))
    let verdict = try fixture.verifier().verify(
      "prepare", as: .lines(), named: name, owner: "test")
    guard case .unreadable(let obstacle) = verdict else {
      Issue.record("the golden could be read")
      return
    }
    #expect(obstacle.reason == .lfsPointer)
  }

  @Test func `every reason says what to do`() {
    let reasons: [UnreadableReason] = [
      .lfsPointer, .empty, .wrongKind("x"), .damaged("x"), .tooLarge("x"), .denied("x"), .forged,
    ]
    for reason in reasons { #expect(!reason.advice.isEmpty && !reason.text.isEmpty) }
  }
}
