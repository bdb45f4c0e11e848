import Foundation
import LayoutCore
import LayoutFixtures
import TestSupport
import Testing

@testable import LayoutComparison

/// The report of layouts that record no measures, from their frames.
@Suite struct InferredMeasureTests {
  private let grid = GridFixture()
  private let waterfall = GridFixture(heights: [90, 140, 60, 120, 75, 110, 80])

  @Test func `a margin is the cause, and the columns that follow stand behind it`() {
    #expect(
      grid.headlines { $0.near = 24 }
        == ["left margin 16 → 24 (inferred), columns 140 → 136: 7 cells"])
  }

  @Test func `margins that changed alike share their numbers`() {
    let told = grid.headlines { ($0.near, $0.far, $0.top, $0.bottom) = (24, 24, 24, 24) }
    #expect(told.count == 1)
    #expect(
      told.first
        == "left and right margins 16 → 24, top and bottom margins 10 → 24 (inferred), "
        + "columns 140 → 132: 7 cells")
  }

  @Test func `a waterfall's margin is found although every cell stands elsewhere`() {
    #expect(
      waterfall.headlines { ($0.near, $0.far) = (24, 24) }
        == ["left and right margins 16 → 24 (inferred), columns 140 → 132: 7 cells"])
  }

  @Test func `heights that follow from the columns' width are no change of their own`() {
    var pictures = waterfall
    pictures.keepsAspect = true
    let told = pictures.headlines { $0.near = 24 }
    #expect(told.first == "left margin 16 → 24 (inferred), columns 140 → 136: 7 cells")
    #expect(!told.contains { $0.contains("resized") })
  }

  @Test func `gaps between columns and lines are told apart, and together where they are one`() {
    #expect(
      grid.headlines { $0.columnGap = 12 }
        == ["column gap 8 → 12 (inferred), columns 140 → 138: 7 cells"])
    #expect(grid.headlines { $0.lineGap = 12 }.first == "line gap 8 → 12 (inferred): 5 cells")
    #expect(
      waterfall.headlines { ($0.columnGap, $0.lineGap) = (12, 12) }.first
        == "column and line gaps 8 → 12 (inferred), columns 140 → 138: 7 cells")
  }

  @Test func `another number of columns is the cause of their width`() {
    #expect(
      waterfall.headlines { $0.columns = 3 }.first
        == "number of columns 2 → 3 (inferred), columns 140 → 90.667: 7 cells")
  }

  @Test func `another column of the first cell shifts all cells`() {
    var month = GridFixture(heights: [Double](repeating: 40, count: 30))
    (month.columns, month.firstColumn) = (7, 2)
    #expect(month.headlines { $0.firstColumn = 3 } == ["first column 2 → 3 (inferred): 30 cells"])
  }

  @Test func `a mirrored layout has no other first column`() {
    var (golden, mirrored) = (grid.pane.layout, grid.pane.layout)
    golden.settings = [.direction: "left to right"]
    mirrored.settings = [.direction: "right to left"]
    for index in mirrored.elements.indices {
      let frame = mirrored.elements[index].frame
      mirrored.elements[index].frame.origin.x = 320 - frame.maxX
    }
    let pane = grid.pane
    let causes = LayoutDifference(golden: pane.showing(golden), actual: pane.showing(mirrored))
      .causes
    #expect(causes.allSatisfy { !$0.headline.contains("inferred") && $0.results.isEmpty })
  }

  @Test func `the one size of all items is told as such`() {
    #expect(
      grid.headlines { $0.heights = $0.heights.map { _ in 100 } }.first
        == "item size 140×90 → 140×100 (inferred): 7 cells")
  }

  @Test func `an aspect is told where the size that follows from it is crooked`() {
    var thirds = grid
    thirds.columns = 3
    thirds.heights = [Double](repeating: 140 / 1.5, count: 9)
    thirds.keepsAspect = true
    #expect(
      thirds.headlines { $0.heights = [Double](repeating: 140 / 1.6, count: 9) }
        == ["aspect 1.5 → 1.6 (inferred): 9 cells"])
  }

  @Test func `a waterfall of written columns tells their width, and the margin that is left`() {
    var fixed = waterfall
    fixed.cellWidth = 100
    #expect(
      fixed.headlines { $0.cellWidth = 110 }.first
        == "columns 100 → 110 (inferred), right margin 96 → 76: 7 cells")
  }

  @Test func `one cell's height is the cause of the cells below it`() {
    let told = grid.headlines { $0.heights[2] = 120 }
    #expect(told.first?.hasPrefix("cell [0,2] resized 140×90 → 140×120: ") == true)
    #expect(!told.contains { $0.contains("inferred") })
  }

  @Test func `one cell's height is a cause beside a margin`() {
    let told = grid.headlines { ($0.near, $0.heights[6]) = (24, 120) }
    #expect(told.first == "left margin 16 → 24 (inferred), columns 140 → 136: 6 cells")
    #expect(told.contains { $0.hasPrefix("cell [0,6] resized 140×90 → 136×120") })
  }

  @Test func `an item that vanished is the cause, and the cells after it follow`() {
    var named = grid
    named.texts = ["a", "b", "c", "d", "e", "f", "g"]
    let told = named.headlines {
      $0.texts?.remove(at: 2)
      $0.heights.removeLast()
    }
    #expect(told == ["cell [0,2] vanished: 2 cells moved -148,0 and 2 moved +148,-98"])
  }

  @Test func `rows of content that scrolls sideways have margins at the top and the bottom`() {
    var sideways = grid
    sideways.axis = .horizontal
    #expect(
      sideways.headlines { $0.near = 24 }
        == ["top margin 16 → 24 (inferred), rows 140 → 136: 7 cells"])
  }

  @Test func `a carousel has spacing, and an item size that its margins follow from`() {
    var carousel = GridFixture(width: 500)
    (carousel.near, carousel.far, carousel.columns, carousel.lineGap) = (100, 100, 1, 20)
    carousel.heights = [Double](repeating: 200, count: 5)
    carousel.axis = .horizontal
    #expect(carousel.headlines { $0.lineGap = 30 } == ["spacing 20 → 30 (inferred): 4 cells"])
    let told = carousel.headlines {
      ($0.near, $0.far) = (90, 90)
      $0.heights = [Double](repeating: 220, count: 5)
    }
    #expect(
      told == [
        "item size 200×300 → 220×320 (inferred), top and bottom margins 100 → 90: 5 cells"
      ])
  }

  @Test(arguments: 2...5)
  func `columns that are rounded down tell the margin all the same`(_ columns: Int) {
    var whole = GridFixture(width: 375)
    whole.columns = columns
    whole.heights = [Double](repeating: 90, count: 11)
    func rounded(_ margin: Double) -> GridFixture {
      var grid = whole
      (grid.near, grid.far) = (margin, margin)
      let space = 375 - 2 * margin - 8 * Double(columns - 1)
      grid.cellWidth = (space / Double(columns)).rounded(.down)
      return grid
    }
    let told = rounded(16).headlines(to: rounded(24))
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("left and right margins 16 → 24 (inferred), columns ") == true)
  }

  @Test func `sections that changed alike are told once, and by number where others did not`() {
    var two = grid
    two.sections = 2
    #expect(
      two.headlines { $0.near = 24 }
        == ["left margin 16 → 24 (inferred), columns 140 → 136: 14 cells"])
    let golden = two.pane
    var other = two
    other.near = 24
    var mixed = golden.layout
    mixed.elements =
      golden.layout.elements.filter { $0.indexPath.section == 0 }
      + other.pane.layout.elements.filter { $0.indexPath.section == 1 }
    let causes = LayoutDifference(golden: golden, actual: golden.showing(mixed)).causes
    #expect(
      causes.map(\.headline) == [
        "section 1 left margin 16 → 24 (inferred), columns 140 → 136: 7 cells"
      ])
  }

  @Test func `a cell that left its column leaves nothing to infer`() {
    let golden = grid.pane
    var layout = golden.layout
    layout.elements[3].frame.origin.x += 8
    let causes = LayoutDifference(golden: golden, actual: golden.showing(layout)).causes
    #expect(causes.map(\.headline) == ["cell [0,3] moved +8,0"])
  }

  @Test func `frames that are no numbers infer nothing`() {
    let golden = grid.pane
    var layout = golden.layout
    layout.elements[3].frame.origin.x = .nan
    let causes = LayoutDifference(golden: golden, actual: golden.showing(layout)).causes
    #expect(!causes.contains { $0.headline.contains("inferred") })
  }

  @Test(arguments: 0..<200)
  func `a measure that changed alone is the one that is told`(_ seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    var golden = GridFixture(width: 375)
    golden.columns = Int.random(in: 2...4, using: &numbers)
    golden.near = Double(Int.random(in: 0...30, using: &numbers))
    golden.far = golden.near
    golden.columnGap = Double(Int.random(in: 0...20, using: &numbers))
    golden.lineGap = Double(Int.random(in: 0...20, using: &numbers))
    golden.heights = (0..<Int.random(in: 9...30, using: &numbers)).map { _ in
      Double(Int.random(in: 40...160, using: &numbers))
    }
    var actual = golden
    let change = Double(Int.random(in: 1...12, using: &numbers))
    let word: String
    switch Int.random(in: 0...3, using: &numbers) {
    case 0: (actual.near, word) = (golden.near + change, "left margin")
    case 1: (actual.columnGap, word) = (golden.columnGap + change, "column gap")
    case 2: (actual.lineGap, word) = (golden.lineGap + change, "line gap")
    default: (actual.top, word) = (golden.top + change, "top margin")
    }
    let told = golden.headlines(to: actual)
    #expect(told.first?.hasPrefix("\(word) ") == true, "\(told)")
    #expect(!told.contains { $0.hasPrefix("cell") || $0.contains("resized") }, "\(told)")
  }
}
