import Basics
import Foundation
import LayoutCore
import LayoutFixtures
import RasterCore
import RasterPNG
import TestSupport
import Testing

@testable import LayoutComparison
@testable import PictureComparison
@testable import SnapshotCore

/// Goldens of drawings are verified without being drawn.
@Suite struct SourceTests {
  private let fixture: SnapshotFixture
  private let font = BoxFont()

  init() throws { fixture = try SnapshotFixture() }

  private func picture(
    _ flow: FlowFixture = FlowFixture(width: 90, height: 60), letter: UInt32 = 1
  ) -> LayoutPicture {
    .drawn(flow) { canvas in
      let run = GlyphRun(source: font, size: 8, glyphs: [.init(id: letter, x: 0)])
      canvas.draw(run, at: CGPoint(x: 10, y: 20), with: .color(.black))
    }
  }

  private func proof(_ verdict: Verdict) -> Verdict.Match.Proof? {
    if case .same(let match) = verdict { match.proof } else { nil }
  }

  @Test func `a description that is written as expected is the expected one`() throws {
    let expected = picture().metadata
    let same = try GoldenMetadata(json: expected.canonicalJSON, expected: expected)
    #expect(same == expected)
    // Not read: the panes are the very same memory.
    #expect(
      same.panes.withUnsafeBufferPointer(\.baseAddress)
        == expected.panes.withUnsafeBufferPointer(\.baseAddress))
    let other = picture(FlowFixture(width: 60, height: 90)).metadata
    #expect(try GoldenMetadata(json: other.canonicalJSON, expected: expected) == other)
  }

  @Test func `an unchanged drawing is verified without being drawn`() throws {
    try fixture.record(picture())
    let unchanged = picture()
    #expect(proof(try fixture.verify(unchanged, depth: .fast)) == .stamp)
    #expect(!unchanged.pixels.isDrawn)
  }

  @Test func `a deep verification draws and decodes`() throws {
    try fixture.record(picture())
    let unchanged = picture()
    #expect(proof(try fixture.verify(unchanged, depth: .deep)) == .contents)
    #expect(unchanged.pixels.isDrawn)
  }

  @Test func `another drawing is drawn, and told by its pixels`() throws {
    try fixture.record(picture())
    let changed = picture(letter: 2)
    let verdict = try fixture.verify(changed, depth: .fast)
    #expect(changed.pixels.isDrawn)
    #expect(verdict.words.count == 1)
    #expect(verdict.words.first?.hasPrefix("paint: ") == true)
  }

  @Test func `another drawing of the same pixels is the same by their digest`() throws {
    let twice = LayoutPicture.drawn {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
    }
    let once = LayoutPicture.drawn {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5), with: .color(.black))
    }
    #expect(once.source != twice.source)
    try fixture.record(once)
    #expect(proof(try fixture.verify(twice, depth: .fast)) == .stamp)
  }

  @Test func `the same drawing of another layout is told by the layout`() throws {
    try fixture.record(picture())
    var changed = picture()
    var record = changed.metadata.panes[0].layout
    record.elements[0].zIndex = 7
    changed.metadata = GoldenMetadata(
      fingerprints: changed.metadata.fingerprints, scale: changed.metadata.scale,
      panes: [changed.metadata.panes[0].showing(record)])
    let verdict = try fixture.verify(changed, depth: .fast)
    #expect(verdict.words.first?.hasPrefix("layout: ") == true)
  }

  @Test func `a golden of pixels has a stamp of version 1, and a drawing agrees with it`() throws {
    let drawing = picture()
    try fixture.record(LayoutPicture(drawing.bitmap, metadata: drawing.metadata))
    let golden = try Data(contentsOf: fixture.file)
    guard case .bound(let stamp) = GoldenStamp.find(in: golden) else {
      Issue.record("the golden has no stamp")
      return
    }
    #expect(stamp.source == nil)
    let unchanged = picture()
    #expect(proof(try fixture.verify(unchanged, depth: .fast)) == .stamp)
    #expect(unchanged.pixels.isDrawn)
  }

  @Test func `a picture that was painted over has no source`() {
    var changed = picture()
    changed.bitmap[3, 3] = Pixel(red: 1, green: 2, blue: 3)
    #expect(changed.source == nil)
    #expect(changed != picture())
  }

  @Test func `whoever asks at once for the pixels, they are drawn once`() {
    let picture = picture()
    let bitmaps = Mutex<Set<Bitmap>>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let bitmap = picture.bitmap
      bitmaps.withLock { _ = $0.insert(bitmap) }
    }
    #expect(bitmaps.withLock(\.count) == 1)
  }

  private func film(_ letters: [UInt32] = [1, 2], delay: UInt16 = 30) -> LayoutFilm {
    let frames = letters.enumerated().map { index, letter in
      let shown = picture(letter: letter)
      let note = FrameMetadata(
        time: Double(index), delay: .init(1, delay), panes: shown.metadata.panes)
      return LayoutFilm.Frame(shown, note: note)
    }
    return LayoutFilm(
      frames, scale: 2, framesPerSecond: 30, fingerprints: Fingerprints(rasteriser: "1"))
  }

  @Test func `an unchanged film is verified without being drawn`() throws {
    try fixture.record(film())
    let unchanged = film()
    #expect(proof(try fixture.verify(unchanged, depth: .fast)) == .stamp)
    #expect(unchanged.frames.map(\.pixels.isDrawn) == [false, false])
    #expect(proof(try fixture.verify(unchanged, depth: .deep)) == .contents)
    #expect(unchanged.frames.map(\.pixels.isDrawn) == [true, true])
  }

  @Test func `every frame of a film and its delay count`() throws {
    let sources = [film(), film([1, 3]), film([2, 1]), film([1, 2, 2]), film(delay: 25)]
      .map(\.source)
    #expect(!sources.contains(nil))
    #expect(Set(sources).count == sources.count)
    #expect(film().source == film().source)
  }

  @Test func `what is said of a picture counts, value for value`() {
    let values: [JSONValue] = [
      .null, .flag(false), .flag(true), .integer(0), .whole(0), .number(0), .number(1), .text(""),
      .text("a"), .text("a\u{0}"), .list([]), .lines([]), .list([.null]), .list([.list([])]),
      .object([]), .object([("a", .null)]), .object([("a", .null), ("b", .null)]),
      .list([.text("ab"), .text("c")]), .list([.text("a"), .text("bc")]),
    ]
    let digests = values.map { value in Digest(drawings: []) { _ in value } }
    #expect(Set(digests).count == values.count)
  }

  @Test func `every part of a view and of a constraint counts`() {
    let constraint = LayoutRecord.Constraint(name: "a.width", constant: 1, from: .zero, to: .zero)
    let plain = LayoutRecord.View(className: "A", frame: .zero, constraints: [constraint])
    // A new property of a view or a constraint has to be added to the source, and to this list. The
    // source line of a constraint is left out, as it changes with every edit above it.
    #expect(Mirror(reflecting: plain).children.count == 8)
    #expect(Mirror(reflecting: constraint).children.count == 11)
    let changes: [(inout LayoutRecord.View) -> Void] = [
      { $0.className = "B" }, { $0.name = "" }, { $0.name = "A" }, { $0.frame.origin.x = 1 },
      { $0.frame.origin.y = 1 }, { $0.frame.size.width = 1 }, { $0.frame.size.height = 1 },
      { $0.boundsOrigin.x = 1 }, { $0.boundsOrigin.y = 1 }, { $0.properties = [.text: ""] },
      { $0.properties = [.text: "a"] }, { $0.properties = [.font: "a"] },
      { $0.views = [plain] }, { $0.views = [plain, plain] }, { $0.constraints = [] },
      { $0.summary = .init(count: 1, digest: "a") }, { $0.summary = .init(count: 2, digest: "a") },
      { $0.summary = .init(count: 1, digest: "b") }, { $0.constraints[0].name = "b.width" },
      { $0.constraints[0].attribute = "height" },
      { $0.constraints[0].second = "" }, { $0.constraints[0].second = "b.width" },
      { $0.constraints[0].multiplier = 2 }, { $0.constraints[0].relation = ">=" },
      { $0.constraints[0].constant = 2 }, { $0.constraints[0].priority = 2 },
      { $0.constraints[0].state = .broken }, { $0.constraints[0].start.x = 1 },
      { $0.constraints[0].start.y = 1 }, { $0.constraints[0].end.x = 1 },
      { $0.constraints[0].end.y = 1 },
    ]
    let views =
      [plain]
      + changes.map { change in
        var view = plain
        change(&view)
        return view
      }
    let digests = views.map { view in Digest(drawings: []) { tell in tell(view) } }
    #expect(Set(digests).count == views.count)
  }
}

extension PicturePixels {
  /// Whether the pixels were requested.
  fileprivate var isDrawn: Bool {
    if case .recorded(let pixels) = self { pixels.isDrawn } else { true }
  }
}

/// A font of boxes that are as wide as their number says.
private final class BoxFont: FingerprintedGlyphs {
  var maskRule: Int { 1 }

  func outline(of glyph: UInt32) -> Path {
    Path(CGRect(x: 0, y: -0.5, width: 0.25 * Double(glyph), height: 0.5))
  }

  func outlineDigests(of glyphs: [UInt32]) -> [SIMD4<UInt64>] {
    glyphs.map { outline(of: $0).fingerprint }
  }

  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    CoverageMask(
      outline: outline(of: glyph), pixelsPerEm: pixelsPerEm, phaseX: phaseX, phaseY: phaseY)
  }
}
