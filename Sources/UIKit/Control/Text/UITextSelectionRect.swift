// Mirrors UITextSelectionRect (iOS 17). Missing: the transform.
public import Foundation

/// A rectangle around selected text on one line.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  private let place: (rect: CGRect, containsStart: Bool, containsEnd: Bool)

  /// Makes a selection rectangle that is `CGRect.null`.
  public override convenience init() { self.init(.null, containsStart: false, containsEnd: false) }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    place = (rect, containsStart, containsEnd)
    super.init()
  }

  /// The rectangle in the text input's coordinates.
  open var rect: CGRect { place.rect }
  /// Whether the selection starts in the rectangle.
  open var containsStart: Bool { place.containsStart }
  /// Whether the selection ends in the rectangle.
  open var containsEnd: Bool { place.containsEnd }
  /// Whether the text is vertical: always `false`.
  open var isVertical: Bool { false }
}
