extension UITextField {
  /// Whether the text is not empty.
  public var hasText: Bool { length > 0 }
  /// The position before the first character.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  /// The position after the last character.
  public var endOfDocument: UITextPosition { UITextPosition(length) }

  /// The selected range, which is empty at the insertion point; nil unless the text is being edited
  /// (fact K17).
  ///
  /// Initially the insertion point is at the end of the text.
  ///
  /// Differs from UIKit: neither the selection nor the insertion point is drawn.
  public var selectedTextRange: UITextRange? {
    get {
      guard isEditing else { return nil }
      return selection ?? textRange(from: endOfDocument, to: endOfDocument)
    }
    set { selection = newValue.flatMap { textRange(from: $0.start, to: $0.end) } }
  }

  /// Returns the range between two positions; nil if one of them is outside the text.
  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    guard max(start.offset, end.offset) <= length else { return nil }
    return start.offset <= end.offset ? UITextRange(start, end) : UITextRange(end, start)
  }

  /// Returns the position at an offset of UTF-16 units from another; nil if it is outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(offset)
    return isTooFar || place < 0 || place > length ? nil : UITextPosition(place)
  }

  /// Returns the number of UTF-16 units between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns the text in a range; nil if the range is outside the text.
  public func text(in range: UITextRange) -> String? {
    let text = Array((text ?? "").utf16)
    guard range.end.offset <= text.count else { return nil }
    return String(decoding: text[range.start.offset..<range.end.offset], as: UTF16.self)
  }

  private var length: Int { text?.utf16.count ?? 0 }
}
