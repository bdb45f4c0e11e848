import Foundation
import RasterCore
import TestSupport
import Testing

@testable import UIKit

/// The drawings of `Symbols.txt`, and the figures made of them.
struct SymbolDrawingTests {
  @Test func `every line of every drawing is understood`() {
    #expect(SymbolDrawings.unreadableLines == [])
    #expect(SymbolDrawings.names.count > 400)
  }

  @Test func `every drawing paints something in both forms`() throws {
    for name in SymbolDrawings.names {
      for isFilled in [false, true] {
        let figure = try #require(SymbolDrawings.drawing(named: name, isFilled: isFilled))
        let (width, height) = (figure.bounds.width, figure.bounds.height)
        #expect(max(width, height) > 0.4 && max(width, height) < 1.7, "\(name)")
        #expect(figure.levels.first == 1, "\(name) has no primary layer")
      }
    }
  }

  @Test(arguments: [
    "goforward.30", "gobackward.5", "microphone.fill", "clear.fill", "bubble.fill",
    "character.book.closed", "bolt.horizontal.fill", "gearshape.2", "wifi.exclamationmark",
    "applewatch.radiowaves.left.and.right", "bubble.and.pencil", "rectangle.on.rectangle.angled",
  ])
  func `a name that apps use has a figure`(name: String) throws {
    #expect(SymbolDrawings.figure(named: name) != nil)
  }

  @Test func `a number of seconds is inside the arrow`() throws {
    let arrow = try #require(SymbolDrawings.figure(named: "goforward"))
    let timed = try #require(SymbolDrawings.figure(named: "goforward.30"))
    #expect(timed.bounds == arrow.bounds)
    #expect(timed.levels == [1, 2])
    #expect(SymbolDrawings.figure(named: "goforward.x") == nil)
  }

  @Test func `a path has absolute commands, circles and rounded rectangles`() throws {
    let path = try #require(SymbolPathReader("M0,1L-2.5-3C1,2,3,4,5,6ZO5,5,2R0,0,4,6,1")).path
    #expect(
      path.elements.prefix(4) == [
        .move(to: CGPoint(x: 0, y: 1)), .line(to: CGPoint(x: -2.5, y: -3)),
        .curve(
          to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4)),
        .close,
      ])
    #expect(path.boundingBox.maxX == 7)
  }

  @Test(arguments: ["X1,2", "M1", "M1,2,3", "L1,x", "R1,2,3"])
  func `a path that is not understood is nil`(text: String) {
    #expect(SymbolPathReader(text[...]) == nil)
  }

  @Test func `a circle of a solid part is a disc that grows with the weight (AS12)`() throws {
    let part = try #require(SymbolPart("solid O50,50,1", em: 100))
    #expect(part.path.isEmpty)
    #expect(part.discs.map(\.radius) == [0.01])
    // The middle of a dot is filled, however wide its stroke is.
    let bold = UIImage.SymbolConfiguration(pointSize: 100, weight: .black)
    let bitmap = try #require(UIImage(systemName: "list.bullet", withConfiguration: bold))
      ._cgImage.bitmap
    let row = (0..<bitmap.width / 5).map { bitmap[$0, bitmap.height / 2].alpha }
    #expect(row.split(separator: 0).count == 1)
  }

  @Test(arguments: ["line", "curl M0,0", "body1 Q0,0", ""])
  func `a line that is no part of a drawing is nil`(text: String) {
    #expect(SymbolPart(text[...], em: 100) == nil)
  }

  @Test func `a part has a form, a level and a wave`() throws {
    let part = try #require(SymbolPart("+mark2~3 M0,0L50,0", em: 100))
    #expect(part.isOnlyFilled == true)
    #expect(part.level == 2)
    #expect(part.wave == 3)
    #expect(part.path.boundingBox.width == 0.5)
    #expect(part.step(isFilled: false) == nil)
  }

  @Test(arguments: ["x.squareroot", "never.drawn.before", "fill", "circle.circle.circle.circle"])
  func `a name has a figure or none`(name: String) {
    let isDrawn = name == "x.squareroot" || name.hasPrefix("circle")
    #expect((SymbolDrawings.figure(named: name) != nil) == isDrawn)
  }

  @Test(arguments: [
    "heart.slash.circle.fill", "folder.fill.badge.plus", "bell.badge", "12.circle", "a.square.fill",
    "checkmark.shield", "plus.square.fill.on.square.fill", "document.on.document",
    "arrow.up.forward.square", "xmark.octagon.fill", "text.bubble.fill", "star.square",
  ])
  func `names of a family are derived from its drawings (AS13)`(name: String) {
    #expect(SymbolDrawings.figure(named: name) != nil)
  }

  @Test(arguments: 1...9)
  func `a stroke is as wide as its weight says (AS12)`(value: Int) throws {
    let weight = try #require(UIImage.SymbolWeight(rawValue: value))
    let configuration = UIImage.SymbolConfiguration(pointSize: 200, weight: weight)
    let image = try #require(UIImage(systemName: "minus", withConfiguration: configuration))
    let bitmap = image._cgImage.bitmap
    let column = (0..<bitmap.height).reduce(0) { sum, y in
      sum + Int(bitmap[bitmap.width / 2, y].alpha)
    }
    #expect(abs(Double(column) / 255 / Double(image.scale) - weight.stroke * 200) < 0.6)
  }

  @Test(arguments: ["circle", "xmark", "trash.fill", "chevron.down", "bell.badge"], 1...9)
  func `a symbol stays inside its image in every weight (AS11)`(name: String, value: Int) throws {
    let weight = try #require(UIImage.SymbolWeight(rawValue: value))
    let symbol = try #require(
      UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: weight)))
    let size = symbol.size
    let bitmap = Drawing { canvas in
      canvas.translate(x: 20, y: 20)
      symbol.draw(in: CGRect(origin: .zero, size: size), on: canvas, with: ImagePen())
    }.rasterized(width: Int(size.width) + 40, height: Int(size.height) + 40, scale: 1)
    var outside = 0
    let image = CGRect(
      x: 20, y: 20, width: size.width.rounded(.up), height: size.height.rounded(.up))
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width
      where !image.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)) {
        outside += bitmap[x, y].alpha == 0 ? 0 : 1
      }
    }
    #expect(outside == 0)
  }

  @Test(arguments: ["circle", "checkmark.circle.fill", "clock"])
  func `the ink of a circle is 1.015 times as large as the font (AS11)`(name: String) throws {
    let figure = try #require(SymbolDrawings.figure(named: name))
    #expect(abs(figure.bounds.width - 1.0154) < 1e-9)
    #expect(abs(figure.bounds.height - 1.0154) < 1e-9)
    #expect(SymbolShape(of: name) == .circle)
  }
}
