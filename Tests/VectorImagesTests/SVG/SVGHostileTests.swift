import Foundation
import RasterCore
import TestSupport
import Testing
import VectorImages

/// Documents whose drawing would be endless work end in an error, soon.
@Suite struct SVGHostileTests {
  private let text = SVGText(size: CGSize(width: 10, height: 10))

  /// Expects an error that names the file and a place.
  private func expectError(_ body: String, _ part: String) {
    let start = ContinuousClock.now
    let error = #expect(throws: VectorImageError.self) { try text.image(body) }
    #expect(error?.file == "test.svg")
    #expect(error?.place?.contains(":") == true)
    #expect(error?.problem.contains(part) == true, "\(error?.problem ?? "")")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test(arguments: [
    "<use id='a' href='#a'/>", "<g id='a'><use href='#a'/></g>",
    "<use id='a' href='#b'/><use id='b' href='#a'/>",
    "<clipPath id='a' clip-path='url(#a)'><rect width='1' height='1'/></clipPath><rect width='9' height='9' clip-path='url(#a)'/>",
    "<mask id='a'><rect width='9' height='9' mask='url(#a)'/></mask><rect width='9' height='9' mask='url(#a)'/>",
    "<pattern id='a' width='1' height='1'><rect width='9' height='9' fill='url(#a)'/></pattern><rect width='9' height='9' fill='url(#a)'/>",
    "<linearGradient id='a' href='#b'/><linearGradient id='b' href='#a'/><rect width='9' height='9' fill='url(#a)'/>",
    "<marker id='a'><path d='M0 0h1' marker-end='url(#a)'/></marker><path d='M0 0h1' marker-end='url(#a)'/>",
    "<clipPath id='a'><use href='#b'/></clipPath><use id='b' href='#b'/><rect width='9' height='9' clip-path='url(#a)'/>",
  ])
  func `a reference that leads back to itself is an error (VG22)`(body: String) {
    expectError(body, "refers to itself")
  }

  /// Returns groups that each use the one before ten times.
  private func bomb(_ levels: Int, _ element: (Int) -> String) -> String {
    "<defs><g id='l0'><rect width='1' height='1'/></g>"
      + (1...levels).map(element).joined() + "</defs>"
  }

  @Test func `uses of uses of uses are an error before they are drawn (VG22)`() {
    let levels = bomb(12) { level in
      "<g id='l\(level)'>" + String(repeating: "<use href='#l\(level - 1)'/>", count: 10) + "</g>"
    }
    expectError("\(levels)<use href='#l12'/>", "shapes and groups")
  }

  @Test func `patterns in patterns are an error before they are drawn (VG22)`() {
    let levels = bomb(8) { level in
      let fill = level == 1 ? "red" : "url(#l\(level - 1))"
      return "<pattern id='l\(level)' width='.1' height='.1'>"
        + "<rect width='10' height='10' fill='\(fill)'/></pattern>"
    }
    expectError("\(levels)<rect width='10' height='10' fill='url(#l8)'/>", "shapes and groups")
  }

  @Test func `a pattern of too many tiles is an error (VG22)`() {
    let pattern =
      "<pattern id='p' width='1e-5' height='1e-5'><rect width='1' height='1'/></pattern>"
    expectError("\(pattern)<rect width='9' height='9' fill='url(#p)'/>", "shapes and groups")
  }

  @Test func `a filter whose results double is an error (VG22)`() {
    let steps = (0..<60).map { _ in
      "<feMerge result='a'><feMergeNode in='a'/><feMergeNode in='a'/></feMerge>"
    }.joined()
    let filter = "<filter id='f'><feOffset result='a'/>\(steps)</filter>"
    expectError("\(filter)<rect width='9' height='9' filter='url(#f)'/>", "shapes and groups")
  }

  @Test func `elements nested too deeply are an error (VG22)`() {
    let groups = { String(repeating: "<g>", count: $0) + String(repeating: "</g>", count: $0) }
    expectError(groups(400), "nested deeper")
    expectError(groups(100_000), "deeper element")
  }

  @Test func `dashes without number are an error (VG22)`() {
    expectError("<path d='M0 0H1e7' stroke='red' stroke-dasharray='1e-6'/>", "dashes")
  }

  @Test func `a path that is drawn too often is an error (VG22)`() {
    let path = "<path id='p' d='M0 0" + String(repeating: "h1", count: 100_000) + "'/>"
    let uses = String(repeating: "<use href='#p'/>", count: 100)
    expectError("<defs>\(path)</defs>\(uses)", "lines and curves")
  }

  @Test func `a file that is too long is not read (VG22)`() {
    let data = Data(repeating: 0x20, count: SVGDocument.sizeLimit + 1)
    let error = #expect(throws: VectorImageError.self) { try VectorImage(svg: data, name: "a") }
    #expect(error?.problem.contains("bytes") == true)
  }

  private func expectProblem(_ text: String, _ part: String) {
    let error = #expect(throws: VectorImageError.self) {
      try VectorImage(svg: Data(text.utf8), name: "a")
    }
    #expect(error?.problem.contains(part) == true)
  }

  @Test func `a file of too many elements is not read (VG22)`() {
    expectProblem("<svg>" + String(repeating: "<g/>", count: 400_000) + "</svg>", "elements")
  }

  @Test func `rules that all match all elements are an error (VG22)`() {
    let rules = String(repeating: "*{fill:red}", count: 4000)
    let body = "<style>\(rules)</style>" + String(repeating: "<g/>", count: 10_000)
    expectProblem(text.document(body), "style sheets")
  }

  @Test func `blurs without number are an error (VG22)`() {
    let filter = "<filter id='f'><feGaussianBlur in='SourceAlpha' stdDeviation='9'/></filter>"
    let shapes = String(repeating: "<rect width='9' height='9' filter='url(#f)'/>", count: 1100)
    expectError(filter + shapes, "shapes and groups")
  }

  @Test(arguments: ["nan", "inf", "1e308", "-1e308", "1e-320", "99999999999999999999", "0x10"])
  func `numbers that are none draw something or nothing, and never trap (VG22)`(
    number: String
  ) throws {
    let body = """
      <linearGradient id='g' x1='\(number)' gradientTransform='scale(\(number))'><stop/><stop \
      offset='\(number)'/></linearGradient><radialGradient id='h' r='\(number)' fx='\(number)' \
      spreadMethod='repeat'><stop/><stop offset='1'/></radialGradient>
      <rect x='\(number)' width='\(number)' height='\(number)' rx='\(number)' fill='url(#g)'/>
      <circle cx='\(number)' cy='1' r='\(number)' fill='url(#h)' stroke-width='\(number)' \
      stroke='url(#h)'/>
      <path d='M\(number) 0A\(number) 2 \(number) 0 1 3 \(number)z' stroke='red' \
      stroke-dasharray='\(number)' stroke-dashoffset='\(number)' stroke-miterlimit='\(number)'/>
      <text x='\(number)' font-size='\(number)' letter-spacing='\(number)'>x</text>
      <g transform='translate(\(number)) rotate(\(number) \(number) \(number))' \
      opacity='\(number)'><rect width='3' height='3'/></g>
      <filter id='f'><feGaussianBlur stdDeviation='\(number)'/><feOffset dx='\(number)'/></filter>
      <rect width='3' height='3' filter='url(#f)'/>
      """
    do {
      _ = try text.bitmap(body)
    } catch let error as VectorImageError {
      #expect(error.place != nil)
    }
  }
}
