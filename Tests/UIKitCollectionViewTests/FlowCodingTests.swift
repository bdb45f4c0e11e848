import Foundation
import Testing
import UIKit

@MainActor struct FlowCodingTests {
  private func copied(_ layout: UICollectionViewFlowLayout) throws -> UICollectionViewFlowLayout {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    layout.encode(with: archiver)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    return try #require(UICollectionViewFlowLayout(coder: unarchiver))
  }

  @Test func `a layout comes back from an archive as it was`() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 1.5, height: 2)
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumLineSpacing = 3
    layout.minimumInteritemSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    layout.sectionInsetReference = .fromSafeArea
    layout.headerReferenceSize = CGSize(width: 9, height: 10)
    layout.footerReferenceSize = CGSize(width: 11, height: 12)
    layout.scrollDirection = .horizontal
    layout.sectionFootersPinToVisibleBounds = true
    let copy = try copied(layout)
    #expect(copy.itemSize == layout.itemSize)
    #expect(copy.estimatedItemSize == UICollectionViewFlowLayout.automaticSize)
    #expect(copy.minimumLineSpacing == 3)
    #expect(copy.minimumInteritemSpacing == 4)
    #expect(copy.sectionInset == layout.sectionInset)
    #expect(copy.sectionInsetReference == .fromSafeArea)
    #expect(copy.headerReferenceSize == layout.headerReferenceSize)
    #expect(copy.footerReferenceSize == layout.footerReferenceSize)
    #expect(copy.scrollDirection == .horizontal)
    #expect(!copy.sectionHeadersPinToVisibleBounds)
    #expect(copy.sectionFootersPinToVisibleBounds)
  }

  @Test func `a subclass writes and reads what it adds`() throws {
    let layout = NamedFlowLayout()
    layout.name = "herbs"
    layout.itemSize.width = 77
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.encode(layout, forKey: NSKeyedArchiveRootObjectKey)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    unarchiver.requiresSecureCoding = false
    let copy = try #require(
      unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NamedFlowLayout)
    #expect(copy.name == "herbs")
    #expect(copy.itemSize.width == 77)
  }

  @Test func `an empty archive leaves the defaults`() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    archiver.finishEncoding()
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let layout = try #require(UICollectionViewFlowLayout(coder: unarchiver))
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10)
  }
}

/// A flow layout with a measure of its own, coded as on iOS.
final class NamedFlowLayout: UICollectionViewFlowLayout {
  var name = ""

  override init() { super.init() }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    name = coder.decodeObject(forKey: "name") as? String ?? ""
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(name, forKey: "name")
  }
}
