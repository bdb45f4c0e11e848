// Mirrors UIResponder (iOS 17). Missing: events, first responders, the undo manager, commands.
public import Foundation

/// A link of the chain from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder without a successor.
  public override init() { super.init() }

  /// The responder after this one, or `nil`.
  open var next: UIResponder? { nil }

  /// Is called on iOS after a nib has been read, which never happens here.
  open func awakeFromNib() {}
  /// Is called on iOS before a designer's canvas shows the view, which never happens here.
  open func prepareForInterfaceBuilder() {}
}
