import Foundation
import RasterCore
import TestSupport
import Testing

@Suite struct SVGGradientTests {
  private let text = SVGText(size: CGSize(width: 8, height: 2))
  private let stops = """
    <stop offset='0' stop-color='red'/><stop offset='50%' stop-color='red'/>\
    <stop offset='.5' stop-color='blue'/><stop offset='1' stop-color='blue'/>
    """
  private let rect = "<rect width='8' height='2' fill='url(#g)'/>"

  private func linear(_ attributes: String) throws -> String {
    try text.colors("<linearGradient id='g' \(attributes)>\(stops)</linearGradient>\(rect)")
  }

  @Test func `a gradient goes along the box of its shape (VG13)`() throws {
    #expect(try linear("") == "rrrrbbbb\nrrrrbbbb")
    #expect(try linear("x1='0' y1='0' x2='0' y2='1'") == "rrrrrrrr\nbbbbbbbb")
  }

  @Test func `a gradient may be in user units (VG13)`() throws {
    let units = "gradientUnits='userSpaceOnUse'"
    #expect(try linear("\(units) x1='0' x2='4'") == "rrbbbbbb\nrrbbbbbb")
    #expect(try linear("\(units)") == "rrrrbbbb\nrrrrbbbb")
  }

  @Test func `a gradient has a transform of its own (VG13)`() throws {
    let units = "gradientUnits='userSpaceOnUse' x1='0' x2='2'"
    #expect(try linear("\(units) gradientTransform='translate(2)'") == "rrrbbbbb\nrrrbbbbb")
    #expect(try linear("\(units) gradientTransform='scale(2)'") == "rrbbbbbb\nrrbbbbbb")
  }

  @Test func `lines of one colour stay lines under a skew (VG13)`() throws {
    // The step is at x = 2 before the skew, which moves the second row's middle by 1.5.
    let units = "gradientUnits='userSpaceOnUse' x1='0' x2='4' gradientTransform='skewX(45)'"
    let colors = try linear(units).split(separator: "\n")
    #expect(colors.first?.hasPrefix("rr") == true)
    #expect(colors.last?.hasPrefix("rrr") == true)
  }

  @Test func `a gradient repeats or reflects, else its ends continue (VG13)`() throws {
    let units = "gradientUnits='userSpaceOnUse' x1='2' x2='4'"
    #expect(try linear(units) == "rrrbbbbb\nrrrbbbbb")
    #expect(try linear("\(units) spreadMethod='repeat'") == "rbrbrbrb\nrbrbrbrb")
    #expect(try linear("\(units) spreadMethod='reflect'") == "brrbbrrb\nbrrbbrrb")
  }

  @Test func `a gradient takes what it lacks from another one (VG13)`() throws {
    let base = "<linearGradient id='a' x2='.5'>\(stops)</linearGradient>"
    let href = "<linearGradient id='g' xlink:href='#a'/>"
    #expect(try text.colors("\(base)\(href)\(rect)") == "rrbbbbbb\nrrbbbbbb")
    let own = "<linearGradient id='g' href='#a' x2='1'/>"
    #expect(try text.colors("\(base)\(own)\(rect)") == "rrrrbbbb\nrrrrbbbb")
  }

  @Test func `a radial gradient goes from its centre outwards (VG13)`() throws {
    let gradient = """
      <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='4' cy='1' r='4'>\(stops)\
      </radialGradient>
      """
    #expect(try text.colors("\(gradient)\(rect)") == "bbrrrrbb\nbbrrrrbb")
  }

  @Test func `a radial gradient may begin at a focus beside its centre (VG13)`() throws {
    let gradient = """
      <radialGradient id='g' gradientUnits='userSpaceOnUse' cx='4' cy='1' r='4' fx='2'>\(stops)\
      </radialGradient>
      """
    #expect(try text.colors("\(gradient)\(rect)") == "brrrrbbb\nbrrrrbbb")
  }

  @Test func `a radial gradient of a wide shape is an ellipse (VG13)`() throws {
    let text = SVGText(size: CGSize(width: 8, height: 4))
    let gradient = "<radialGradient id='g'>\(stops)</radialGradient>"
    let rect = "<rect width='8' height='4' fill='url(#g)'/>"
    #expect(
      try text.colors("\(gradient)\(rect)") == "bbbbbbbb\nbbrrrrbb\nbbrrrrbb\nbbbbbbbb")
  }

  @Test func `a radial gradient on a stroke is the same ellipse (VG13)`() throws {
    let text = SVGText(size: CGSize(width: 8, height: 4))
    let units = "gradientUnits='userSpaceOnUse' gradientTransform='translate(4 2) scale(4 2)'"
    let gradient = "<radialGradient id='g' cx='0' cy='0' r='1' \(units)>\(stops)</radialGradient>"
    let line = "<path d='M0 2h8' stroke='url(#g)' stroke-width='4'/>"
    #expect(
      try text.colors("\(gradient)\(line)") == "bbbbbbbb\nbbrrrrbb\nbbrrrrbb\nbbbbbbbb")
  }

  @Test func `a gradient of one stop is a colour, and one of none is nothing (VG13)`() throws {
    let one = "<linearGradient id='g'><stop stop-color='red'/></linearGradient>"
    #expect(try text.colors("\(one)\(rect)") == "rrrrrrrr\nrrrrrrrr")
    #expect(try text.colors("<linearGradient id='g'/>\(rect)") == "········\n········")
  }

  @Test func `a gradient without a length has its last colour (VG13)`() throws {
    #expect(try linear("x2='0'") == "bbbbbbbb\nbbbbbbbb")
  }

  @Test func `a paint that is not there is the one after it, or none (VG13)`() throws {
    #expect(try text.colors(rect) == "········\n········")
    let fallback = "<rect width='8' height='2' fill='url(#g) red'/>"
    #expect(try text.colors(fallback) == "rrrrrrrr\nrrrrrrrr")
    #expect(try text.colors("<linearGradient id='g'/>\(fallback)") == "rrrrrrrr\nrrrrrrrr")
  }

  @Test func `the opacity of stops, of the fill and of the shape multiply (VG13)`() throws {
    let half = "<stop stop-opacity='.5'/><stop offset='1' stop-opacity='.5'/>"
    let gradient = "<linearGradient id='g'>\(half)</linearGradient>"
    let shape = "<rect width='8' height='2' fill='url(#g)' fill-opacity='.5' opacity='.5'/>"
    #expect(try text.bitmap("\(gradient)\(shape)")[3, 1].alpha == 32)
  }

  @Test func `a gradient mixes colours and opacity apart (VG13)`() throws {
    let clear = "<stop stop-color='white'/><stop offset='1' stop-color='black' stop-opacity='0'/>"
    let gradient = "<linearGradient id='g'>\(clear)</linearGradient>"
    let pixel = try text.bitmap("\(gradient)\(rect)")[4, 0]
    // A little after the middle: half of white at half of the opacity.
    #expect((45...53).contains(pixel.red) && (108...116).contains(pixel.alpha))
  }

  @Test func `a shape without area has no box for a gradient (VG13)`() throws {
    let gradient = "<linearGradient id='g'>\(stops)</linearGradient>"
    #expect(
      try text.colors("\(gradient)<path d='M0 1h8' stroke='url(#g)' stroke-width='2'/>")
        == "········\n········")
  }
}
