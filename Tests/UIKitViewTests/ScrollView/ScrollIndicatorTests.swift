import Testing
import UIKit

@MainActor struct ScrollIndicatorTests {
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `one value sets the insets of both indicators`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    view.scrollIndicatorInsets = insets
    #expect(view.verticalScrollIndicatorInsets == insets)
    #expect(view.horizontalScrollIndicatorInsets == insets)
    view.horizontalScrollIndicatorInsets.left = 9
    #expect(view.scrollIndicatorInsets == insets)
  }

  @Test func `what is only kept starts as on iOS`() {
    #expect(view.automaticallyAdjustsScrollIndicatorInsets)
    #expect(view.indicatorStyle == .default)
    #expect(view.keyboardDismissMode == .none)
    #expect(view.refreshControl == nil)
  }

  @Test func `a refresh control refreshes until it is told to end`() {
    let control = UIRefreshControl()
    view.refreshControl = control
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing)
    #expect(view.refreshControl === control)
  }

  @Test func `no editing ends where there is none`() {
    #expect(!view.endEditing(true))
  }
}
