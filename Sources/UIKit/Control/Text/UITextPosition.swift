// Mirrors UITextPosition (iOS 17). Missing: nothing.
// Mirrors UITextRange (iOS 17). Missing: nothing.
public import Foundation

/// A position between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before the position.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text between two positions.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let _start: UITextPosition
  private let _end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) { (_start, _end) = (start, end) }

  /// The position at which the range starts.
  open var start: UITextPosition { _start }
  /// The position at which the range ends.
  open var end: UITextPosition { _end }
  /// Whether the range is empty.
  open var isEmpty: Bool { _start.offset == _end.offset }
}
