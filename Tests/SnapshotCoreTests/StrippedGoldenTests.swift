import Foundation
import LayoutComparison
import LayoutCore
import LayoutFixtures
import PictureComparison
import RasterPNG
import SnapshotCore
import TestSupport
import Testing

/// Goldens whose text chunks an image optimiser removed, and with them their layouts.
@Suite struct StrippedGoldenTests {
  private let fixture: SnapshotFixture
  private let server = ["CI": "1"]
  /// A layout with more rows than are visible.
  private let long = FlowFixture(width: 120, height: 80)

  init() throws {
    fixture = try SnapshotFixture()
    try fixture.record(.of(long))
    try strip()
  }

  /// Removes what optipng, oxipng, pngcrush and ImageOptim remove.
  private func strip() throws {
    let data = try Data(contentsOf: fixture.file)
    let chunks = try #require(PNGChunks(data)).chunks
    let kept = chunks.filter { !["iTXt", "tEXt", "zTXt"].contains($0.type) }
    try kept.reduce(data.prefix(8)) { $0 + data[$1.range] }.write(to: fixture.file)
  }

  private func verify(
    _ picture: LayoutPicture, environment: [String: String] = [:], policy: ClassPolicy = .init()
  ) throws -> Verdict {
    try fixture.verifier(environment: environment).verify(
      picture, as: .picture(policy: policy), named: fixture.name, owner: "test")
  }

  private func record(_ verdict: Verdict) -> VerdictRecord {
    VerdictRecord(verdict, store: "Snapshots", owner: "test")
  }

  @Test func `on a build server a golden without its layout fails`() throws {
    let verdict = try verify(.of(long), environment: server)
    #expect(record(verdict).outcome == .different)
    #expect(verdict.classes == [.metadata])
    #expect(verdict.candidate != nil)
  }

  @Test func `the failure says what removes layouts, and how to record them again`() throws {
    let lines = try verify(.of(long), environment: server).message().lines
    #expect(lines[0] == "plants/markers.after.png is different: metadata")
    #expect(
      lines[1] == "  the golden's layout was not compared: it carries none; image optimisers "
        + "(optipng, oxipng, pngcrush, ImageOptim) remove it with the text chunks")
    #expect(
      lines[2] == "    record it again: quarterturn record, or the test with "
        + "SNAPSHOT_TESTING_RECORD=all")
  }

  @Test func `elsewhere it warns, and is counted as warned`() throws {
    let verdict = try verify(.of(long))
    #expect(verdict.passes)
    #expect(record(verdict).isWarned)
  }

  @Test func `a policy that names metadata has the last word`() throws {
    for reaction in [ClassPolicy.Reaction.warn, .ignore] {
      let policy = ClassPolicy(metadata: reaction)
      #expect(try verify(.of(long), environment: server, policy: policy).passes)
    }
    #expect(try !verify(.of(long), policy: ClassPolicy(metadata: .fail)).passes)
  }

  @Test func `a policy that names another class does not let it pass`() throws {
    let policy = ClassPolicy(paint: .warn)
    #expect(try !verify(.of(long), environment: server, policy: policy).passes)
  }

  @Test func `a policy is read as it was written, whether it names metadata or not`() throws {
    for policy in [ClassPolicy(), ClassPolicy(metadata: .warn), ClassPolicy(text: .ignore)] {
      let data = try JSONEncoder().encode(policy)
      #expect(try JSONDecoder().decode(ClassPolicy.self, from: data) == policy)
    }
  }

  @Test func `a golden whose layout is damaged fails on a build server too`() throws {
    let picture = LayoutPicture.of(long)
    try PNG.write(
      picture.bitmap, to: fixture.file,
      text: [TextChunk(keyword: GoldenFile.keyword, text: #"{"version":1,"scale":[]}"#)])
    #expect(try verify(picture).passes)
    #expect(try !verify(picture, environment: server).passes)
  }

  @Test func `a golden that only lost its digest has a layout, and warns`() throws {
    let picture = LayoutPicture.of(long)
    try PNG.write(
      picture.bitmap, to: fixture.file, scale: CGFloat(picture.metadata.scale),
      text: [TextChunk(keyword: GoldenFile.keyword, text: picture.metadata.canonicalJSON)])
    let verdict = try verify(picture, environment: server)
    #expect(verdict.passes)
    #expect(record(verdict).isWarned)
  }

  @Test func `a film without its layouts fails on a build server and warns elsewhere`() throws {
    let film = LayoutFilm.of()
    try fixture.record(film)
    try strip()
    let verdicts = try [[:], server].map { environment in
      try fixture.verifier(environment: environment).verify(
        film, as: .film(), named: fixture.name, owner: "test")
    }
    #expect(verdicts.map { record($0).outcome } == [.same, .different])
    #expect(record(verdicts[0]).isWarned)
  }
}
