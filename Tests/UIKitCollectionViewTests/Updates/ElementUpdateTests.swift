import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The calls of a layout about headers and decoration views in a batch (fact C14, f and g).
@MainActor @Suite struct ElementUpdateTests {
  private let layout = BandedLayout()
  private let shelf: Shelf

  init() {
    shelf = Shelf(layout, counts: [1, 1], size: CGSize(width: 60, height: 400)).laidOut()
    layout.log = []
  }

  private func insertSection() {
    shelf.counts = [1, 1, 1]
    shelf.view.insertSections([1])
  }

  @Test func `headers in sight before go, and those in sight after come (C14)`() {
    insertSection()
    #expect(
      layout.log.filter { $0.contains("header") } == [
        "final header 0", "final header 1", "initial header 0", "initial header 1",
        "initial header 2",
      ])
  }

  @Test func `a header goes where its section goes`() throws {
    insertSection()
    let moved = try #require(layout.ends["header 1"])
    #expect(moved.indexPath == IndexPath(item: 0, section: 2))
    #expect(moved.alpha == 1)
    #expect(layout.starts["header 1"]?.alpha == 0, "the new one appears in place (C20)")
  }

  @Test func `decoration views are asked about too`() {
    insertSection()
    #expect(layout.log.contains("final band 1"))
    #expect(layout.log.contains("initial band 2"))
  }

  @Test func `the layout names what appears and vanishes by itself`() {
    layout.inserted = [IndexPath(item: 7, section: 0)]
    layout.deleted = [IndexPath(item: 8, section: 0)]
    insertSection()
    #expect(layout.log.contains("initial header 0-7"))
    #expect(layout.log.contains("final header 0-8"))
    #expect(layout.log.contains("initial band 0-7"))
    #expect(layout.log.contains("final band 0-8"))
  }

  @Test func `a header's view stays with its section`() throws {
    let kind = UICollectionView.elementKindSectionHeader
    let kept = try #require(
      shelf.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 1)))
    insertSection()
    #expect(
      shelf.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 2))
        === kept)
    #expect(shelf.view.visibleSupplementaryViews(ofKind: kind).count == 3)
    #expect(
      shelf.view.indexPathsForVisibleSupplementaryElements(ofKind: kind).map(\.section)
        == [0, 1, 2])
  }
}

/// A flow layout with headers and a band behind each section, which notes its calls.
private final class BandedLayout: UICollectionViewFlowLayout {
  var log: [String] = []
  var starts: [String: UICollectionViewLayoutAttributes] = [:]
  var ends: [String: UICollectionViewLayoutAttributes] = [:]
  var inserted: [IndexPath] = []
  var deleted: [IndexPath] = []

  override init() {
    super.init()
    headerReferenceSize.height = 20
    register(UICollectionReusableView.self, forDecorationViewOfKind: "band")
  }

  required init?(coder: NSCoder) { nil }

  private func name(_ kind: String, _ path: IndexPath) -> String {
    let word = kind == "band" ? "band" : "header"
    return "\(word) \(path.section)" + (path.item == 0 ? "" : "-\(path.item)")
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let bands = (0..<(collectionView?.numberOfSections ?? 0)).compactMap {
      layoutAttributesForDecorationView(ofKind: "band", at: IndexPath(item: 0, section: $0))
    }
    return (super.layoutAttributesForElements(in: rect) ?? []) + bands
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let band = UICollectionViewLayoutAttributes(
      forDecorationViewOfKind: elementKind, with: indexPath)
    band.frame = CGRect(x: 0, y: CGFloat(indexPath.section) * 70, width: 60, height: 70)
    band.zIndex = -1
    return band
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let name = name(elementKind, elementIndexPath)
    log.append("initial \(name)")
    starts[name] = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return starts[name]
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let name = name(elementKind, elementIndexPath)
    log.append("final \(name)")
    ends[name] = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    return ends[name]
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("initial \(name(elementKind, decorationIndexPath))")
    return super.initialLayoutAttributesForAppearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    log.append("final \(name(elementKind, decorationIndexPath))")
    return super.finalLayoutAttributesForDisappearingDecorationElement(
      ofKind: elementKind, at: decorationIndexPath)
  }

  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    inserted
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    deleted
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    inserted
  }

  override func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    deleted
  }
}
