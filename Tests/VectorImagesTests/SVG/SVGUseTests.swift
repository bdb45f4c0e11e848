import Foundation
import TestSupport
import Testing
import VectorImages

@Suite struct SVGUseTests {
  private let text = SVGText(size: CGSize(width: 6, height: 2))

  @Test func `a use draws another element at a place, in its own style (VG16)`() throws {
    let defs = "<defs><rect id='r' width='2' height='1'/></defs>"
    #expect(try text.alpha("\(defs)<use href='#r' x='1' y='1'/>") == "······\n·██···")
    #expect(
      try text.colors("\(defs)<use xlink:href='#r' fill='red'/><use href='#r' x='3'/>")
        == "rr·kk·\n······")
  }

  @Test func `a symbol is drawn only by a use, which gives it a size (VG16)`() throws {
    let symbol = "<symbol id='s' viewBox='0 0 1 1'><rect width='1' height='1'/></symbol>"
    #expect(try text.alpha(symbol) == "······\n······")
    #expect(
      try text.alpha("\(symbol)<use href='#s' x='1' width='2' height='2'/>") == "·██···\n·██···")
  }

  @Test func `a symbol has an opacity of its own (VG16)`() throws {
    let symbol = "<symbol id='s' opacity='.5'><rect width='2' height='1'/></symbol>"
    #expect(try text.alpha("\(symbol)<use href='#s'/>") == "55····\n······")
  }

  @Test func `an element of another language is not drawn (VG16)`() throws {
    let body =
      "<rect width='6' height='1' systemLanguage='xx'/><rect width='1' height='1' systemLanguage='en-US'/>"
    #expect(try text.alpha(body) == "█·····\n······")
  }

  @Test func `what is in defs is not drawn (VG16)`() throws {
    #expect(try text.alpha("<defs><rect width='6' height='2'/></defs>") == "······\n······")
  }

  @Test func `a use of nothing draws nothing (VG16)`() throws {
    #expect(try text.alpha("<use href='#r'/><use/>") == "······\n······")
  }

  @Test func `a use of another file is named (VG16)`() throws {
    #expect(try text.image("<use href='a.svg#b'/>").omissions == ["<use> of another file"])
  }

  @Test func `a switch draws its first element in the language (VG16)`() throws {
    let body = """
      <switch><rect systemLanguage='xx' width='6' height='2'/>\
      <rect systemLanguage='en' width='2' height='1'/><rect width='6' height='2'/></switch>
      """
    #expect(try text.alpha(body) == "██····\n······")
  }
}
