import Testing
import UIKitTestSupport

@testable import UIKit

/// The empty rows below the content of a table, and the corners of its sections.
@MainActor struct TableFillerTests {
  /// Lays out a table of two rows on a version of iOS, and returns the tops of the lines that are
  /// drawn in a column below its rows, in pixels.
  private func lines(of herbs: Herbs, on version: Int, x: Int = 370) -> [Int] {
    var device = UIEnvironment.phone
    device.systemVersion = version
    return HeldDevice(device).perform {
      herbs.layOut()
      let (bitmap, end) = (herbs.table.bitmap(scale: 2), herbs.frame(1).maxY)
      return (Int(2 * end)..<bitmap.height).filter { y in
        bitmap[2 * x, y] != bitmap[2 * x, Int(2 * end) + 10]
      }
    }
  }

  @Test func `separators go on below the last row up to iOS 14 (TV13)`() {
    #expect(lines(of: Herbs(rows: [2]), on: 14) == (3...9).map { $0 * 88 - 1 })
    #expect(lines(of: Herbs(rows: [2]), on: 14, x: 16).count == 7)
    #expect(lines(of: Herbs(rows: [2]), on: 14, x: 15) == [])
    #expect(lines(of: Herbs(rows: [2]), on: 15) == [])
    #expect(lines(of: Herbs(.grouped, rows: [2]), on: 14) == [])
  }

  @Test func `a footer view or no separators leave no empty rows (TV13)`() {
    let herbs = Herbs(rows: [2])
    #expect(!lines(of: herbs, on: 14).isEmpty)
    herbs.table.tableFooterView = UIView()
    #expect(lines(of: herbs, on: 14) == [])
    herbs.table.tableFooterView = nil
    herbs.table.separatorStyle = .none
    #expect(lines(of: herbs, on: 14) == [])
  }

  @Test func `rows are filled up where their height is set (TV13)`() {
    let herbs = Herbs(rows: [2])
    herbs.table.fillerRowHeight = 100
    #expect(lines(of: herbs, on: 17) == [375, 575, 775])
    let high = Herbs(rows: [2])
    high.table.rowHeight = 150
    #expect(lines(of: high, on: 13) == [])
    high.table.rowHeight = 100
    #expect(lines(of: high, on: 13) == [599, 799])
  }

  @Test(arguments: [(17, 10 as CGFloat), (18, 10), (26, 26)])
  func `the corners of sections are as round as on the system (TV14)`(
    version: Int, radius: CGFloat
  ) {
    var device = UIEnvironment.phone
    device.systemVersion = version
    HeldDevice(device).perform {
      let herbs = Herbs(.insetGrouped, rows: [2])
      herbs.layOut()
      let cell = herbs.table.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(cell?.layer.cornerRadius == radius)
    }
  }
}
