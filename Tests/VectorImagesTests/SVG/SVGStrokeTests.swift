import Foundation
import TestSupport
import Testing

@Suite struct SVGStrokeTests {
  private let text = SVGText(size: CGSize(width: 8, height: 3))

  private func line(_ attributes: String) throws -> String {
    try text.alpha("<path d='M2 1.5h4' stroke='black' \(attributes)/>")
      .split(separator: "\n").dropFirst().first.map(String.init) ?? ""
  }

  @Test func `caps end a line at its end, after it, or round (VG8)`() throws {
    #expect(try line("") == "··████··")
    #expect(try line("stroke-linecap='square' stroke-width='2'") == "·██████·")
    #expect(try line("stroke-linecap='round' stroke-width='2'") == "·9████9·")
  }

  @Test func `dashes repeat, and an odd number of them twice (VG8)`() throws {
    #expect(try line("stroke-dasharray='1'") == "··█·█···")
    #expect(try line("stroke-dasharray='1,2'") == "··█··█··")
    #expect(try line("stroke-dasharray='1 2' stroke-dashoffset='1'") == "····█···")
    #expect(try line("stroke-dasharray='none'") == "··████··")
  }

  @Test(arguments: ["0", "0 0", "-1 2", "x"])
  func `dashes without a length make a solid line (VG8)`(dashes: String) throws {
    #expect(try line("stroke-dasharray='\(dashes)'") == "··████··")
  }

  @Test func `a stroke without width is none (VG8)`() throws {
    #expect(try line("stroke-width='0'") == "········")
    #expect(try line("stroke-width='-1'") == "··████··")
  }

  @Test func `corners are pointed up to the limit, else cut or round (VG8)`() throws {
    func corner(_ attributes: String) throws -> String {
      try text.alpha(
        "<path d='M0 2h5V-9' fill='none' stroke='black' stroke-width='2' \(attributes)/>"
      ).split(separator: "\n").last.map(String.init) ?? ""
    }
    #expect(try corner("") == "██████··")
    #expect(try corner("stroke-linejoin='bevel'") == "█████5··")
    #expect(try corner("stroke-linejoin='round'") == "█████8··")
    #expect(try corner("stroke-miterlimit='1'") == "█████5··")
  }

  @Test func `a stroke is above the fill unless the order says otherwise (VG8)`() throws {
    let rect = "<rect x='1' y='1' width='6' height='1' fill='red' stroke='blue' stroke-width='2'"
    #expect(try text.colors("\(rect)/>") == "bbbbbbbb\nbbbbbbbb\nbbbbbbbb")
    #expect(try text.colors("\(rect) paint-order='stroke'/>") == "bbbbbbbb\nbrrrrrrb\nbbbbbbbb")
  }

  @Test func `a stroke is transformed with its shape (VG8)`() throws {
    let body = "<path transform='scale(1 3)' d='M2 .5h4' stroke='black'/>"
    #expect(try text.alpha(body) == "··████··\n··████··\n··████··")
  }
}
