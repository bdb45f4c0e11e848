import Foundation
import TestSupport
import Testing

@Suite struct SVGMaskTests {
  private let text = SVGText(size: CGSize(width: 6, height: 1))

  private func mask(_ content: String, _ attributes: String = "") throws -> String {
    try text.alpha(
      "<mask id='m' \(attributes)>\(content)</mask>"
        + "<rect width='6' height='1' mask='url(#m)'/>")
  }

  private let steps = """
    <rect width='2' height='1' fill='white'/><rect x='2' width='2' height='1' fill='white' \
    fill-opacity='.5'/>
    """

  @Test func `a mask multiplies by luminance unless it says alpha (VG12)`() throws {
    #expect(try mask(steps) == "██55··")
    #expect(try mask(steps.replacing("white", with: "black")) == "······")
    let black = steps.replacing("white", with: "black")
    #expect(try mask(black, "style='mask-type:alpha'") == "██55··")
    #expect(try mask(black, "mask-type='alpha'") == "██55··")
  }

  @Test func `a mask of one opaque shape cuts as that shape (VG12)`() throws {
    #expect(try mask("<rect x='1' width='2.5' height='1' fill='#fff'/>") == "·██5··")
    let gray = "<rect x='1' width='2.5' height='1' fill='#D9D9D9'/>"
    #expect(try mask(gray, "style='mask-type:alpha'") == "·██5··")
    #expect(try mask(gray) == "·994··")
  }

  @Test func `a mask ends at its region (VG12)`() throws {
    let region = "maskUnits='userSpaceOnUse' x='1' y='0' width='2' height='1'"
    let white = "<rect width='6' height='1' fill='white'/>"
    #expect(try mask(white, region) == "·██···")
    #expect(try mask(white, "x='.5' width='.5'") == "···███")
    #expect(try mask(white + white, region) == "·██···")
  }

  @Test func `a mask's content may be in units of the box of what it masks (VG12)`() throws {
    let content = "<rect width='.5' height='1' fill='white'/>"
    #expect(try mask(content, "maskContentUnits='objectBoundingBox'") == "███···")
  }

  @Test func `a masked group with opacity is multiplied by both (VG12)`() throws {
    let body = """
      <mask id='m'>\(steps)</mask><g mask='url(#m)' opacity='.5'><rect width='6' height='1'/></g>
      """
    #expect(try text.alpha(body) == "5533··")
  }

  @Test func `a mask may be masked (VG12)`() throws {
    let other = "<mask id='o'><rect x='1' width='2' height='1' fill='white'/></mask>"
    let shape = "<rect width='6' height='1' mask='url(#m)'/>"
    #expect(
      try text.alpha("\(other)<mask id='m' mask='url(#o)'>\(steps)</mask>\(shape)") == "·█5···")
  }

  @Test func `a mask that is not there masks nothing (VG12)`() throws {
    #expect(try text.alpha("<rect width='6' height='1' mask='url(#m)'/>") == "██████")
  }
}
