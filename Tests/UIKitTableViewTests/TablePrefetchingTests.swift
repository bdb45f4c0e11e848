import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// Forty rows of 20 points in a table of 100.
@MainActor struct TablePrefetchingTests {
  private let herbs = Herbs(rows: [40])
  private let listener = PrefetchListener()

  init() {
    herbs.table.frame.size.height = 100
    herbs.table.rowHeight = 20
    herbs.table.prefetchDataSource = listener
    herbs.layOut()
  }

  private func scroll(to y: CGFloat) {
    herbs.table.contentOffset.y = y
    herbs.layOut()
  }

  @Test func `rows of a table's height ahead are named, the nearest first (TV12)`() {
    #expect(listener.log == ["prefetch 5 6 7 8 9"])
    scroll(to: 20)
    #expect(listener.log == ["prefetch 5 6 7 8 9", "prefetch 10"])
  }

  @Test func `moved back, the rows before are named and those after are taken back (TV12)`() {
    scroll(to: 400)
    listener.log = []
    scroll(to: 380)
    #expect(listener.log == ["cancel 25 26 27 28 29", "prefetch 18 17 16 15 14"])
  }

  @Test func `switched off, no row is named`() {
    herbs.table.isPrefetchingEnabled = false
    listener.log = []
    scroll(to: 200)
    #expect(listener.log.isEmpty)
  }
}
