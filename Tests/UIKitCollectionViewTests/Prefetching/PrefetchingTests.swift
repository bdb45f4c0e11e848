import Foundation
import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct PrefetchingTests {
  private let stage = ListStage([(0..<40).map(String.init)])
  private let listener = PrefetchListener()

  init() {
    stage.view.prefetchDataSource = listener
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
  }

  private func scroll(to y: CGFloat) {
    stage.view.contentOffset.y = y
    stage.view.layoutIfNeeded()
  }

  @Test func `the items of a view's height ahead are named, the nearest first`() {
    #expect(listener.log == ["prefetch 5 6 7 8 9"])
  }

  @Test func `items are named once`() {
    scroll(to: 20)
    #expect(listener.log == ["prefetch 5 6 7 8 9", "prefetch 10"])
  }

  @Test func `moved back, the items before are named and those after are taken back`() {
    scroll(to: 400)
    listener.log = []
    scroll(to: 380)
    #expect(listener.log == ["cancel 25 26 27 28 29", "prefetch 18 17 16 15 14"])
  }

  @Test func `after a reload nothing is taken back that may be no more`() {
    listener.log = []
    stage.sections = [(0..<7).map(String.init)]
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(listener.log == ["prefetch 5 6"])
  }

  @Test func `in a batch what was named keeps its item`() {
    listener.log = []
    stage.sections[0].insert("x", at: 7)
    stage.view.insertItems(at: [IndexPath(item: 7, section: 0)])
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    #expect(listener.log == ["cancel 10", "prefetch 7"])
  }

  @Test func `while an item is moved by hand nothing is named`() {
    listener.log = []
    _ = stage.view.beginInteractiveMovementForItem(at: [0, 0])
    scroll(to: 100)
    #expect(listener.log.isEmpty)
    stage.view.cancelInteractiveMovement()
    #expect(listener.log == ["prefetch 10 11 12 13 14"])
  }

  @Test func `switched off, nothing is named`() {
    stage.view.isPrefetchingEnabled = false
    listener.log = []
    scroll(to: 200)
    #expect(listener.log.isEmpty)
  }
}
