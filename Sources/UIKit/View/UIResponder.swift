// Mirrors UIResponder (iOS 17). Missing: events, first responders, the undo manager, commands.
// Mirrors UIEvent (iOS 17). Missing: types, touches, time.
public import Foundation

/// An object of the responder chain, which runs from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder without a successor.
  public override init() { super.init() }

  /// The responder after this one, or `nil`.
  open var next: UIResponder? { nil }

  /// Is called after a nib has been read.
  ///
  /// Differs from UIKit: it is never called.
  open func awakeFromNib() {}
  /// Is called before a designer's canvas shows the view.
  ///
  /// Differs from UIKit: it is never called.
  open func prepareForInterfaceBuilder() {}
}

/// Something that the user did; here only what `hitTest(_:with:)` is asked about.
open class UIEvent: NSObject {}
