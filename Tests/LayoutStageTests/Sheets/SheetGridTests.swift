import Foundation
import Testing

@testable import LayoutStage

@Suite struct SheetGridTests {
  /// A cell of a size, with the given points of annotations on each side.
  private func cell(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0,
    right: CGFloat = 0, caption: CGFloat = 0
  ) -> SheetGrid.Cell {
    SheetGrid.Cell(
      body: CGSize(width: width, height: height),
      bounds: CGRect(
        x: -left, y: -top, width: left + width + right, height: top + height + bottom),
      caption: CGSize(width: 0, height: caption))
  }

  private func grid(_ cells: [[SheetGrid.Cell?]]) -> SheetGrid {
    SheetGrid(cells, gap: CGSize(width: 10, height: 20), captionGap: 5)
  }

  @Test func `columns follow each other at a gap`() {
    #expect(grid([[cell(100, 50), cell(80, 50)]]).columns == [0, 110])
  }

  @Test func `rows follow each other at a gap`() {
    #expect(grid([[cell(100, 50)], [cell(100, 50)]]).rows == [0, 70])
  }

  @Test func `the widest cell makes the column`() {
    let grid = grid([[cell(40, 80), cell(40, 80)], [cell(80, 40), cell(80, 40)]])
    #expect(grid.columns == [0, 90])
    #expect(grid.size == CGSize(width: 170, height: 140))
  }

  @Test func `annotations beside one body move the whole column`() {
    let grid = grid([[cell(100, 50), cell(100, 50)], [cell(100, 50), cell(100, 50, left: 30)]])
    #expect(grid.columns == [0, 140])
  }

  @Test func `annotations above one body move the whole row`() {
    #expect(grid([[cell(100, 50), cell(100, 50, top: 16)]]).rows == [16])
  }

  @Test func `captions of equally high bodies stand on one line`() {
    let grid = grid([[cell(10, 50, caption: 12), cell(10, 50, bottom: 30, caption: 12)]])
    #expect(grid.captions == [[85, 85]])
  }

  @Test func `the caption of a lower body stands right below it`() {
    let grid = grid([[cell(10, 50, caption: 12), cell(10, 20, caption: 12)]])
    #expect(grid.captions == [[55, 25]])
  }

  @Test func `a caption or a heading that is wider than a body widens the column`() {
    var captioned = cell(40, 50)
    captioned.caption = CGSize(width: 90, height: 12)
    #expect(grid([[captioned, cell(40, 50)]]).columns == [0, 100])
    let headings = SheetGrid.Headings(columns: [CGSize(width: 70, height: 12)])
    let headed = SheetGrid(
      [[cell(40, 50), cell(40, 50)]], gap: .zero, captionGap: 0, headings: headings)
    #expect(headed.columns == [0, 70])
  }

  @Test func `a heading at the right edge is inside of the grid`() {
    let headings = SheetGrid.Headings(columns: [.zero, CGSize(width: 70, height: 12)])
    let grid = SheetGrid(
      [[cell(40, 50), cell(40, 50)]], gap: .zero, captionGap: 0, headings: headings)
    #expect(grid.size.width == 110)
  }

  @Test func `a heading that is higher than a row makes it higher`() {
    let headings = SheetGrid.Headings(rows: [CGSize(width: 70, height: 80)])
    let grid = SheetGrid(
      [[cell(40, 50)], [cell(40, 50)]], gap: .zero, captionGap: 0, headings: headings)
    #expect(grid.rows == [0, 80])
  }

  @Test func `captions make a row higher`() {
    #expect(grid([[cell(10, 50, caption: 12)]]).size.height == 67)
  }

  @Test func `an empty place takes no room of its own`() {
    let grid = grid([[cell(40, 30), nil], [cell(40, 30), cell(60, 30)]])
    #expect(grid.columns == [0, 50])
    #expect(grid.size == CGSize(width: 110, height: 80))
  }

  @Test func `a sheet without cells has no size`() {
    #expect(grid([]).size == .zero)
  }
}
