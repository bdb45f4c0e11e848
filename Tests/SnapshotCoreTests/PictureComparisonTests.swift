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

@Suite struct PictureComparisonTests {
  private let flow = FlowFixture(width: 120, height: 80)

  private var wider: FlowFixture {
    var wider = flow
    wider.inset = .init(start: 10, end: 10, near: 24, far: 16)
    return wider
  }

  private func verdict(
    from golden: LayoutPicture, to actual: LayoutPicture, tolerance: PictureTolerance = .exact,
    policy: ClassPolicy = .init()
  ) throws -> Verdict {
    let fixture = try SnapshotFixture()
    try fixture.record(golden)
    return try fixture.verify(actual, tolerance: tolerance, policy: policy)
  }

  private func spot(_ x: Int, _ y: Int) -> (inout Bitmap) -> Void {
    { $0[x, y] = Pixel(red: 255, green: 0, blue: 0) }
  }

  @Test func `an inset is told before any pixel`() throws {
    let verdict = try verdict(from: .of(flow), to: .of(wider))
    #expect(verdict.words == ["layout: section 0 inset.left 16 → 24: 9 cells moved +8,0"])
  }

  @Test func `pixels that no element explains are paint`() throws {
    let verdict = try verdict(from: .of(flow), to: .of(flow, paint: spot(3, 150)))
    #expect(verdict.classes == [.paint])
    #expect(
      verdict.words == [
        "paint: 1 of 38400 pixels differs (ratio 2.605e-05, by up to 255 of 255) "
          + "in one region"
      ])
  }

  @Test func `paint is told beside a cell that moved on its own`() throws {
    let golden = flow.layout
    var layout = golden.layout
    layout.elements[0].frame.origin.x += 2
    let moved = golden.showing(layout)
    var picture = LayoutPicture.of(flow, paint: spot(3, 155))
    picture.bitmap[40, 30] = Pixel(red: 0, green: 0, blue: 0)
    picture.metadata = GoldenMetadata(
      fingerprints: picture.metadata.fingerprints, scale: 2, panes: [moved])
    let verdict = try verdict(from: .of(flow), to: picture)
    #expect(
      verdict.words == [
        "layout: cell [0,0] moved +2,0",
        "paint: 1 pixel in one region differs where the layout did not change",
      ])
  }

  @Test func `a policy that ignores layouts lets no paint through`() throws {
    let policy = ClassPolicy(layout: .ignore)
    var colored = flow
    colored.sections[0][0].color = "#FF0000"
    #expect(try !verdict(from: .of(flow), to: .of(colored), policy: policy).passes)
    #expect(try verdict(from: .of(flow), to: .of(wider), policy: policy).passes)
  }

  @Test func `a policy that warns passes and says so`() throws {
    let verdict = try verdict(
      from: .of(flow), to: .of(wider), policy: ClassPolicy(layout: .warn))
    #expect(verdict.passes)
    #expect(verdict.words == ["layout: section 0 inset.left 16 → 24: 9 cells moved +8,0"])
  }

  @Test func `what a policy ignores is kept, and is of no class`() throws {
    let verdict = try verdict(
      from: .of(flow), to: .of(wider), policy: ClassPolicy(layout: .ignore))
    #expect(verdict.classes.isEmpty)
    #expect(
      verdict.message().lines == [
        "plants/markers.after.png is the same, apart from ignored changes",
        "  ignored: section 0 inset.left 16 → 24: 9 cells moved +8,0",
      ])
  }

  @Test func `a difference that only warns is not called the same`() throws {
    let verdict = try verdict(
      from: .of(flow), to: .of(wider), policy: ClassPolicy(layout: .warn))
    #expect(
      verdict.message().headline == "plants/markers.after.png passes with a warning: layout")
  }

  @Test func `a spacing that moves nothing is metadata, one that does is layout`() throws {
    var line = flow
    line.sections = [[FlowFixture.Item()]]
    let golden = LayoutPicture.of(line)
    line.lineSpacing = 20
    let unseen = try verdict(from: golden, to: .of(line))
    #expect(unseen.words == ["metadata: section 0 line spacing 10 → 20"])
    #expect(unseen.passes)
    let seen = try verdict(from: golden, to: .of(line, paint: spot(3, 155)))
    #expect(!seen.passes)
    var lines = flow
    lines.lineSpacing = 20
    #expect(try verdict(from: .of(flow), to: .of(lines)).classes == [.layout])
  }

  @Test func `a layout may change where no pixel does`() throws {
    var hidden = flow
    hidden.sections[0][8].zIndex = 3
    let verdict = try verdict(from: .of(flow), to: .of(hidden))
    #expect(verdict.words == ["layout: cell [0,8] z-index 0 → 3"])
  }

  @Test func `another font file is told by its version`() throws {
    let verdict = try verdict(from: .of(flow), to: .of(flow, font: "4.1"))
    #expect(verdict.words == ["fonts: recorded with Inter 4.0, this is 4.1: re-record"])
    #expect(!verdict.passes)
  }

  @Test func `pixels of texts are explained by another font file`() throws {
    var texts = flow
    texts.sections = [FlowFixture.items("Basil", "Mint")]
    let golden = LayoutPicture.of(texts)
    let inText = LayoutPicture.of(texts, font: "4.1", paint: spot(40, 30))
    let elsewhere = LayoutPicture.of(texts, font: "4.1", paint: spot(3, 155))
    #expect(try verdict(from: golden, to: inText).classes == [.fonts])
    #expect(try verdict(from: golden, to: elsewhere).classes == [.paint, .fonts])
  }

  @Test func `another rasteriser warns where pixels agree`() throws {
    let verdict = try verdict(from: .of(flow), to: .of(flow, rasteriser: "2"))
    #expect(verdict.words == ["metadata: recorded with rasteriser 1, this is 2: re-record"])
    #expect(verdict.passes)
  }

  @Test func `another rasteriser is the reason that is told where pixels differ`() throws {
    let actual = LayoutPicture.of(flow, rasteriser: "2", paint: spot(3, 150))
    let verdict = try verdict(from: .of(flow), to: actual)
    #expect(!verdict.passes)
    #expect(verdict.words == ["paint: recorded with rasteriser 1, this is 2: re-record"])
    #expect(verdict.statements[0].details == ["1×1 at 3,150: 1 pixel"])
    let unpainted = try self.verdict(
      from: .of(flow), to: actual, policy: ClassPolicy(paint: .ignore))
    #expect(unpainted.words == ["metadata: recorded with rasteriser 1, this is 2: re-record"])
  }

  @Test func `another name of the device explains no pixel`() throws {
    var renamed = flow
    renamed.device = "iPhone 8"
    let verdict = try verdict(from: .of(flow), to: .of(renamed, paint: spot(40, 30)))
    #expect(!verdict.passes)
    #expect(
      verdict.words == [
        "metadata: device iPhone 7 → iPhone 8",
        "paint: 1 pixel in one region differs where the layout did not change",
      ])
  }

  @Test func `another size of the picture is told as layout`() throws {
    let verdict = try verdict(from: .small("##"), to: .small("###"))
    #expect(
      verdict.words == ["layout: the golden is 2×1 pixels, this is 3×1"])
  }

  @Test func `a golden without a layout is compared by pixels`() throws {
    let fixture = try SnapshotFixture()
    let picture = LayoutPicture.of(flow)
    try fixture.record(picture)
    try PNG.write(picture.bitmap, to: fixture.file)
    let verdict = try fixture.verify(picture)
    #expect(verdict.passes)
    #expect(
      verdict.words[0].hasPrefix("metadata: the golden's layout was not compared: it carries none"))
  }

  @Test func `a golden whose layout is damaged is compared by pixels`() throws {
    let fixture = try SnapshotFixture()
    let picture = LayoutPicture.of(flow)
    try fixture.record(picture)
    try PNG.write(
      picture.bitmap, to: fixture.file,
      text: [TextChunk(keyword: GoldenFile.keyword, text: #"{"version":1,"scale":[]}"#)])
    let verdict = try fixture.verify(picture)
    #expect(verdict.passes)
    #expect(
      verdict.words[0].hasPrefix("metadata: the golden's layout was not compared: it is damaged"))
  }

  @Test func `a mask by element hides its looks, not its frame`() throws {
    var text = flow
    text.sections[0][0].text = "12:34"
    var other = text
    other.sections[0][0].text = "12:35"
    let tolerance = PictureTolerance(masks: [.element(.cell, .init(0, 0))])
    let changed = LayoutPicture.of(other, paint: spot(40, 30))
    #expect(try verdict(from: .of(text), to: changed, tolerance: tolerance).passes)
    other.sections[0][0].size.width = 84
    let resized = try verdict(from: .of(text), to: .of(other), tolerance: tolerance)
    #expect(resized.words == ["layout: cell [0,0] resized 80×40 → 84×40"])
  }

  /// Two panes, one above the other; a third cell of the upper one would be at the place of the
  /// lower one's first.
  private func panes(_ change: (inout FlowFixture) -> Void = { _ in }) -> LayoutPicture {
    var (upper, lower) = (flow, flow)
    (upper.name, lower.name) = ("upper", "lower")
    lower.sections = [[FlowFixture.Item()]]
    change(&upper)
    let picture = LayoutPicture.of(upper)
    var bitmap = Bitmap.page(width: 240, height: 320)
    for y in 0..<160 {
      for x in 0..<240 { bitmap[x, y] = picture.bitmap[x, y] }
    }
    let layout = lower.layout
    let below = RecordedLayout(
      name: layout.name, device: layout.device, orientation: layout.orientation, scale: 2,
      origin: CGPoint(x: 0, y: 80), layout: layout.layout)
    return LayoutPicture(
      bitmap, scale: 2, panes: [upper.layout, below], fingerprints: .init(rasteriser: "1"))
  }

  @Test func `a mask by an element out of sight hides nothing of another pane`() throws {
    var painted = panes()
    spot(60, 240)(&painted.bitmap)
    let tolerance = PictureTolerance(masks: [.element(.cell, .init(0, 2))])
    let verdict = try verdict(from: panes(), to: painted, tolerance: tolerance)
    #expect(verdict.classes == [.paint, .metadata])
    #expect(
      verdict.words.last
        == "metadata: the mask “cell [0,2]” covers nothing: correct or remove it")
  }

  @Test func `what moved out of sight explains nothing of another pane`() throws {
    var painted = panes { $0.sections[0][2].size.width = 70 }
    spot(60, 240)(&painted.bitmap)
    let verdict = try verdict(
      from: panes(), to: painted, policy: ClassPolicy(layout: .ignore))
    #expect(verdict.classes == [.paint])
  }

  @Test func `a mask that covers nothing warns`() throws {
    let tolerance = PictureTolerance(masks: [.element(.cell, .init(9, 9))])
    let verdict = try verdict(
      from: .of(flow), to: .of(flow, rasteriser: "2"), tolerance: tolerance)
    #expect(
      verdict.words.last
        == "metadata: the mask “cell [9,9]” covers nothing: correct or remove it")
  }

  @Test func `masks that cover everything verify nothing and fail`() throws {
    let tolerance = PictureTolerance(
      masks: [.rectangle(CGRect(x: 0, y: 0, width: 500, height: 500))])
    let verdict = try verdict(from: .small("#."), to: .small(".#"), tolerance: tolerance)
    #expect(
      verdict.words == ["paint: the masks cover the whole picture: nothing is compared"])
    #expect(!verdict.passes)
  }

  @Test func `what passes by tolerance says so`() throws {
    let verdict = try verdict(
      from: .small("#..."), to: .small("##.."), tolerance: PictureTolerance(maxDifferingPixels: 1))
    guard case .same(let match) = verdict else {
      Issue.record("the golden does not agree")
      return
    }
    #expect(
      match.pixels?.allowances == [
        "1 of 4 pixels differs (ratio 0.25, by up to 255 of 255) in one region, which is allowed"
      ])
  }
}
