// Mirrors UIResponder (iOS 17). Missing: presses, the undo manager, commands, activities.
public import Foundation

/// An object of the responder chain, which runs from a view to its window.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder without a successor.
  public override init() { super.init() }

  /// The responder after this one, or `nil`.
  open var next: UIResponder? { nil }

  /// Whether this responder can perform an action: whether its class has the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self)
  }

  /// Returns the target of an action: this responder or the first after it that can perform it.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }

  /// Is called when fingers touch the responder; calls the next one unless it is overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Is called when fingers have moved; queries the next responder unless it is overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Is called when fingers are lifted; queries the next responder unless it is overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Is called when the system cancels the touches; calls the next responder unless it is
  /// overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Inert: is called when the device begins to be shaken; calls the next responder.
  ///
  /// Differs from UIKit: no device is shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Inert: is called when the device was shaken; calls the next responder.
  ///
  /// Differs from UIKit: no device is shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Inert: is called when the motion was no shaking; calls the next responder.
  ///
  /// Differs from UIKit: no device is shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether the responder may become the first one; default false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may leave off being the first one; default true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first one of its window.
  open var isFirstResponder: Bool { _isFirstResponder }

  /// Makes this the responder that is queried first; returns whether it is.
  ///
  /// It has to be able to, and to be in a window, and the one before it has to resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { _becomeFirstResponder() }
  /// Resigns the first responder; returns whether it did.
  @discardableResult
  open func resignFirstResponder() -> Bool { _resignFirstResponder() }

  /// Inert: the view that takes the keyboard's place; nil for the keyboard.
  ///
  /// Differs from UIKit: no keyboard and nothing in its place is shown.
  open var inputView: UIView? { nil }
  /// Inert: the view above the keyboard.
  ///
  /// Differs from UIKit: no keyboard and nothing above it is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Inert: reads the input views again.
  ///
  /// Differs from UIKit: nothing of them is shown.
  open func reloadInputViews() {}

  /// Inert: whether assistive technologies find the view; default false.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement }
    set { accessibility.isElement = newValue }
  }

  /// Inert: the name of the view, read out first.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// Inert: the result of the view's action, read out last.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Inert: the present value of the view, such as that of a slider.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name by which tests find the view; it is never read out.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Inert: the traits of the view.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits }
    set { accessibility.traits = newValue }
  }

  /// Inert: whether assistive technologies skip the view's subviews; default false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Inert: whether assistive technologies skip the views beside this one; default false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Inert: the elements that assistive technologies find in the view, in order; nil for its
  /// subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements }
    set { accessibility.elements = newValue }
  }

  /// Inert: performs the action of a tap, and returns whether it did; by default false.
  open func accessibilityActivate() -> Bool { false }
  /// Inert: makes the value of an adjustable element greater; for subclasses.
  open func accessibilityIncrement() {}
  /// Inert: makes the value of an adjustable element smaller; for subclasses.
  open func accessibilityDecrement() {}
  /// Inert: leaves a modal view, and returns whether it did; by default false.
  open func accessibilityPerformEscape() -> Bool { false }

  private var accessibility: AccessibilityState {
    get { said?.state ?? AccessibilityState() }
    set {
      if said == nil { said = Said() }
      said?.state = newValue
    }
  }
  /// The values that were set; most responders have none.
  private var said: Said?

  private final class Said {
    var state = AccessibilityState()
  }

  #if !canImport(Darwin)
    /// Is called when a property has changed that was observed by the name of its key; the change
    /// is meant for nobody where no override takes it, which ends the program.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath, of: object) }
  #endif

  /// Inert: is called after a nib has been read.
  ///
  /// Differs from UIKit: it is never called.
  open func awakeFromNib() {}
  /// Inert: is called before a designer's canvas shows the view.
  ///
  /// Differs from UIKit: it is never called.
  open func prepareForInterfaceBuilder() {}
}

#if !canImport(Darwin)
  extension UIResponder: _NamedKeyObserver {}
#endif
