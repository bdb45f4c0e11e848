import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Lists in a collection view, as an app makes them, on a screen of two pixels per point.
@MainActor struct ListLayoutTests {
  private typealias Configuration = UICollectionLayoutListConfiguration

  private func onNewestSystem(_ make: () -> HerbList) -> HerbList {
    var device = UIEnvironment.phone
    device.systemVersion = 26
    return HeldDevice(device).perform(make)
  }

  private func rects(_ rows: [(CGFloat, CGFloat)], x: CGFloat, width: CGFloat) -> [CGRect] {
    rows.map { CGRect(x: x, y: $0.0, width: width, height: $0.1) }
  }

  @Test func `inset-grouped rows are inset, and 17.5 from the ends (LI1, LI2, LI5, LI9)`() {
    let list = HerbList(Configuration(appearance: .insetGrouped), rows: [1, 2])
    // The second section begins 2 × 17.5 points below the first one.
    #expect(
      list.cells.map(\.frame)
        == rects([(17.5, 44), (96.5, 44), (140.5, 44)], x: 16, width: 288))
    #expect(list.view.contentSize == CGSize(width: 320, height: 184.5 + 20))
  }

  @Test func `margins are 20 on wide phones up to iOS 18 (LI2)`() {
    let list = HerbList(Configuration(appearance: .insetGrouped), rows: [1], width: 393)
    #expect(list.cells.map(\.frame.minX) == [20])
    #expect(list.cells.map(\.frame.width) == [353])
  }

  @Test func `headers and footers measure themselves (LI3, LI6, LI7, LI8)`() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    configuration.footerMode = .supplementary
    let list = HerbList(configuration, rows: [1, 1])
    // Headers are a line of 16 with 17 above and 6 below, footers a line of 16 with 6 above and 12
    // below.
    #expect(list.headers.map(\.frame.minY) == [0, 117])
    #expect(list.headers.map(\.frame.height) == [39, 39])
    #expect(list.footers.map(\.frame.height) == [34, 34])
    #expect(list.cells.map(\.frame.minY) == [39, 156])
    #expect(list.view.contentSize.height == 234)
  }

  @Test func `a decoration view is behind each section (LI10, LI11)`() {
    let list = HerbList(Configuration(appearance: .insetGrouped), rows: [1, 1])
    let decorations = list.view.subviews.prefix(2).map(\.frame)
    #expect(
      decorations == [
        CGRect(x: -16, y: -1000, width: 352, height: 1079),
        CGRect(x: -16, y: 79, width: 352, height: 1081.5),
      ])
    #expect(list.view.subviews.first?.backgroundColor == .systemGroupedBackground)
  }

  @Test func `the first and the last row have round corners (LI12, LI27)`() {
    let list = HerbList(Configuration(appearance: .insetGrouped), rows: [3, 1])
    #expect(list.cells.map(\.layer.cornerRadius) == [10, 0, 10, 10])
    #expect(list.cells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(list.cells[2].layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(list.cells[3].layer.maskedCorners.rawValue == 15)
    #expect(list.cells.map(\.clipsToBounds) == [true, true, true, true])
    let size = CGSize(width: 288, height: 44)
    #expect(list.cells[0].subviews.prefix(2).map(\.frame.size) == [size, size])
  }

  @Test func `a row of one line is 44 high, on iOS 26 52 (LI13, LI14)`() throws {
    let list = HerbList(Configuration(appearance: .insetGrouped), rows: [2])
    #expect(list.cells.map(\.frame.height) == [44, 44])
    let line = try #require(list.separators(0).first)
    #expect(line.frame == CGRect(x: 16, y: 43.5, width: 272, height: 0.5))
    #expect(list.separators(1).isEmpty)
    let newest = onNewestSystem { HerbList(Configuration(appearance: .insetGrouped), rows: [2]) }
    #expect(newest.cells.map(\.frame.height) == [52, 52])
    #expect(
      newest.separators(0).map(\.frame) == [CGRect(x: 16, y: 51, width: 256, height: 1)])
  }

  @Test func `headers of iOS 26 are higher (LI17)`() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let list = onNewestSystem { HerbList(configuration, rows: [1]) }
    // The header is a line of 20.5 with 13 above and 7 below.
    #expect(list.headers.map(\.frame.height) == [40.5])
  }

  @Test func `a handler changes the separators of single rows (LI19, LI20, LI21)`() {
    var configuration = Configuration(appearance: .plain)
    configuration.itemSeparatorHandler = { path, separators in
      var separators = separators
      if path.item == 1 { separators.bottomSeparatorVisibility = .hidden }
      if path.item == 2 { separators.topSeparatorVisibility = .visible }
      if path.item == 2 { separators.bottomSeparatorInsets.leading = 50 }
      return separators
    }
    let list = HerbList(configuration, rows: [3])
    #expect((0..<3).map { list.separators($0).count } == [1, 0, 2])
    #expect(list.separators(2).map(\.frame.minX).sorted() == [16, 50])
    configuration.showsSeparators = false
    let silent = HerbList(configuration, rows: [3])
    #expect((0..<3).map { silent.separators($0).count } == [0, 0, 0])
  }

  @Test func `the first item can be the header (LI22)`() {
    var configuration = Configuration(appearance: .insetGrouped)
    configuration.headerMode = .firstItemInSection
    let list = HerbList(configuration, rows: [3])
    #expect(list.cells.map(\.frame.minY).first == 0)
    #expect(list.cells.map(\.layer.cornerRadius) == [0, 10, 10])
  }

  @Test func `a plain header has 22 points above it (LI23, LI24)`() {
    var configuration = Configuration(appearance: .plain)
    configuration.headerMode = .supplementary
    let list = HerbList(configuration, rows: [1])
    #expect(list.headers.map(\.frame.minY) == [22])
    #expect(list.cells.first?.frame.minX == 0)
    configuration.headerTopPadding = 5
    #expect(HerbList(configuration, rows: [1]).headers.map(\.frame.minY) == [5])
  }

  @Test func `a list section can be changed (LI26)`() {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: Configuration(appearance: .insetGrouped), layoutEnvironment: environment)
      section.contentInsets.leading = 40
      return section
    }
    #expect(HerbList(layout, rows: [1]).cells.map(\.frame.minX) == [40])
  }

  @Test func `only the rows in sight are made and measured`() {
    var made = 0
    let list = HerbList(Configuration(appearance: .plain), rows: [1000]) { cell in
      made += 1
      HerbList.showName(cell)
    }
    // In 600 points 14 rows of 44 are visible.
    #expect(made == 14)
    #expect(list.view.contentSize.height == 44_000)
  }
}
