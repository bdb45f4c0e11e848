import Foundation
import Testing
import UIKit

/// Text that a user types into fields and search bars.
@MainActor struct TypingTests {
  /// A delegate of fields and search bars that notes its calls.
  private final class Listener: NSObject, UITextFieldDelegate, UISearchBarDelegate {
    var calls: [String] = []
    var accepts = true

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool {
      calls.append("may \(range.location),\(range.length) \(string)")
      return accepts
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return true
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("text \(searchText)")
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("begin") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      calls.append("scope \(scope)")
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let listener = Listener()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 98))

  private func field() -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    field.text = "a"
    field.delegate = listener
    window.addSubview(field)
    field.becomeFirstResponder()
    return field
  }

  private func shownBar() {
    bar.delegate = listener
    bar.scopeButtonTitles = ["All", "Unread"]
    bar.showsScopeBar = true
    bar.showsCancelButton = true
    window.addSubview(bar)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  @Test func `typed text is offered, changed, sent and posted (TX10)`() {
    let field = field()
    let listener = listener
    field.addAction(
      UIAction { _ in listener.calls.append("sent \(field.text ?? "")") }, for: .editingChanged)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: field, queue: nil
    ) { _ in MainActor.assumeIsolated { listener.calls.append("posted") } }
    defer { NotificationCenter.default.removeObserver(token) }
    window.simulateTyping("bc")
    #expect(listener.calls == ["may 1,0 bc", "sent abc", "posted"])
  }

  @Test func `text that the delegate refuses is not typed`() {
    let field = field()
    listener.accepts = false
    window.simulateTyping("b")
    #expect(field.text == "a")
  }

  @Test func `typing replaces the selected text`() {
    let field = field()
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument, to: field.endOfDocument)
    window.simulateTyping("xyz")
    #expect(field.text == "xyz")
  }

  @Test func `nothing is typed without a first responder`() {
    let field = field()
    field.resignFirstResponder()
    window.simulateTyping("b")
    #expect(field.text == "a" && listener.calls == [])
  }

  @Test func `the return key asks the field's delegate`() {
    _ = field()
    window.simulateReturnKey()
    #expect(listener.calls == ["return"])
  }

  @Test func `a tap on a search field begins editing, and typing reports the text`() {
    shownBar()
    window.simulateTap(at: CGPoint(x: 100, y: 28))
    window.simulateTyping("tea")
    window.simulateReturnKey()
    #expect(listener.calls == ["begin", "text tea", "search"])
    #expect(bar.text == "tea" && bar.isFirstResponder)
  }

  @Test func `text that the app sets is not reported to the search bar's delegate`() {
    shownBar()
    bar.text = "tea"
    #expect(listener.calls == [])
  }

  @Test func `a tap on the clear button empties the search field`() {
    shownBar()
    bar.text = "tea"
    let clear = bar.searchTextField.clearButtonRect(forBounds: bar.searchTextField.bounds)
    window.simulateTap(
      at: bar.searchTextField.convert(CGPoint(x: clear.midX, y: clear.midY), to: window))
    #expect(bar.text == "" && listener.calls == ["text "])
  }

  @Test func `taps on a scope and on the cancel button are reported`() {
    shownBar()
    window.simulateTap(at: CGPoint(x: 240, y: 72))
    window.simulateTap(at: CGPoint(x: 300, y: 28))
    #expect(listener.calls == ["scope 1", "cancel"])
    #expect(bar.selectedScopeButtonIndex == 1)
  }
}
