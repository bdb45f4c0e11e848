import DrawingSVG
import Foundation
import RasterCore
import RasterText
import Testing

@Suite struct SVGTests {
  private func document(_ record: (Canvas) -> Void) throws -> String {
    try SVG(size: CGSize(width: 40, height: 30)).document(of: Drawing(record))
  }

  /// The lines between the first and the last tag.
  private func content(_ record: (Canvas) -> Void) throws -> [String] {
    try document(record).split(separator: "\n").dropFirst().dropLast().map(String.init)
  }

  @Test func `a document has the picture's size in points`() throws {
    let svg = SVG(size: CGSize(width: 40.5, height: 30), title: "a < b", background: .white)
    #expect(
      try svg.document(of: Drawing()) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="40.5" height="30" viewBox="0 0 40.5 30">
        <title>a &lt; b</title>
        <rect width="40.5" height="30" fill="#fff"/>
        </svg>

        """)
  }

  @Test func `many shapes of one paint are a few paths, none of which grows without end`() throws {
    let lines = try content { canvas in
      for index in 0..<2500 {
        var triangle = Path()
        triangle.move(to: CGPoint(x: index % 50 * 4, y: index / 50 * 4))
        triangle.addLine(to: CGPoint(x: index % 50 * 4 + 1, y: index / 50 * 4))
        triangle.addLine(to: CGPoint(x: index % 50 * 4, y: index / 50 * 4 + 1))
        triangle.closeSubpath()
        canvas.fill(triangle, with: .color(.black))
      }
    }
    #expect(lines.count == 3)
  }

  @Test func `a rectangle is a rectangle wherever it was moved`() throws {
    let lines = try content { canvas in
      canvas.transform = CGAffineTransform(translationX: 10, y: 1.0 / 3)
      let color = Color(red: 1, green: 0, blue: 0, alpha: 0.5)
      canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 6), with: .color(color))
    }
    #expect(
      lines == [
        "<rect x=\"10\" y=\".33\" width=\"5\" height=\"6\" fill=\"#f00\" fill-opacity=\".5\"/>"
      ])
  }

  @Test func `a path is written by the ways between its points`() throws {
    let lines = try content { canvas in
      var path = Path()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 4, y: 2))
      path.addQuadCurve(to: CGPoint(x: 3.5, y: 8), control: CGPoint(x: 5, y: 5))
      path.closeSubpath()
      canvas.fill(path, with: .color(.black), using: .evenOdd)
    }
    #expect(lines == ["<path d=\"M1 2h3q1 3-.5 6\" fill=\"#000\" fill-rule=\"evenodd\"/>"])
  }

  @Test func `four curves around a centre are a circle`() throws {
    let lines = try content { canvas in
      canvas.fill(
        Path(ellipseIn: CGRect(x: 2, y: 4, width: 6, height: 6)), with: .color(.black))
      canvas.fill(
        Path(ellipseIn: CGRect(x: 2, y: 4, width: 6, height: 8)), with: .color(.black))
    }
    #expect(
      lines == [
        "<circle cx=\"5\" cy=\"7\" r=\"3\" fill=\"#000\"/>",
        "<ellipse cx=\"5\" cy=\"8\" rx=\"3\" ry=\"4\" fill=\"#000\"/>",
      ])
  }

  @Test func `strokes of one colour are one path for each width`() throws {
    let lines = try content { canvas in
      for (index, width) in [1.0, 2, 1].enumerated() {
        var path = Path()
        path.move(to: CGPoint(x: 0, y: index * 5))
        path.addLine(to: CGPoint(x: 9, y: index * 5))
        canvas.stroke(path, StrokeStyle(width: width, cap: .round), with: .color(.black))
      }
    }
    #expect(
      lines == [
        "<g fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" stroke-miterlimit=\"10\">",
        "<path d=\"M0 0h9M0 10h9\"/>", "<path d=\"M0 5h9\" stroke-width=\"2\"/>", "</g>",
      ])
  }

  @Test func `a pen that a transform makes oval is moved by the element`() throws {
    let lines = try content { canvas in
      canvas.transform = CGAffineTransform(scaleX: 2, y: 1)
      var path = Path()
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4))
      canvas.stroke(path, StrokeStyle(miterLimit: 4), with: .color(.black))
    }
    #expect(
      lines == [
        "<path d=\"M1 2l2 2\" fill=\"none\" stroke=\"#000\" transform=\"matrix(2 0 0 1 0 0)\"/>"
      ])
  }

  @Test func `a clip that cuts nothing off is not written`() throws {
    let lines = try content { canvas in
      canvas.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20))
      canvas.fill(CGRect(x: 5, y: 5, width: 5, height: 5), with: .color(.black))
      canvas.fill(CGRect(x: 5, y: 5, width: 50, height: 5), with: .color(.black))
    }
    #expect(
      lines == [
        "<defs>", "<clipPath id=\"c0\"><rect width=\"20\" height=\"20\"/></clipPath>", "</defs>",
        "<rect x=\"5\" y=\"5\" width=\"5\" height=\"5\" fill=\"#000\"/>",
        "<g clip-path=\"url(#c0)\">",
        "<rect x=\"5\" y=\"5\" width=\"50\" height=\"5\" fill=\"#000\"/>", "</g>",
      ])
  }

  @Test func `clips may be nested deeper than calls may be`() throws {
    let depth = 100_000
    let drawing = Drawing { canvas in
      // Each clip is larger than the one around it, so that none of them can be left out.
      for index in 1...depth { canvas.clip(to: CGRect(x: 0, y: 0, width: index, height: 5)) }
      canvas.fill(CGRect(x: 0, y: 0, width: 5, height: 6), with: .color(.black))
    }
    let document = try SVG(size: CGSize(width: 40, height: 30)).document(of: drawing)
    let innermost = String(depth - 1, radix: 36)
    #expect(
      document.hasSuffix(
        """
        <clipPath id="c\(innermost)" clip-path="url(#c\(String(depth - 2, radix: 36)))">\
        <rect width="\(depth)" height="5"/></clipPath>
        </defs>
        <g clip-path="url(#c\(innermost))">
        <rect width="5" height="6" fill="#000"/>
        </g>
        </svg>

        """))
  }

  @Test func `what is drawn in several places is written once`() throws {
    let leaf = Drawing { canvas in
      for x in 0..<3 {
        canvas.fill(CGRect(x: x * 4, y: 0, width: 3, height: 3), with: .color(.black))
      }
    }
    let lines = try content { canvas in
      for y in 0..<2 {
        canvas.transform = CGAffineTransform(translationX: 0, y: CGFloat(y * 10))
        canvas.draw(leaf)
      }
    }
    #expect(lines.filter { $0.hasPrefix("<rect") }.count == 3)
    #expect(lines.filter { $0 == "<use href=\"#l0\"/>" }.count == 2)
  }

  @Test func `a small list that is enlarged keeps its detail`() throws {
    let unit = Drawing { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 0.125, height: 0.0625), with: .color(.black))
    }
    let lines = try content { canvas in
      canvas.transform = CGAffineTransform(scaleX: 1000, y: 1000)
      canvas.draw(unit)
    }
    #expect(lines.contains("<rect width=\".125\" height=\".0625\" fill=\"#000\"/>"))
  }
}
