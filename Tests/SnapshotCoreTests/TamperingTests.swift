import Foundation
import LayoutComparison
import LayoutFixtures
import RasterCore
import RasterPNG
import Testing

@testable import PictureComparison
@testable import SnapshotCore

/// Goldens of drawings and of pixels tampered with in every combination of pixels, chunks and
/// stamp.
@Suite struct TamperingTests {
  /// The change of the pixels' chunks.
  enum Pixels: CaseIterable {
    case kept, swapped, flipped, flippedWithChecksum
  }

  /// The change of the other chunks.
  enum Chunks: CaseIterable {
    case kept, added, removed, reordered
    /// Programs show something else than the pixels.
    case animated, profiled, turned

    /// Whether a golden that was recorded here could have these chunks.
    var areHonest: Bool { [.kept, .added, .reordered].contains(self) }
  }

  /// The change of the stamp.
  enum Stamp: CaseIterable {
    case kept, removed, doubled, random
    /// Computed anew, to claim the expected picture.
    case forged
    /// Computed anew in the format of version 1, which has no digest of the source.
    case older
    /// Computed anew with the expected pixels, and the source of another picture.
    case foreignSource
    /// Computed anew with the expected source, and the pixels of another picture.
    case forgedSource

    /// Whether the stamp has the digests of the expected pixels and of this file.
    var claimsPixels: Bool { [.forged, .older, .foreignSource].contains(self) }
  }

  /// The subject of the snapshot.
  enum Subject: CaseIterable {
    case drawing, pixels

    /// The picture that is recorded and expected.
    var expected: LayoutPicture { self == .drawing ? .drawn() : .of(TamperingTests.flow) }
    /// The same picture with one pixel in another colour.
    var other: LayoutPicture {
      let place = CGRect(x: 20, y: 20, width: 0.5, height: 0.5)
      if self == .drawing { return .drawn { $0.fill(place, with: .color(.black)) } }
      return .of(TamperingTests.flow) { $0[40, 40] = Pixel(red: 1, green: 2, blue: 3) }
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let subject: Subject
    let pixels: Pixels
    let chunks: Chunks
    let stamp: Stamp
    var testDescription: String {
      "\(subject): pixels \(pixels), chunks \(chunks), stamp \(stamp)"
    }
    var isUntouched: Bool { pixels == .kept && chunks == .kept && stamp == .kept }
    /// Whether the file is one that could have been recorded: its stamp matches its pixels, and
    /// every chunk is one of a golden.
    var isTruth: Bool { pixels == .kept && stamp.claimsPixels && chunks.areHonest }
    /// Whether the stamp was computed again to claim the expected pixels or, for a drawing, the
    /// expected source.
    var isForged: Bool {
      stamp.claimsPixels || (stamp == .forgedSource && subject == .drawing)
    }
  }

  static let cases = Subject.allCases.flatMap { subject in
    Pixels.allCases.flatMap { pixels in
      Chunks.allCases.flatMap { chunks in
        Stamp.allCases.map { Case(subject: subject, pixels: pixels, chunks: chunks, stamp: $0) }
      }
    }
  }

  private static let flow = FlowFixture(width: 90, height: 60)

  @Test(arguments: cases)
  func `decoding catches every change`(_ tampering: Case) throws {
    let verdict = try verdict(on: tampering, depth: .deep)
    #expect(isClean(verdict) == (tampering.isUntouched || tampering.isTruth))
  }

  @Test(arguments: cases)
  func `the stamp catches every change but a forged stamp`(_ tampering: Case) throws {
    let verdict = try verdict(on: tampering, depth: .fast)
    #expect(isClean(verdict) == (tampering.isUntouched || tampering.isForged))
  }

  @Test(arguments: Subject.allCases, [Stamp.forged, .older, .foreignSource])
  func `a forged stamp is called one`(_ subject: Subject, _ stamp: Stamp) throws {
    let verdict = try verdict(
      on: Case(subject: subject, pixels: .swapped, chunks: .kept, stamp: stamp), depth: .deep)
    guard case .unreadable(let obstacle) = verdict else {
      Issue.record("the golden could be read")
      return
    }
    #expect(obstacle.reason == .forged)
  }

  @Test(arguments: [
    (Chunks.animated, "an animation: "), (.profiled, "a picture with colours of its own (cICP): "),
    (.turned, "a picture with camera metadata (eXIf): "),
  ])
  func `a golden that programs show otherwise is refused with the reason`(
    _ chunks: Chunks, _ words: String
  ) throws {
    for stamp in [Stamp.kept, .removed, .forged] {
      let verdict = try verdict(
        on: Case(subject: .drawing, pixels: .kept, chunks: chunks, stamp: stamp), depth: .deep)
      guard case .unreadable(let obstacle) = verdict else {
        Issue.record("the golden could be read")
        return
      }
      #expect(obstacle.reason.text.hasPrefix("is \(words)"))
    }
  }

  private func isClean(_ verdict: Verdict) -> Bool {
    verdict.passes && verdict.statements.isEmpty
  }

  private func verdict(on tampering: Case, depth: VerificationLevel) throws -> Verdict {
    let fixture = try SnapshotFixture()
    try fixture.record(tampering.subject.expected)
    let golden = try Data(contentsOf: fixture.file)
    try tampered(golden, tampering).write(to: fixture.file)
    return try fixture.verify(tampering.subject.expected, depth: depth)
  }

  private func tampered(_ golden: Data, _ tampering: Case) throws -> Data {
    var parts = try Self.parts(golden)
    let stamp = parts.removeAll {
      $0.type == "iTXt" && $0.payload.starts(with: Data("Quarterturn Digest".utf8))
    }
    try change(&parts, tampering.pixels, tampering.subject)
    change(&parts, tampering.chunks)
    let file = Self.file(parts)
    return stamped(file, with: stamp, tampering)
  }
}

extension TamperingTests {
  struct Part: Hashable {
    let type: String
    var payload: Data
    var bytes: Data

    init(type: String, payload: Data, bytes: Data) {
      self.type = type
      self.payload = payload
      self.bytes = bytes
    }

    init(_ type: String, _ payload: Data) {
      self.init(
        type: type, payload: payload, bytes: PNGChunks.encode(type: type, payload: payload))
    }
  }

  static func parts(_ png: Data) throws -> [Part] {
    try #require(PNGChunks(png)).chunks.map {
      Part(
        type: $0.type, payload: png.subdata(in: $0.payload), bytes: png.subdata(in: $0.range))
    }
  }

  static func file(_ parts: [Part]) -> Data {
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) + Data(parts.flatMap(\.bytes))
  }

  private func change(_ parts: inout [Part], _ pixels: Pixels, _ subject: Subject) throws {
    let index = try #require(parts.firstIndex { $0.type == "IDAT" })
    switch pixels {
    case .kept: break
    case .swapped:
      let other = try Self.parts(GoldenFile.encode(subject.other, name: "other"))
      parts = parts.filter { $0.type != "IDAT" }
      parts.insert(contentsOf: other.filter { $0.type == "IDAT" }, at: index)
    case .flipped:
      parts[index].bytes[parts[index].bytes.count / 2] ^= 0x10
    case .flippedWithChecksum:
      parts[index].payload[parts[index].payload.count / 2] ^= 0x10
      parts[index].bytes = PNGChunks.encode(type: "IDAT", payload: parts[index].payload)
    }
  }

  private func change(_ parts: inout [Part], _ chunks: Chunks) {
    switch chunks {
    case .kept: break
    case .added: parts.insert(Part("tEXt", Data("Author\u{0}nobody".utf8)), at: 1)
    case .animated: parts.insert(Part("acTL", Data([0, 0, 0, 1, 0, 0, 0, 0])), at: 1)
    case .profiled: parts.insert(Part("cICP", Data([9, 16, 0, 1])), at: 1)
    case .turned: parts.insert(Part("eXIf", Data("MM".utf8)), at: 1)
    case .removed: parts = parts.filter { $0.type != "pHYs" }
    case .reordered:
      let text = parts.filter { $0.type == "iTXt" }
      parts = parts.filter { $0.type != "iTXt" }
      parts.insert(contentsOf: text, at: parts.count - 1)
    }
  }

  private func stamped(_ file: Data, with stamp: [Part], _ tampering: Case) -> Data {
    let end = file.count - 12
    switch tampering.stamp {
    case .kept: return file[..<end] + stamp.flatMap(\.bytes) + file[end...]
    case .removed: return file
    case .doubled: return file[..<end] + (stamp + stamp).flatMap(\.bytes) + file[end...]
    case .random:
      let other = GoldenStamp.stamping(
        file + [0], pixels: Digest(tampering.subject.other.bitmap),
        description: Digest(text: ""), source: nil)
      return other.map { $0.dropLast() } ?? file
    case .forged, .older, .foreignSource, .forgedSource:
      return restamped(file, tampering.subject, tampering.stamp)
    }
  }

  private func restamped(_ file: Data, _ subject: Subject, _ stamp: Stamp) -> Data {
    let (expected, other) = (subject.expected, subject.other)
    let drawings: [Stamp: LayoutPicture] = [
      .forged: .drawn(), .foreignSource: Subject.drawing.other, .forgedSource: .drawn(),
    ]
    let forged = GoldenStamp.stamping(
      file, pixels: Digest(stamp == .forgedSource ? other.bitmap : expected.bitmap),
      description: Digest(text: expected.metadata.canonicalJSON), source: drawings[stamp]?.source)
    return forged ?? file
  }
}

extension Array {
  /// Removes elements and returns them.
  fileprivate mutating func removeAll(_ isGone: (Element) -> Bool) -> [Element] {
    let gone = filter(isGone)
    self = filter { !isGone($0) }
    return gone
  }
}
