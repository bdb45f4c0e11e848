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
  private let first: UITextPosition
  private let last: UITextPosition

  init(_ first: UITextPosition, _ last: UITextPosition) { (self.first, self.last) = (first, last) }

  /// The start.
  open var start: UITextPosition { first }
  /// The end.
  open var end: UITextPosition { last }
  /// Whether the range is empty.
  open var isEmpty: Bool { first.offset == last.offset }
}
