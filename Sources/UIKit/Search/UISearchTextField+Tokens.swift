// Mirrors UISearchTextFieldDelegate (iOS 17). Missing: providers of dragged tokens, pasting.

/// The delegate of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// Inert: in UIKit, called after the user has chosen a suggestion.
  ///
  /// Differs from UIKit: it is never called.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// Does nothing; this default implementation makes the method optional.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}

/// The positions of the tokens and of the text after them.
extension UISearchTextField {
  /// The range of the text after the tokens.
  public var textualRange: UITextRange { UITextRange(beginningOfDocument, endOfDocument) }
  /// Returns the position of a token: the beginning of the text, as tokens precede all characters.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition { beginningOfDocument }
  /// Returns the tokens in a range: all if it includes the beginning of the text, otherwise none.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    textRange.start.offset == 0 ? tokens : []
  }
  /// Replaces a part of the text with a token at an index.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let units = Array((text ?? "").utf16)
    let start = min(units.count, max(0, textRange.start.offset))
    let end = min(units.count, max(start, textRange.end.offset))
    text = String(decoding: units[..<start] + units[end...], as: UTF16.self)
    insertToken(token, at: tokenIndex)
  }
}
