import SnapshotAssertions
import Testing
import UIKit

/// The masks as a test's author writes them, with the imports that a test has.
@Suite struct MaskSpellingTests {
  @Test func `a mask names an element by the numbers of its section and item`() {
    let tolerance = PictureTolerance(masks: [.element(.cell, [0, 4]), .kind(.footer)])
    #expect(tolerance.masks == [.element(.cell, ItemPlace(0, 4)), .kind(.footer)])
  }

  @Test func `a mask takes the index path of a collection view`() {
    let indexPath = IndexPath(item: 4, section: 1)
    #expect(Mask.element(.cell, indexPath) == .element(.cell, [1, 4]))
  }
}
