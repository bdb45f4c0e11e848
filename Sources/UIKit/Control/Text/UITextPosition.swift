// Mirrors UITextPosition (iOS 17). Missing: nothing.
// Mirrors UITextRange (iOS 17). Missing: nothing.
public import Foundation

/// A place between two characters of a text.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  /// The number of UTF-16 units before it.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A piece of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  private let _start: UITextPosition
  private let _end: UITextPosition

  init(_ start: UITextPosition, _ end: UITextPosition) { (_start, _end) = (start, end) }

  /// The start.
  open var start: UITextPosition { _start }
  /// The end.
  open var end: UITextPosition { _end }
  /// Whether the range is empty.
  open var isEmpty: Bool { _start.offset == _end.offset }
}
