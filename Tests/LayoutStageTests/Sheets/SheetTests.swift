import Foundation
import RasterCore
import Testing

@testable import LayoutStage

@Suite struct SheetTests {
  private let four = Orientation.allCases.flatMap { orientation in
    ["before", "after"].map { RenderedFigure.plain(variant: $0, orientation: orientation) }
  }

  @Test func `variants become columns and orientations rows, in their order`() {
    let sheet = Sheet(figures: four)
    #expect(sheet.columns == ["Before", "After"])
    #expect(sheet.rows == ["Portrait", "Landscape"])
    #expect(
      sheet.cells.map { $0.map { $0?.variant } } == [["before", "after"], ["before", "after"]])
  }

  @Test func `one orientation needs no heading of its own`() {
    let sheet = Sheet(figures: Array(four.prefix(2)))
    #expect(sheet.rows.isEmpty)
    #expect(sheet.cells.count == 1)
  }

  @Test func `figures without variants need no headings above`() {
    #expect(Sheet(figures: [.plain(), .plain(orientation: .landscape)]).columns.isEmpty)
  }

  @Test func `a missing figure leaves its place empty`() {
    let sheet = Sheet(figures: Array(four.prefix(3)))
    #expect(sheet.cells[1][0] != nil)
    #expect(sheet.cells[1][1] == nil)
  }

  @Test func `all figures have one scale, tops on a line and left edges on a line`() throws {
    let sheet = Sheet(figures: four, deviceFrame: false, zoom: 0.5)
    let boxes = try blueBoxes(sheet.picture())
    #expect(boxes.map(\.size) == [[50, 80], [50, 80], [80, 50], [80, 50]].map(size))
    #expect(boxes[0].minY == boxes[1].minY && boxes[2].minY == boxes[3].minY)
    #expect(boxes[0].minX == boxes[2].minX && boxes[1].minX == boxes[3].minX)
  }

  @Test func `a sheet that may choose its zoom keeps to a comfortable size`() {
    let figures = four.map { figure in
      var figure = figure
      figure.device = Device(size: CGSize(width: 834, height: 1194), scale: 2)
      return figure
    }
    let chosen = Sheet(figures: figures).picture().size
    let whole = Sheet(figures: figures, zoom: 1).picture().size
    #expect(chosen.width <= Sheet.comfortableSize.width)
    #expect(chosen.height <= Sheet.comfortableSize.height)
    #expect(whole.width > Sheet.comfortableSize.width)
  }

  @Test func `phones are at least 200 points wide, however many there are`() {
    let phone = RenderedFigure.plain(width: 393, height: 852)
    let sheet = Sheet(
      columns: (1...6).map { "Phone \($0)" }, rows: ["Portrait"],
      cells: [Array(repeating: phone, count: 6)])
    // At two thirds, the smallest fraction at which 393 points are 200 or more.
    let margins: CGFloat = 2 * 44 + 5 * 44
    #expect(sheet.picture().size.width >= 6 * 393 * 2 / 3 + margins)
    #expect(Sheet(cells: [[phone]]).picture().size.width >= 393)
  }

  @Test func `a view that stands alone is not magnified, and makes nothing larger`() {
    let alone = Sheet(cells: [[.plain(width: 60, height: 20)]])
    #expect(alone.picture().size == Sheet(cells: alone.cells, zoom: 1).picture().size)
  }

  @Test func `long words beside a row are wrapped, and no heading leaves the sheet`() {
    let words = "Landscape, dark, accessibility XXXL, right to left"
    let short = Sheet(rows: ["Landscape"], cells: [[.plain()]]).picture().size
    let long = Sheet(rows: [words], cells: [[.plain()]]).picture().size
    #expect(long.width < short.width + 80)
    let headed = Sheet(columns: ["iPad Pro 12.9 (3rd generation)"], cells: [[.plain()]])
    #expect(headed.picture().size.width > 200 + 2 * 44)
  }

  @Test func `a title makes a sheet higher, and wide enough for it`() {
    let bare = Sheet(figures: [.plain()]).picture().size
    let titled = Sheet(
      title: "A title that is wider than the only figure below it", figures: [.plain()]
    ).picture().size
    #expect(titled.height > bare.height + 24)
    #expect(titled.width > bare.width + 100)
  }

  @Test func `a caption makes its row higher`() {
    let bare = Sheet(cells: [[.plain()]]).picture().size
    let captioned = Sheet(cells: [[.plain()]], captions: [["What it shows"]]).picture().size
    #expect(captioned.height > bare.height + 12)
  }

  @Test(arguments: Appearance.allCases)
  func `the paper is as light or dark as wanted`(appearance: Appearance) throws {
    let bitmap = try Sheet(figures: [.plain()], appearance: appearance).picture().bitmap(scale: 1)
    #expect(bitmap[0, 0] == FigurePalette.of(appearance).page.pixel)
    #expect(bitmap.isOpaque)
  }

  @Test func `an empty sheet is only paper`() {
    let picture = Sheet(cells: []).picture()
    #expect(picture.size.width > 0 && picture.size.height > 0)
  }

  @Test func `a sheet of more figures than a picture has room for is refused`() {
    let row = [RenderedFigure?](repeating: .plain(), count: 2000)
    let picture = Sheet(cells: [row], zoom: 1).picture()
    #expect(throws: PictureTooLarge.self) { try picture.bitmap(scale: 2) }
  }

  private func size(_ sides: [CGFloat]) -> CGSize { CGSize(width: sides[0], height: sides[1]) }

  /// The places of blue rectangles on a sheet, row by row.
  private func blueBoxes(_ picture: Picture) throws -> [CGRect] {
    let bitmap = try picture.bitmap(scale: 1)
    let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)
    func isBlue(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < bitmap.width && y < bitmap.height && bitmap[x, y] == blue
    }
    var boxes: [CGRect] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where isBlue(x, y) && !isBlue(x - 1, y) && !isBlue(x, y - 1) {
        let right = (x...).first { !isBlue($0, y) } ?? x
        let bottom = (y...).first { !isBlue(x, $0) } ?? y
        boxes.append(CGRect(x: x, y: y, width: right - x, height: bottom - y))
      }
    }
    return boxes
  }
}
