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

  /// Whether this responder takes an action: whether its class has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self)
  }

  /// Returns who takes an action: this responder or the first after it that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }

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
