import Foundation
import LayoutComparison
import LayoutCore
import LayoutStage
import PictureComparison
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// The layouts that a sheet records, one for each pane, with the pane's position.
@MainActor struct PaneTests {
  private func names(_ picture: LayoutPicture) -> [String] { picture.metadata.panes.map(\.name) }

  @Test func `a rotation has a pane for each orientation`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>.rotation(on: .iPhoneSE)
      .convert(NumbersController())
    #expect(names(picture) == ["portrait", "landscape"])
    #expect(picture.metadata.panes.map { Int($0.layout.viewport.width) } == [320, 568])
  }

  @Test func `a device that is turned back has a pane for that too`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>
      .rotation(on: .iPhoneSE, orientations: [.portrait, .landscape, .portrait])
      .convert(NumbersController())
    #expect(names(picture) == ["portrait", "landscape", "portrait 2"])
    #expect(picture.metadata.panes.map { Int($0.layout.viewport.width) } == [320, 568, 320])
  }

  @Test func `every device of a matrix shows what it shows alone`() throws {
    let devices: [Device] = [.iPhone7, .iPhone7Plus, .iPhoneXR, .iPhone7]
    let sheet = try Snapshot<NumbersController, LayoutPicture>
      .matrix(devices: devices, orientations: [.portrait]).convert(NumbersController(count: 90))
    let alone = try devices.map {
      try Snapshot<NumbersController, LayoutPicture>.image(on: $0)
        .convert(NumbersController(count: 90)).metadata.panes[0].layout.viewport
    }
    #expect(sheet.metadata.panes.map(\.layout.viewport) == alone)
  }

  @Test func `a rotation turns what was laid out upright`() throws {
    let stubborn = StubbornLayout()
    let picture = try Snapshot<UICollectionViewLayout, LayoutPicture>
      .rotation(on: .iPhoneSE, items: 1).convert(stubborn)
    #expect(picture.metadata.panes.map { Int($0.layout.elements[0].frame.width) } == [320, 320])
  }

  @Test func `a matrix names its panes by what tells them apart`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>
      .matrix(devices: [.iPhoneSE, .iPhone7], appearances: [.light, .dark])
      .convert(NumbersController(count: 1))
    #expect(
      names(picture) == [
        "light iPhone SE (1st gen) portrait", "light iPhone 7 portrait",
        "light iPhone SE (1st gen) landscape", "light iPhone 7 landscape",
        "dark iPhone SE (1st gen) portrait", "dark iPhone 7 portrait",
        "dark iPhone SE (1st gen) landscape", "dark iPhone 7 landscape",
      ])
  }

  @Test func `cells of a matrix have names that goldens can have`() throws {
    let cells = [String: Snapshot<UIView, LayoutPicture>].matrix(
      devices: [.iPhoneSE, .iPadPro12_9], orientations: [.portrait], appearances: [.light, .dark])
    #expect(
      cells.keys.sorted() == [
        "iPad-Pro-12-9-3-gen-dark", "iPad-Pro-12-9-3-gen-light", "iPhone-SE-1st-gen-dark",
        "iPhone-SE-1st-gen-light",
      ])
    for name in cells.keys {
      #expect(throws: Never.self) { try GoldenName(parts: [name], pathExtension: "png") }
    }
  }

  @Test func `a matrix has axes for text size and direction`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>
      .matrix(
        devices: [.iPhone7], orientations: [.portrait],
        dynamicTypes: [.large, .accessibilityExtraLarge],
        layoutDirections: [.leftToRight, .rightToLeft]
      ).convert(NumbersController(count: 1))
    #expect(
      names(picture) == [
        "large · left to right portrait", "accessibility extra large · left to right portrait",
        "large · right to left portrait", "accessibility extra large · right to left portrait",
      ])
    let left = picture.metadata.panes.map { Int($0.layout.elements[0].frame.minX) }
    #expect(left[0] == left[1] && left[2] == left[3] && left[0] < left[2])
  }

  @Test func `a cell of a matrix is shown at its text size and in its direction`() throws {
    let cells = [String: Snapshot<TraitsView, LayoutPicture>].matrix(
      devices: [.iPhoneSE], orientations: [.portrait],
      dynamicTypes: [.unspecified, .accessibilityExtraExtraExtraLarge],
      layoutDirections: [.unspecified, .rightToLeft])
    #expect(cells.count == 4)
    let name = "iPhone-SE-1st-gen-accessibility-extra-extra-extra-large-right-to-left"
    let seen = TraitsView()
    _ = try #require(cells[name]).convert(seen)
    #expect(seen.textSize == 53)
    #expect(seen.traits?.layoutDirection == .rightToLeft)
  }

  @Test func `cells of a matrix that would have one name are numbered`() {
    let screens = [2, 3].map { Device(size: CGSize(width: 320, height: 480), scale: $0) }
    let cells = [String: Snapshot<UIView, LayoutPicture>].matrix(
      devices: screens + [.iPhone7, .iPhone7], orientations: [.portrait])
    #expect(cells.keys.sorted() == ["320-480", "320-480-2", "iPhone-7", "iPhone-7-2"])
  }

  @Test func `a sheet on which nothing would be shown is an error`() {
    let view = UIView()
    #expect(throws: NothingShown.self) {
      try Snapshot<UIView, LayoutPicture>.matrix(devices: []).convert(view)
    }
    #expect(throws: NothingShown.self) {
      try Snapshot<UIView, LayoutPicture>.matrix(devices: [.iPhone7], appearances: [])
        .convert(view)
    }
    #expect(throws: NothingShown.self) {
      try Snapshot<UIView, LayoutPicture>.rotation(on: .iPhone7, orientations: []).convert(view)
    }
  }

  @Test func `panes that nothing tells apart are numbered`() {
    let layout = LayoutInPicture(
      LayoutRecord(contentSize: .zero, viewport: .zero), on: .iPhoneSE, origin: .zero)
    #expect(PaneNames([layout, layout]).names == ["portrait", "portrait 2"])
  }

  @Test func `a cell on a sheet is where its golden says`() throws {
    let picture = try Snapshot<NumbersController, LayoutPicture>
      .matrix(devices: [.iPhoneSE, .iPhone7, .iPhone7Plus]).convert(NumbersController(count: 1))
    for layout in picture.metadata.panes {
      let cell = layout.pixels(of: layout.layout.elements[0].frame)
      let (left, top) = (Int(cell.minX.rounded(.up)), Int(cell.minY.rounded(.up)))
      let (right, bottom) = (Int(cell.maxX), Int(cell.maxY))
      #expect(picture.bitmap[left, top].green == 128, "\(layout.name)")
      #expect(picture.bitmap[right - 1, bottom - 1].green == 128, "\(layout.name)")
      #expect(picture.bitmap[left - 2, top].green > 200, "\(layout.name)")
      #expect(picture.bitmap[right + 1, bottom - 1].green > 200, "\(layout.name)")
    }
  }
}

/// A layout that never notices a turn.
private final class StubbornLayout: UICollectionViewLayout {
  private let only = UICollectionViewLayoutAttributes(
    forCellWith: IndexPath(item: 0, section: 0))

  override func prepare() {
    super.prepare()
    if only.frame.isEmpty {
      only.frame = CGRect(x: 0, y: 0, width: collectionView?.bounds.width ?? 0, height: 100)
    }
  }

  override var collectionViewContentSize: CGSize { only.frame.size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { [only] }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { only }
}
