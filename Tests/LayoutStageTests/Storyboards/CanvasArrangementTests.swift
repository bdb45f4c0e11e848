import Foundation
import Testing

@testable import LayoutStage

struct CanvasArrangementTests {
  private let size = CGSize(width: 100, height: 200)
  private let gaps = CanvasArrangement.Gaps(
    least: CGSize(width: 20, height: 30), most: CGSize(width: 60, height: 70))

  private func arrange(_ places: [CGPoint?], zoom: CGFloat = 1) -> CanvasArrangement {
    CanvasArrangement(places, sizes: places.map { _ in size }, zoom: zoom, gaps: gaps)
  }

  @Test func `the first scene is at the origin, wherever it is on the canvas`() {
    let arrangement = arrange([CGPoint(x: -940, y: 133)])
    #expect(arrangement.origins == [.zero])
    #expect(arrangement.size == size)
  }

  @Test func `a wide gap is narrowed, and a scene above it stays aligned`() {
    let arrangement = arrange([
      CGPoint(x: 0, y: 0), CGPoint(x: 900, y: 0), CGPoint(x: 900, y: 250),
    ])
    #expect(arrangement.origins.map(\.x) == [0, 160, 160])
    #expect(arrangement.origins.map(\.y) == [0, 0, 250])
  }

  @Test func `a gap that is not too wide stays`() {
    #expect(arrange([.zero, CGPoint(x: 140, y: 0)]).origins[1].x == 140)
  }

  @Test func `scenes that are too near are in columns beside each other`() {
    #expect(arrange([.zero, CGPoint(x: 90, y: 10)]).origins[1].x == 120)
  }

  @Test func `scenes of a column that overlap are moved down`() {
    let origins = arrange([.zero, CGPoint(x: 10, y: 150)]).origins
    #expect(origins == [.zero, CGPoint(x: 10, y: 230)])
  }

  @Test func `scenes at the same place are side by side`() {
    #expect(arrange([.zero, .zero, .zero]).origins.map(\.x) == [0, 120, 240])
  }

  @Test func `scenes without a place are in a row below the others`() {
    let origins = arrange([.zero, nil, nil]).origins
    #expect(origins.map(\.y) == [0, 230, 230])
    #expect(origins.map(\.x) == [0, 0, 120])
  }

  @Test func `the canvas is scaled by the zoom`() {
    #expect(arrange([.zero, CGPoint(x: 280, y: 0)], zoom: 0.5).origins[1].x == 140)
  }
}
