import Foundation

/// The delegate of a search bar's text field; it notifies the bar's delegate and the search
/// controller.
final class SearchFieldEvents: NSObject, UITextFieldDelegate {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) { self.bar = bar }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldBeginEditing(bar) ?? true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard let bar else { return }
    // The controller is activated before the app's delegate is notified that editing has begun.
    bar.searchController?.barDidBeginEditing()
    bar.delegate?.searchBarTextDidBeginEditing(bar)
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBarShouldEndEditing(bar) ?? true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let bar else { return }
    bar.delegate?.searchBarTextDidEndEditing(bar)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    guard let bar else { return true }
    bar.delegate?.searchBarSearchButtonClicked(bar)
    return false
  }

  /// Called after the user has typed or cleared text.
  func textDidChange() {
    guard let bar else { return }
    bar.delegate?.searchBar(bar, textDidChange: bar.text ?? "")
    bar.searchController?.searchDidChange()
  }
}
