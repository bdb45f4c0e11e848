import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// The suggestions of a search controller, on a phone of 375 × 667 points.
@MainActor struct SearchSuggestionTests {
  /// An updater that takes suggestions itself.
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {}
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) { chosen.append(searchSuggestion.localizedSuggestion) }
  }

  private let root = UIViewController()
  private let navigation: UINavigationController
  private let search = UISearchController(searchResultsController: UIViewController())

  init() {
    navigation = UINavigationController(rootViewController: root)
    root.navigationItem.searchController = search
  }

  /// Begins a search with two suggestions.
  private func searching(_ test: (UIWindow) throws -> Void) rethrows {
    try UIEnvironment.with(.phone) {
      let stage = ControllerStage(navigation)
      stage.layOut()
      search.isActive = true
      search.searchSuggestions = ["tea leaves", "tea pot"].map {
        UISearchSuggestionItem(localizedSuggestion: $0)
      }
      stage.layOut()
      if let window = navigation.view.window { try test(window) }
      stage.end()
    }
  }

  private var rows: [SearchSuggestionRow] {
    let list = (search.view as? SearchContainerView)?.suggestions
    return (list?.subviews ?? []).compactMap { $0 as? SearchSuggestionRow }
  }

  @Test func `suggestions are rows of 44 below the bar`() {
    searching { window in
      let bottom = navigation.navigationBar.frame.maxY
      #expect(
        rows.map { $0.convert($0.bounds, to: window) } == [
          CGRect(x: 0, y: bottom, width: 375, height: 44),
          CGRect(x: 0, y: bottom + 44, width: 375, height: 44),
        ])
    }
  }

  @Test func `a chosen suggestion becomes the text`() {
    searching { window in
      window.simulateTap(at: rows[1].convert(CGPoint(x: 100, y: 22), to: window))
      #expect(search.searchBar.text == "tea pot")
    }
  }

  @Test func `an updater that takes suggestions keeps the text`() {
    let updater = Updater()
    search.searchResultsUpdater = updater
    searching { window in
      window.simulateTap(at: rows[0].convert(CGPoint(x: 100, y: 22), to: window))
      #expect(updater.chosen == ["tea leaves"])
      #expect(search.searchBar.text?.isEmpty != false)
    }
  }

  @Test func `no suggestions leave no list`() {
    searching { _ in
      search.searchSuggestions = nil
      #expect(rows.isEmpty)
    }
  }

  @Test func `a controller may ignore suggestions below the title`() {
    search.ignoresSearchSuggestionsForSearchBarPlacementStacked = true
    searching { _ in #expect(rows.isEmpty) }
  }
}
