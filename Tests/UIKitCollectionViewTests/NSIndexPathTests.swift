import Testing
import UIKit

struct NSIndexPathTests {
  private let path = NSIndexPath(item: 3, section: 1)

  @Test func `an index path is a section and an item, which is also a row`() {
    #expect(path.section == 1)
    #expect(path.item == 3)
    #expect(path.row == 3)
    #expect(NSIndexPath(row: 3, section: 1) == path)
  }

  @Test func `an index path is the same as an object and as a value`() {
    #expect(path as IndexPath == IndexPath(item: 3, section: 1))
  }
}
