extension UITextField {
  /// Whether there is a text.
  public var hasText: Bool { length > 0 }
  /// The place before the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The place behind the text.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The piece that is selected, or the place of the caret; nil while nothing is edited (fact K17).
  ///
  /// At first the caret is behind the text. Differs from UIKit: neither is drawn.
  public var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      return selection ?? textRange(from: endOfDocument, to: endOfDocument)
    }
    set { selection = newValue.flatMap { textRange(from: $0.start, to: $0.end) } }
  }

  /// Returns the piece between two places; nil if one is outside of the text.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard max(start.offset, end.offset) <= length else { return nil }
    return start.offset <= end.offset ? UITextRange(start, end) : UITextRange(end, start)
  }

  /// Returns the place that is some UTF-16 units after another; nil outside of the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return isTooFar || place < 0 || place > length ? nil : UITextPosition(place)
  }

  /// Returns how many UTF-16 units are between two places.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text of a piece; nil if it is outside of the text.
  public func text(in range: UITextRange) -> String? {
    let text = Array((text ?? "").utf16)
    guard range.end.offset <= text.count else { return nil }
    return String(decoding: text[range.start.offset..<range.end.offset], as: UTF16.self)
  }

  private var length: Int { text?.utf16.count ?? 0 }
}
