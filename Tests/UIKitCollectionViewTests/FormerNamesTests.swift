import Testing
import UIKit

@MainActor @Suite struct FormerNamesTests {
  @Test func `kinds have their former names too`() {
    #expect(UICollectionElementKindSectionHeader == "UICollectionElementKindSectionHeader")
    #expect(UICollectionElementKindSectionFooter == "UICollectionElementKindSectionFooter")
  }

  @Test func `flow layouts have their former names too`() {
    #expect(UICollectionViewFlowLayoutAutomaticSize == UICollectionViewFlowLayout.automaticSize)
    #expect(UICollectionViewFlowLayoutSectionInsetReference.fromSafeArea.rawValue == 1)
  }

  @Test func `a layout scrolls in a direction by its former name`() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = UICollectionViewScrollDirection.horizontal
    #expect(layout.scrollDirection == .horizontal)
  }
}
