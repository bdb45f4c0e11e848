import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

/// The positions of dimension lines and their numbers.
struct DimensionPlacerTests {
  private let screen = CGRect(x: 0, y: 0, width: 200, height: 200)

  /// A gap from 20 to 80 along an axis, between items that extend from 40 to 100 across it.
  private func gap(
    _ axis: Axis = .horizontal, from lower: CGFloat = 20, to upper: CGFloat = 80
  ) -> MeasuredLength {
    let item = Span(start: 40, length: 60)
    return MeasuredLength(
      axis: axis, lower: lower, upper: upper, lowerItem: item, upperItem: item,
      label: CGSize(width: 20, height: 15))
  }

  private func place(
    _ dimensions: [MeasuredLength], texts: [CGRect] = [], frames: [CGRect] = [],
    margin: CGFloat = 60
  ) -> [DimensionOption?] {
    let placer = DimensionPlacer(
      bounds: screen.insetBy(dx: -margin, dy: -margin), screen: screen,
      obstacles: Obstacles(texts: texts, frames: frames))
    return placer.place(dimensions.map { .dimension($0) })
  }

  private func lines(_ options: [DimensionOption?]) -> [Segment?] { options.map { $0?.line } }

  private func line(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) -> Segment {
    Segment(start: CGPoint(x: x, y: y), end: CGPoint(x: endX, y: endY))
  }

  @Test func `a line stands in the middle where nothing is in its way, with its number on it`() {
    let options = place([gap()])
    #expect(lines(options) == [line(20, 70, to: 80, 70)])
    #expect(options[0]?.label == CGRect(x: 40, y: 62.5, width: 20, height: 15))
    #expect(options[0]?.extensions == [])
  }

  @Test func `an upright line has the place of a level one`() {
    #expect(lines(place([gap(.vertical)])) == [line(70, 20, to: 70, 80)])
  }

  @Test func `a line keeps off words between the items`() throws {
    let words = CGRect(x: 30, y: 60, width: 40, height: 20)
    let option = try #require(place([gap()], texts: [words])[0])
    #expect(!option.strokes.contains { $0.enters(words) })
    #expect(option.label.map { !$0.overlaps(words) } == true)
    #expect(option.extensions == [], "there is a place between the items")
  }

  @Test func `a line leaves items that are full of words, and extension lines lead to it`() throws {
    let words = CGRect(x: 20, y: 40, width: 60, height: 60)
    let option = try #require(place([gap()], texts: [words])[0])
    #expect(option.line == line(20, 109, to: 80, 109))
    #expect(option.extensions == [line(20, 102, to: 20, 113), line(80, 102, to: 80, 113)])
  }

  @Test func `where the screen is full a line stands in the margin`() throws {
    var dimension = gap()
    dimension.lowerItem = Span(start: 0, length: 200)
    dimension.upperItem = dimension.lowerItem
    let option = try #require(place([dimension], texts: [screen])[0])
    #expect(option.line.place > 200 || option.line.place < 0)
    #expect(option.label != nil)
  }

  @Test func `a short line has its number beside it`() throws {
    let option = try #require(place([gap(to: 32)])[0])
    let label = try #require(option.label)
    #expect(!option.line.enters(label))
    #expect(option.line.length == 12)
  }

  @Test func `lines that go on from each other stand in one line`() {
    var other = gap(from: 80, to: 150)
    other.lowerItem = Span(start: 10, length: 100)
    other.upperItem = other.lowerItem
    let options = place([gap(), other])
    #expect(options[0]?.line.place == options[1]?.line.place)
  }

  @Test func `lines that would lie on each other stand apart`() throws {
    let options = place([gap(), gap()])
    let places = options.compactMap { $0?.line.place }
    #expect(places.count == 2 && abs(places[0] - places[1]) >= 6)
  }

  @Test func `a line crosses edges where it must, and as few as it can`() throws {
    // A small frame is in the middle of the gap.
    let small = CGRect(x: 45, y: 60, width: 10, height: 20)
    let option = try #require(place([gap()], frames: [small])[0])
    #expect(!option.line.enters(small))
  }

  @Test func `without a place for the number there is the line, and without one for it nothing`() {
    let words = [
      CGRect(x: 0, y: 0, width: 200, height: 66), CGRect(x: 0, y: 74, width: 200, height: 126),
    ]
    let options = place([gap(to: 38)], texts: words, margin: 0)
    #expect(lines(options) == [line(20, 70, to: 38, 70)])
    #expect(options[0]?.label == nil)
    #expect(lines(place([gap()], texts: [screen], margin: 0)) == [nil])
  }

  @Test func `words alone take the first of their places that is free`() {
    let places = [0, 40, 80].map { CGRect(x: $0, y: 0, width: 30, height: 15) }
    let placer = DimensionPlacer(
      bounds: screen, screen: screen,
      obstacles: Obstacles(texts: [CGRect(x: 0, y: 0, width: 20, height: 20)]))
    #expect(placer.place([.words(places.map { $0.offsetBy(dx: 4, dy: 4) })])[0]?.label?.minX == 44)
  }
}
