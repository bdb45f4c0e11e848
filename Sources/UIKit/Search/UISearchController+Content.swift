import Foundation

/// The view that an active search shows over the searched content.
///
/// If `isDimming` is true, it covers the content with black of 20 % opacity; this value was chosen
/// for this package, as no measured picture shows it.
final class SearchContainerView: UIView {
  /// The list of suggestions; nil if none are shown.
  var suggestions: SearchSuggestionsView?
  var isDimming = false {
    didSet { backgroundColor = isDimming ? UIColor(white: 0, alpha: 0.2) : nil }
  }

  /// Returns the view at a point; nil if only this view is there and it does not dim the content,
  /// so that touches reach the searched content.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !isDimming ? nil : hit
  }
}

extension UISearchController {
  /// The navigation controller whose bar shows the search bar; nil outside a navigation bar.
  private var navigation: UINavigationController? {
    ((item?.bar as? UINavigationBar)?.superview?.controller) as? UINavigationController
  }

  /// The controller whose content is searched; nil outside a navigation bar.
  var searchedController: UIViewController? {
    navigation?.children.first { $0.controllerState.navigationItem === item && item != nil }
  }

  /// Adds the view of the search over the content of the navigation controller, behind its bars.
  func showOver() {
    guard let navigation, let content = navigation.shown?.viewIfLoaded else { return }
    loadViewIfNeeded()
    tellWillAppear(false)
    view.frame = content.frame
    navigation.view.insertSubview(view, aboveSubview: content)
    tellIsAppearing(false)
    navigation.searchShown = self
    navigation.view.setNeedsLayout()
    tellDidAppear(false)
  }

  func removeFromContent() {
    guard let view = viewIfLoaded, view.superview != nil else { return }
    tellWillDisappear(false)
    view.removeFromSuperview()
    tellDidDisappear(false)
    navigation?.searchShown = nil
    navigation?.viewIfLoaded?.setNeedsLayout()
  }

  /// Shows the results if `showsSearchResultsController` is true and there is a results controller;
  /// otherwise dims the content if `obscuresBackgroundDuringPresentation` is true.
  ///
  /// The list of suggestions is shown over the results and over the dimmed content.
  func showContent() {
    guard isActive, let container = viewIfLoaded as? SearchContainerView else { return }
    let shows = showsSearchResultsController
    if let results = searchResultsController { show(results, shows, in: container) }
    container.isDimming =
      obscuresBackgroundDuringPresentation && !(shows && searchResultsController != nil)
    showSuggestions(in: container)
  }

  private func showSuggestions(in container: SearchContainerView) {
    let suggestions =
      ignoresSearchSuggestionsForSearchBarPlacementStacked ? [] : searchSuggestions ?? []
    guard !suggestions.isEmpty else {
      container.suggestions?.removeFromSuperview()
      return container.suggestions = nil
    }
    let list = container.suggestions ?? SearchSuggestionsView { [weak self] in self?.choose($0) }
    container.suggestions = list
    list.frame = container.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.show(suggestions)
    container.addSubview(list)
  }

  /// Notifies the updater of a chosen suggestion; if the updater does not implement the method, the
  /// suggestion becomes the search text.
  private func choose(_ index: Int) {
    guard let suggestion = searchSuggestions?[index] else { return }
    let isHandled: Void? = searchResultsUpdater.flatMap { updater in
      OptionalMethodCall.result { updater.updateSearchResults(for: self, selecting: suggestion) }
    }
    guard isHandled == nil else { return }
    searchBar.searchTextField.text = suggestion.localizedSuggestion
    searchDidChange()
  }

  private func show(_ results: UIViewController, _ shows: Bool, in container: UIView) {
    guard shows != (results.viewIfLoaded?.superview === container) else { return }
    guard shows else { return results.viewIfLoaded.map { $0.removeFromSuperview() } ?? () }
    results.loadViewIfNeeded()
    guard let view = results.viewIfLoaded else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }
}
