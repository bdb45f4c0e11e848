import Foundation
import LayoutCore
import Testing

@testable import LayoutStage

/// One line through sides that are aligned.
struct AlignmentLineTests {
  private let title = CGRect(x: 50, y: 20, width: 100, height: 20)
  private let note = CGRect(x: 50, y: 60, width: 80, height: 20)
  private let date = CGRect(x: 50, y: 100, width: 60, height: 20)

  private func aligned(
    _ first: CGRect, with second: CGRect, _ attribute: String = "leading"
  ) -> ShownConstraint {
    let isLevel = attribute == "centerY"
    let place =
      isLevel ? CGPoint(x: first.midX, y: first.midY) : CGPoint(x: first.minX, y: first.midY)
    return ShownConstraint(
      constraint: LayoutRecord.Constraint(
        name: "view.\(attribute)", constant: 0, from: place, to: place),
      axis: isLevel ? .vertical : .horizontal, start: place, end: place, first: first,
      second: second)
  }

  @Test func `views that are aligned one after the other have one line`() {
    let lines = AlignmentLine.lines(of: [aligned(note, with: title), aligned(date, with: note)])
    #expect(lines.map(\.word) == ["leading"])
    let piece = Segment(start: CGPoint(x: 50, y: 11), end: CGPoint(x: 50, y: 129))
    #expect(lines[0].pieces(around: []) == [piece])
  }

  @Test func `views elsewhere have a line of their own`() {
    let far = [title, note].map { $0.offsetBy(dx: 0, dy: 300) }
    let lines = AlignmentLine.lines(of: [
      aligned(note, with: title), aligned(far[1], with: far[0]),
    ])
    #expect(lines.count == 2)
  }

  @Test func `a line runs along the edge of words and not through them`() {
    let line = AlignmentLine.lines(of: [aligned(note, with: title)])[0]
    #expect(line.pieces(around: [title, note]).count == 1)
    let across = CGRect(x: 0, y: 45, width: 200, height: 10)
    #expect(line.pieces(around: [across]).map(\.length) == [30, 30])
  }

  @Test func `a view that is aligned with what is around it has a line of its own length`() {
    let around = CGRect(x: 50, y: 0, width: 300, height: 400)
    let line = AlignmentLine.lines(of: [aligned(title, with: around)])[0]
    #expect(line.pieces(around: []).map(\.length) == [38])
  }

  @Test func `a centre line is level, and interrupted by what is written there`() {
    let icon = CGRect(x: 10, y: 20, width: 20, height: 20)
    let line = AlignmentLine.lines(of: [aligned(title, with: icon, "centerY")])[0]
    #expect(line.pieces(around: [title]).map(\.start.x) == [1])
    #expect(line.pieces(around: [title]).map(\.end.x) == [46])
  }

  @Test func `a word stands beyond an end of its line, or beside it`() {
    let line = AlignmentLine.lines(of: [aligned(note, with: title)])[0]
    let size = CGSize(width: 40, height: 15)
    let places = line.places(for: size)
    #expect(places.first == CGRect(x: 30, y: -5, width: 40, height: 15))
    #expect(places.allSatisfy { place in !line.pieces(around: []).contains { $0.enters(place) } })
  }
}
