import Foundation
import Testing
import UIKit

@testable import Examples

struct TurtleTests {
  private func parts(_ word: String, organs: [Character: Organ] = [:]) -> [PlantPart] {
    Turtle.draw(
      Species(
        system: LSystem(axiom: word), generations: 0, angle: 90, step: 10, stemWidth: 2,
        organs: organs))
  }

  private func bounds(_ word: String) -> CGRect {
    parts(word).reduce(CGRect.null) { $0.union($1.path.bounds) }
  }

  @Test func `the turtle starts at the origin and looks up`() {
    #expect(bounds("F") == CGRect(x: 0, y: -10, width: 0, height: 10))
  }

  @Test func `a number makes a longer step`() {
    #expect(bounds("F(2.5)").height == 25)
  }

  @Test func `plus turns left and minus right`() {
    #expect(bounds("+F").minX == -10)
    #expect(bounds("-F").maxX == 10)
  }

  @Test func `a small f walks without a stem`() {
    #expect(parts("f").isEmpty)
    #expect(bounds("fF").minY == -20)
  }

  @Test func `brackets come back to where they began`() {
    #expect(bounds("[-F(3)]F") == CGRect(x: 0, y: -10, width: 30, height: 10))
  }

  @Test func `a closing bracket too many changes nothing`() {
    #expect(bounds("]F") == bounds("F"))
  }

  @Test func `an apostrophe makes all that follows smaller`() {
    #expect(bounds("'(0.5)F").height == 5)
    #expect(parts("'(0.5)F").first?.lineWidth == 1)
  }

  @Test func `an exclamation mark makes only stems thinner`() {
    #expect(bounds("!(0.5)F").height == 10)
    #expect(parts("!(0.5)F").first?.lineWidth == 1)
  }

  @Test func `an organ grows at the place and the way the turtle looks`() {
    let dot = Organ.dot(2).moved(y: -5)
    let grown = parts("F-O", organs: ["O": dot])
    #expect(grown.last?.path.bounds == CGRect(x: 4, y: -11, width: 2, height: 2))
  }

  @Test func `a hanging organ keeps its own up and down`() {
    let dot = Organ.upright(.dot(2).moved(y: 5))
    let grown = parts("F-O", organs: ["O": dot])
    #expect(grown.last?.path.bounds == CGRect(x: -1, y: -6, width: 2, height: 2))
  }

  @Test func `a letter without an organ grows nothing`() {
    #expect(parts("FXYZ").count == 1)
  }
}
