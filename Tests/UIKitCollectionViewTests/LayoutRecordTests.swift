import Foundation
import LayoutCore
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct LayoutRecordTests {
  private func snapshot(
    _ configure: (UICollectionViewFlowLayout) -> Void = { _ in }
  ) -> LayoutRecord {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 50)
    configure(layout)
    let shelf = Shelf(layout, counts: [9, 5], size: CGSize(width: 320, height: 100))
    return shelf.view.layoutRecord
  }

  @Test func `every element is told, in sight or not`() {
    #expect(snapshot().elements.count == 14)
  }

  @Test func `frames are the layout's own`() {
    let frames = snapshot().elements.prefix(2).map(\.frame)
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 110, y: 0, width: 100, height: 50),
      ])
  }

  @Test func `elements come by section: header, cells, footer`() {
    let snapshot = snapshot {
      $0.headerReferenceSize.height = 30
      $0.footerReferenceSize.height = 20
    }
    let section = snapshot.elements.filter { $0.indexPath.section == 1 }
    #expect(section.map(\.kind.role).first == "header")
    #expect(section.map(\.kind.role).last == "footer")
    #expect(section.filter { $0.kind == .cell }.map(\.indexPath.item) == [0, 1, 2, 3, 4])
  }

  @Test func `sections tell what they were laid out with`() {
    let snapshot = snapshot {
      $0.sectionInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      $0.minimumLineSpacing = 5
      $0.minimumInteritemSpacing = 6
    }
    #expect(
      snapshot.sections.first
        == .init(
          index: 0, inset: AxisInsets(start: 1, end: 3, near: 2, far: 4), lineSpacing: 5,
          interitemSpacing: 6))
    #expect(snapshot.sections.count == 2)
  }

  @Test func `the scroll axis is the layout's`() {
    #expect(snapshot().axis == .vertical)
    #expect(snapshot { $0.scrollDirection = .horizontal }.axis == .horizontal)
  }

  @Test func `the viewport is the collection view's bounds`() {
    #expect(snapshot().viewport == CGRect(x: 0, y: 0, width: 320, height: 100))
  }

  @Test func `the content size is the layout's`() {
    #expect(snapshot().contentSize == CGSize(width: 320, height: 280))
  }
}
