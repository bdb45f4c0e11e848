import Foundation
import Testing
import UIKit

@MainActor @Suite struct UpdateItemTests {
  @Test func `an update item made by hand is no change`() {
    #expect(UICollectionViewUpdateItem().updateAction == .none)
  }

  @Test func `a subclass says itself what it stands for`() {
    #expect(Insertion().updateAction == .insert)
    #expect(Insertion().indexPathAfterUpdate == [0, 3])
  }
}

/// The insertion of one item, as tests of layouts write it.
private final class Insertion: UICollectionViewUpdateItem {
  override var updateAction: Action { .insert }
  override var indexPathAfterUpdate: IndexPath? { [0, 3] }
}
