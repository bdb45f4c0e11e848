import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

@Suite struct SVGTextTests {
  private let text = SVGText(size: CGSize(width: 40, height: 20))

  /// Returns the columns and rows that have ink.
  private func ink(_ body: String) throws -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let bitmap = try text.bitmap(body)
    let pixels = (0..<20).flatMap { y in (0..<40).map { ($0, y) } }
      .filter { bitmap[$0.0, $0.1].alpha > 100 }
    guard let left = pixels.map(\.0).min(), let right = pixels.map(\.0).max(),
      let top = pixels.map(\.1).min(), let bottom = pixels.map(\.1).max()
    else { return nil }
    return (left...right, top...bottom)
  }

  @Test func `a text is on its baseline, from its place on (VG19)`() throws {
    let ink = try #require(try ink("<text x='10' y='15' font-size='12'>HI</text>"))
    #expect((10...12).contains(ink.x.lowerBound))
    #expect((14...15).contains(ink.y.upperBound) && (5...7).contains(ink.y.lowerBound))
  }

  @Test func `an anchor moves a text by its width (VG19)`() throws {
    let middle = try #require(
      try ink("<text x='20' y='15' font-size='12' text-anchor='middle'>HI</text>"))
    #expect(abs(middle.x.lowerBound + middle.x.upperBound - 39) <= 2)
    let end = try #require(
      try ink("<text x='30' y='15' font-size='12' text-anchor='end'>HI</text>"))
    #expect((27...30).contains(end.x.upperBound))
  }

  @Test func `a part of a text follows it, in its own style (VG19)`() throws {
    let body = "<text x='2' y='15' font-size='12'>H<tspan fill='red'>I</tspan></text>"
    let bitmap = try text.bitmap(body)
    let red = (0..<40).filter { x in (0..<20).contains { bitmap[x, $0].red > 200 } }
    #expect(red.min().map { $0 > 10 } == true)
  }

  @Test func `a marker is drawn at each point in the direction of the path (VG19)`() throws {
    let marker = """
      <marker id='m' markerWidth='4' markerHeight='4' refX='0' refY='1' orient='auto' \
      markerUnits='userSpaceOnUse'><rect width='4' height='2'/></marker>
      """
    let line = "<path d='M5 5V15' fill='none' stroke='none' marker-end='url(#m)'/>"
    let ink = try #require(try ink("\(marker)\(line)"))
    #expect(ink.x == 4...5)
    #expect(ink.y == 15...18)
  }

  @Test func `what a text cannot show is named (VG19)`() throws {
    let body = "<text stroke='red' x='1 2 3'>H<textPath href='#a'>x</textPath></text>"
    #expect(
      try text.image(body).omissions == [
        "places of single characters", "<textPath> in <text>",
      ])
  }

  @Test func `a stroke follows the outlines of letters (VG19)`() throws {
    let stroked = try #require(
      try ink(
        "<text x='10' y='15' font-size='12' fill='none' stroke='black' stroke-width='2'>I</text>"))
    let filled = try #require(try ink("<text x='10' y='15' font-size='12'>I</text>"))
    // Half of the stroke is outside of the letter.
    #expect(stroked.x.lowerBound == filled.x.lowerBound - 1)
    #expect(stroked.y.upperBound == filled.y.upperBound + 1)
  }

  @Test func `text without a fill still moves what follows it (VG19)`() throws {
    let body =
      "<text x='2' y='15' font-size='12'><tspan fill='none'>HHH</tspan><tspan>I</tspan></text>"
    #expect(try #require(try ink(body)).x.lowerBound > 20)
  }
}
