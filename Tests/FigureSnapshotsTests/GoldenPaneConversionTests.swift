import Foundation
import LayoutComparison
import LayoutCore
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

@MainActor struct GoldenPaneConversionTests {
  private func layout(
    _ orientation: Orientation = .portrait,
    configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) throws -> RecordedLayout {
    let snapshot = Snapshot<NumbersController, LayoutPicture>
      .image(on: .iPhoneSE, orientation: orientation)
    let picture = try snapshot.convert(NumbersController(configure: configure))
    return try #require(picture.metadata.panes.first)
  }

  @Test func `device, orientation and scale are told`() throws {
    let layout = try layout(.landscape)
    #expect(layout.device == "iPhone SE (1st gen)")
    #expect(layout.orientation == .landscape)
    #expect(layout.scale == 2)
    #expect(layout.name == "")
  }

  @Test func `insets and spacings of a section are told`() throws {
    let layout = try layout { $0.minimumInteritemSpacing = 7 }
    #expect(
      layout.layout.sections == [
        .init(
          index: 0, inset: AxisInsets(start: 20, end: 20, near: 16, far: 16), lineSpacing: 10,
          interitemSpacing: 7)
      ])
  }

  @Test func `of a header only the length is told`() throws {
    let layout = try layout { $0.headerReferenceSize = CGSize(width: 5, height: 30) }
    #expect(layout.layout.sections.first?.headerSize == CGSize(width: 0, height: 30))
  }

  @Test func `a cell tells its frame, text, font, colour and line`() throws {
    let cell = try layout().layout.elements[3]
    #expect(cell.kind == .cell)
    #expect(cell.indexPath == .init(0, 3))
    #expect(cell.frame == CGRect(x: 16, y: 110, width: 80, height: 80))
    #expect(cell.text == "3")
    #expect(cell.font == "Inter Bold 20")
    #expect(cell.color == "#008040")
    #expect(cell.line == 1)
  }

  @Test func `a cell out of sight has a look too`() throws {
    let layout = try layout { $0.itemSize = CGSize(width: 288, height: 400) }
    #expect(layout.layout.elements[3].frame.minY > layout.layout.viewport.maxY)
    #expect(layout.layout.elements[3].text == "3")
  }

  @Test func `the status bar pushes the content down`() throws {
    let layout = try layout()
    #expect(layout.layout.viewport == CGRect(x: 0, y: -20, width: 320, height: 568))
    #expect(
      layout.pixels(of: layout.layout.elements[0].frame)
        == CGRect(x: 32, y: 80, width: 160, height: 160))
  }

  @Test func `the pixels of a cell are where its golden says`() throws {
    let snapshot = Snapshot<NumbersController, LayoutPicture>.image(on: .iPhoneSE)
    let picture = try snapshot.convert(NumbersController())
    let layout = try #require(picture.metadata.panes.first)
    let cell = layout.pixels(of: layout.layout.elements[1].frame)
    #expect(picture.bitmap[Int(cell.minX), Int(cell.minY)].green == 128)
    #expect(picture.bitmap[Int(cell.minX) - 1, Int(cell.minY)].green == 255)
    #expect(picture.bitmap[Int(cell.maxX) - 1, Int(cell.maxY) - 1].green == 128)
    #expect(picture.bitmap[Int(cell.maxX), Int(cell.maxY) - 1].green == 255)
  }
}
