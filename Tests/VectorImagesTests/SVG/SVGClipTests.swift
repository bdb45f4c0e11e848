import Foundation
import TestSupport
import Testing

@Suite struct SVGClipTests {
  private let text = SVGText(size: CGSize(width: 6, height: 1))
  private let all = "<rect width='6' height='1' clip-path='url(#c)'/>"

  private func clip(_ content: String, _ attributes: String = "") throws -> String {
    try text.alpha("<clipPath id='c' \(attributes)>\(content)</clipPath>\(all)")
  }

  @Test func `a clip path cuts what refers to it (VG11)`() throws {
    #expect(try clip("<rect x='1' width='2' height='1'/>") == "·██···")
    #expect(try clip("<rect x='1' width='1.5' height='1'/>") == "·█5···")
  }

  @Test func `several shapes of a clip path are united, though they overlap (VG11)`() throws {
    let apart = "<rect width='1' height='1'/><rect x='3' width='2' height='1'/>"
    #expect(try clip(apart) == "█··██·")
    let turned = "<path d='M2 0v1h3v-1z'/>"
    #expect(try clip("<rect x='1' width='3' height='1'/>\(turned)") == "·████·")
  }

  @Test func `paint, opacity and stroke of a clip's shapes do not matter (VG11)`() throws {
    let shape = "<rect x='1' width='2' height='1' fill='none' opacity='.2' stroke='red'/>"
    #expect(try clip(shape) == "·██···")
  }

  @Test func `a clip path without shapes hides everything (VG11)`() throws {
    #expect(try clip("") == "······")
    #expect(try clip("<rect width='6' height='1' display='none'/>") == "······")
    #expect(try clip("<rect width='6' height='1' visibility='hidden'/>") == "······")
  }

  @Test func `a clip path that is not there clips nothing (VG11)`() throws {
    #expect(try text.alpha(all) == "██████")
    #expect(try text.alpha("<g id='c'/>\(all)") == "██████")
  }

  @Test func `a clip path may be in units of the box of what it clips (VG11)`() throws {
    let clip = "<clipPath id='c' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/>"
    let body = "\(clip)</clipPath><rect x='2' width='4' height='1' clip-path='url(#c)'/>"
    #expect(try text.alpha(body) == "··██··")
  }

  @Test func `a clip path in units of a box is transformed after them (VG11)`() throws {
    let clip = "<clipPath id='c' clipPathUnits='objectBoundingBox' transform='translate(1)'>"
    let body = "\(clip)<rect width='.5' height='1'/></clipPath>\(all)"
    #expect(try text.alpha(body) == "·███··")
  }

  @Test func `transforms of the clip path and of its shapes count (VG11)`() throws {
    let rect = "<rect width='1' height='1' transform='scale(2 1)'/>"
    #expect(try clip(rect, "transform='translate(1)'") == "·██···")
  }

  @Test func `a clip path may be clipped, and its shapes too (VG11)`() throws {
    let other = "<clipPath id='d'><rect width='3' height='1'/></clipPath>"
    let rect = "<rect x='2' width='3' height='1'/>"
    #expect(
      try text.alpha("\(other)<clipPath id='c' clip-path='url(#d)'>\(rect)</clipPath>\(all)")
        == "··█···")
    let clipped = "<rect x='2' width='3' height='1' clip-path='url(#d)'/>"
    #expect(try clip("\(other)\(clipped)") == "··█···")
  }

  @Test func `the rule of a clip is its own property (VG11)`() throws {
    let data = "d='M0 0h6v1h-6zM2 0h2v1h-2z'"
    #expect(try clip("<path \(data) clip-rule='evenodd'/>") == "██··██")
    #expect(try clip("<path \(data) fill-rule='evenodd'/>") == "██████")
  }

  @Test func `a clip path may use a shape (VG11)`() throws {
    let use = "<use href='#r' x='1'/>"
    let shape = "<defs><rect id='r' width='2' height='1'/></defs>"
    #expect(try text.alpha("\(shape)<clipPath id='c'>\(use)</clipPath>\(all)") == "·██···")
  }

  @Test func `a clip on a group is in the group's coordinates (VG11)`() throws {
    let clip = "<clipPath id='c'><rect width='2' height='1'/></clipPath>"
    let group =
      "<g transform='translate(3)' clip-path='url(#c)'><rect x='-9' width='20' height='1'/>"
    #expect(try text.alpha("\(clip)\(group)</g>") == "···██·")
  }
}
