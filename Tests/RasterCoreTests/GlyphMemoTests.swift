import Foundation
import Testing

@testable import RasterCore

@Suite struct GlyphMemoTests {
  @Test func `a remembered coverage is that of its glyph, size, quarters and font`() throws {
    // The fonts differ, so that a mask of the other one would be seen.
    let fonts = [Telling(lift: 0), Telling(lift: 100)]
    for _ in 0..<2 {
      var plan = RenderPlan(region: .empty, edges: EdgeStore())
      let memo = GlyphMemo()
      for _ in 0..<2 {
        for glyph: UInt32 in 0..<20 {
          for phase in 0..<16 {
            for font in fonts {
              let request = GlyphMemo.Request(
                source: memo.number(of: font), glyph: glyph, pixelsPerEm: 16, phaseX: phase / 4,
                phaseY: phase % 4)
              let answer = memo.look(for: request, &plan)
              let expected = font.mask(
                of: glyph, pixelsPerEm: 16, phaseX: phase / 4, phaseY: phase % 4)
              #expect(plan.mask(answer) == expected)
            }
          }
        }
      }
    }
  }

  @Test func `a plan has each coverage once`() {
    let (font, memo) = (Telling(lift: 0), GlyphMemo())
    var plan = RenderPlan(region: .empty, edges: EdgeStore())
    let request = GlyphMemo.Request(
      source: memo.number(of: font), glyph: 1, pixelsPerEm: 17, phaseX: 0, phaseY: 0)
    for _ in 0..<3 { #expect(memo.look(for: request, &plan) == .coverage(0)) }
    #expect(plan.coverages.count == 1)
    #expect(plan.coverages[0].bounds.width == 17)
  }

  @Test func `a glyph without a mask is drawn from its outline, and from nothing without one`() {
    let (font, memo) = (Telling(lift: 0), GlyphMemo())
    var plan = RenderPlan(region: .empty, edges: EdgeStore())
    for (glyph, answer) in [(UInt32(60), GlyphMemo.Answer.nothing), (70, .outline)] {
      let request = GlyphMemo.Request(
        source: memo.number(of: font), glyph: glyph, pixelsPerEm: 16, phaseX: 0, phaseY: 0)
      for _ in 0..<2 { #expect(memo.look(for: request, &plan) == answer) }
    }
    #expect(plan.coverages.isEmpty)
  }

  @Test func `more fonts than a memo holds are told apart`() {
    let memo = GlyphMemo()
    var plan = RenderPlan(region: .empty, edges: EdgeStore())
    for lift: UInt8 in 0..<40 {
      let font = Telling(lift: lift)
      let request = GlyphMemo.Request(
        source: memo.number(of: font), glyph: 3, pixelsPerEm: 9, phaseX: 0, phaseY: 0)
      let answer = memo.look(for: request, &plan)
      #expect(plan.mask(answer)?.coverage.first == lift + 4)
    }
  }
}

extension RenderPlan {
  /// Returns the mask that the coverage of a memo's answer was made of; nil for another answer.
  fileprivate func mask(_ answer: GlyphMemo.Answer) -> CoverageMask? {
    guard case .coverage(let number) = answer else { return nil }
    let coverage = coverages[Int(number)]
    let bounds = coverage.bounds
    var row = CoverageRow(left: bounds.minX, width: bounds.width)
    defer { row.deallocate() }
    var bytes = [UInt8](repeating: 0, count: bounds.width * bounds.height)
    for y in bounds.rows {
      row.set(coverage, row: y, x: 0, in: bounds.columns)
      bytes.withUnsafeMutableBufferPointer {
        guard let base = $0.baseAddress else { return }
        row.write(to: base + (y - bounds.minY) * bounds.width)
      }
    }
    return CoverageMask(
      left: bounds.minX, top: bounds.minY, width: bounds.width, height: bounds.height,
      coverage: bytes)
  }
}

/// A font whose masks show the arguments that they were requested with.
private final class Telling: GlyphSource {
  private let lift: UInt8

  init(lift: UInt8) { self.lift = lift }

  func outline(of glyph: UInt32) -> Path { glyph < 65 ? Path() : Path(ellipseIn: .zero) }

  func mask(of glyph: UInt32, pixelsPerEm: Double, phaseX: Int, phaseY: Int) -> CoverageMask? {
    guard glyph < 50 else { return nil }
    let width = Int(pixelsPerEm)
    return CoverageMask(
      left: phaseX, top: phaseY, width: width, height: 1,
      coverage: Array(repeating: UInt8(glyph) + lift + 1, count: width))
  }
}
