import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The content that controllers show instead of their own.
@MainActor struct ContentUnavailableTests {
  /// A controller that shows what an update requests.
  private final class Inbox: UIViewController {
    var updates = 0
    var isEmpty = true

    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      updates += 1
      guard isEmpty else { return contentUnavailableConfiguration = nil }
      var empty = UIContentUnavailableConfiguration.empty()
      empty.text = "No Mail"
      empty.secondaryText = "New mail will be here."
      empty.button.title = "Load"
      contentUnavailableConfiguration = empty
    }
  }

  private let inbox = Inbox()

  private func shown(_ test: (ControllerStage) -> Void) {
    UIEnvironment.with(.phone) {
      let stage = ControllerStage(UINavigationController(rootViewController: inbox))
      stage.layOut()
      test(stage)
      stage.end()
    }
  }

  private var content: UIContentUnavailableView? {
    inbox.view.subviews.compactMap { $0 as? UIContentUnavailableView }.first
  }

  private func texts(_ configuration: UIContentUnavailableConfiguration) -> [String?] {
    let view = UIContentUnavailableView(configuration: configuration)
    return view.subviews.compactMap { $0 as? UILabel }.map(\.text)
  }

  @Test func `a controller is updated before its first layout and after each request`() {
    shown { stage in
      #expect(inbox.updates == 1 && content != nil)
      stage.layOut()
      #expect(inbox.updates == 1)
      inbox.isEmpty = false
      inbox.setNeedsUpdateContentUnavailableConfiguration()
      #expect(content != nil)
      stage.layOut()
      #expect(inbox.updates == 2 && content == nil)
    }
  }

  @Test func `the content is a column in the middle (LI58)`() throws {
    var column: [CGRect] = []
    var middle = CGPoint.zero
    shown { _ in
      column = content?.subviews.map(\.frame) ?? []
      middle = content.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) } ?? .zero
    }
    #expect(column.count == 3)
    let first = try #require(column.first)
    let last = try #require(column.last)
    #expect(column.allSatisfy { abs($0.midX - middle.x) <= 0.5 })
    #expect(column[1].minY - first.maxY == 6 && last.minY - column[1].maxY == 16)
    // The navigation bar and the status bar take 64 points at the top.
    #expect(abs((first.minY + last.maxY) / 2 - (middle.y + 32)) <= 1)
  }

  @Test func `a button without a title and an image is not shown`() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "Nothing"
    let view = UIContentUnavailableView(configuration: empty)
    #expect(view.subviews.count == 1)
  }

  @Test func `loading content has an activity indicator and a text`() {
    let view = UIContentUnavailableView(configuration: .loading())
    let indicator = view.subviews.first as? UIActivityIndicatorView
    #expect(indicator?.isAnimating == true)
    #expect(texts(.loading()) == ["Loading…"])
  }

  @Test func `a search that found nothing quotes the searched text`() {
    let search = UIContentUnavailableConfiguration.search()
    #expect(texts(search).first == "No Results")
    var state = UIContentUnavailableConfigurationState(traitCollection: UITraitCollection())
    state.searchText = "tea"
    #expect(texts(search.updated(for: state)).first == "No Results for “tea”")
    #expect(texts(.empty().updated(for: state)) == [])
  }

  @Test func `the state has the text of the search bar`() {
    let search = UISearchController(searchResultsController: nil)
    inbox.navigationItem.searchController = search
    shown { stage in
      search.searchBar.text = "tea"
      #expect(inbox.contentUnavailableConfigurationState.searchText == "tea")
      stage.layOut()
      #expect(inbox.updates == 2)
    }
  }

  @Test func `a view keeps its configuration if another of a different type is set`() {
    let view = UIContentUnavailableView(configuration: .loading())
    view.configuration = UIListContentConfiguration.cell()
    #expect(view.configuration is UIContentUnavailableConfiguration)
  }

  @Test func `an image is limited to its greatest size and keeps its proportions`() {
    var empty = UIContentUnavailableConfiguration.empty()
    empty.image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50)).image { _ in }
    empty.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    let view = UIContentUnavailableView(configuration: empty)
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    view.layoutIfNeeded()
    #expect(view.subviews.first?.frame.size == CGSize(width: 40, height: 20))
  }
}
