import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct GroupMaskTests {
  /// A mask whose first two points are opaque and whose next two are half transparent.
  private static let steps = Drawing { canvas in
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 1), with: .color(.white))
    canvas.fill(CGRect(x: 2, y: 0, width: 2, height: 1), with: .color(.white.withAlpha(0.5)))
  }

  private static func row(_ canvas: Canvas) {
    canvas.fill(CGRect(x: 0, y: 0, width: 6, height: 1), with: .color(.black))
  }

  private func masked(_ mask: GroupMask, _ record: (Canvas) -> Void = row) -> String {
    picture(6, 1) {
      $0.beginGroup(mask: mask)
      record($0)
      $0.endGroup()
    }
  }

  @Test func `an alpha mask multiplies, and hides all that it does not cover`() {
    #expect(masked(GroupMask(Self.steps)) == "██55··")
  }

  @Test func `a luminance mask lets white through and hides black`() {
    let mask = Drawing { canvas in
      canvas.draw(Self.steps)
      canvas.fill(CGRect(x: 1, y: 0, width: 1, height: 1), with: .color(.black))
    }
    #expect(masked(GroupMask(mask, by: .luminance())) == "█·55··")
  }

  @Test func `a luminance mask weighs green most`() {
    let colors = [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0)]
    let mask = Drawing { canvas in
      for (x, color) in colors.enumerated() {
        canvas.fill(CGRect(x: x, y: 0, width: 1, height: 1), with: .color(color))
      }
    }
    #expect(masked(GroupMask(mask, by: .luminance())) == "27····")
  }

  @Test func `a white backdrop shows the group outside a luminance mask`() {
    #expect(masked(GroupMask(Self.steps, by: .luminance(backdrop: .white))) == "██████")
  }

  @Test func `a transfer can turn a mask into its opposite`() {
    let opposite = (0..<256).map { UInt8(255 - $0) }
    #expect(masked(GroupMask(Self.steps, transfer: opposite)) == "··55██")
  }

  @Test func `a transfer of another length is ignored`() {
    #expect(masked(GroupMask(Self.steps, transfer: [0, 1])) == "██55··")
  }

  @Test func `a mask is drawn under the transform of the group's beginning`() {
    let picture = picture(6, 1) {
      $0.translate(x: 1, y: 0)
      $0.beginGroup(mask: GroupMask(Self.steps))
      $0.translate(x: -1, y: 0)
      Self.row($0)
      $0.endGroup()
    }
    #expect(picture == "·██55·")
  }

  @Test func `an empty mask hides everything`() {
    #expect(masked(GroupMask(Drawing())) == "······")
  }

  @Test func `masks inside masks multiply`() {
    let mask = GroupMask(Self.steps)
    let picture = masked(mask) {
      $0.beginGroup(mask: mask)
      Self.row($0)
      $0.endGroup()
    }
    #expect(picture == "██33··")
  }

  @Test func `a mask hides the group's shadow too`() {
    let shadow = Shadow(color: .black, offset: CGVector(dx: 3, dy: 0), blur: 0)
    let picture = picture(6, 1) {
      $0.beginGroup(shadow: shadow, mask: GroupMask(Self.steps))
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1), with: .color(.black))
      $0.endGroup()
    }
    #expect(picture == "█··5··")
  }

  @Test(arguments: UInt64(0)..<12)
  func `a masked group has the same pixels in any number of bands`(seed: UInt64) {
    let drawing = Drawing { canvas in
      canvas.draw(RandomDrawing.drawing(seed: seed))
      let mask = RandomDrawing.drawing(seed: seed + 100)
      canvas.beginGroup(mask: GroupMask(mask, by: seed % 2 == 0 ? .alpha : .luminance()))
      canvas.draw(RandomDrawing.drawing(seed: seed + 200))
      canvas.endGroup()
    }
    let whole = drawing.rasterized(width: 40, height: 32, bands: 1)
    #expect(whole == drawing.rasterized(width: 40, height: 32, bands: 5))
  }

  @Test func `the notes of a mask belong to the drawing`() {
    var mask = Self.steps
    mask.note = "a box"
    let drawing = Drawing { canvas in
      canvas.beginGroup(mask: GroupMask(mask))
      Self.row(canvas)
      canvas.endGroup()
    }
    #expect(drawing.notes == ["a box"])
  }
}
