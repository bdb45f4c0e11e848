// Mirrors UIResponder (iOS 17). Missing: presses, the undo manager, activities.
public import Foundation

/// An object in the responder chain, such as a view, a view controller, a window or the
/// application.
@preconcurrency @MainActor
open class UIResponder: NSObject, InterfaceBuilderObject {
  /// Makes a responder without a next responder.
  public override init() { super.init() }

  /// The outlets and actions to which nibs and storyboards can connect; the porting tool generates
  /// overrides in an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// The next responder in the chain, which receives events that this one does not handle; nil if
  /// there is none.
  open var next: UIResponder? { nil }

  /// Returns whether this responder can perform an action.
  ///
  /// By default, returns whether the responder's class implements the method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action.isAnswered(by: self)
  }

  /// Returns the object in the responder chain that can perform an action, searching from this
  /// responder on; nil if there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var responder: UIResponder? = self
    while let candidate = responder {
      if candidate.canPerformAction(action, withSender: sender) { return candidate }
      responder = candidate.next
    }
    return nil
  }

  /// The keyboard shortcuts of the responder (fact E36).
  ///
  /// The default is nil.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Called when touches begin in the responder.
  ///
  /// The default implementation calls the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Called when the touches have moved.
  ///
  /// The default implementation calls the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }
  /// Called when the touches end.
  ///
  /// The default implementation calls the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
  /// Called when touches are cancelled; simulated touches are never cancelled.
  ///
  /// The default implementation calls the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Inert: in UIKit, called when the user begins to shake the device.
  ///
  /// The default implementation calls the next responder.
  ///
  /// Differs from UIKit: the device cannot be shaken.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }
  /// Inert: in UIKit, called when the user has stopped shaking the device.
  ///
  /// The default implementation calls the next responder.
  ///
  /// Differs from UIKit: the device cannot be shaken.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }
  /// Inert: in UIKit, called when a motion turned out not to be a shake.
  ///
  /// The default implementation calls the next responder.
  ///
  /// Differs from UIKit: the device cannot be shaken.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// Whether the responder can become the first responder.
  ///
  /// The default is false.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder can resign as the first responder.
  ///
  /// The default is true.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder is the first responder of its window.
  open var isFirstResponder: Bool { _isFirstResponder }

  /// Makes this the first responder of its window, and returns whether it is.
  ///
  /// The responder must be able to become the first responder and must be in a window, and the
  /// current first responder must resign.
  @discardableResult
  open func becomeFirstResponder() -> Bool { _becomeFirstResponder() }
  /// Gives up the first-responder status; returns false if `canResignFirstResponder` is false.
  ///
  /// If this is not the first responder, nothing happens, and the result is true.
  @discardableResult
  open func resignFirstResponder() -> Bool { _resignFirstResponder() }

  /// Inert: the view shown instead of the keyboard; nil means the keyboard.
  ///
  /// Differs from UIKit: neither the keyboard nor this view is shown.
  open var inputView: UIView? { nil }
  /// Inert: the view above the keyboard.
  ///
  /// Differs from UIKit: neither the keyboard nor this view is shown.
  open var inputAccessoryView: UIView? { nil }
  /// Inert: in UIKit, reloads the input views.
  ///
  /// Differs from UIKit: it does nothing, because input views are not shown.
  open func reloadInputViews() {}

  /// Inert: whether the object is an accessibility element.
  ///
  /// The default depends on the class: true for labels with a text, text views, accessibility
  /// elements and most controls, but false for segmented controls and steppers, because their parts
  /// are the elements.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? AccessibilityDefaults.isElement(self) }
    set { accessibility.isElement = newValue }
  }

  /// Inert: the text that assistive technologies read first, usually a name.
  ///
  /// The default is the text of a label, the title of a button, and nil for most other classes.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? AccessibilityDefaults.label(of: self) }
    set { accessibility.label = newValue }
  }

  /// Inert: the text that describes the result of an action; it is read last.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// Inert: the current value, such as that of a slider.
  ///
  /// Sliders, switches, page controls, text fields and text views have a default: their value as
  /// text. A switch returns its state even if the property is set.
  open var accessibilityValue: String? {
    get { AccessibilityDefaults.value(of: self, set: accessibility.value) }
    set { accessibility.value = newValue }
  }

  /// An identifier that tests use to find the object; assistive technologies never read it.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Inert: the accessibility traits.
  ///
  /// The default depends on the class, such as `.staticText` for a label, and on whether a control
  /// is enabled and selected.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? AccessibilityDefaults.traits(of: self) }
    set { accessibility.traits = newValue }
  }

  /// Inert: whether assistive technologies skip the elements inside the view.
  ///
  /// The default is false.
  open var accessibilityElementsHidden: Bool {
    get { accessibility.elementsHidden }
    set { accessibility.elementsHidden = newValue }
  }

  /// Inert: whether assistive technologies skip the siblings of the view.
  ///
  /// The default is false.
  open var accessibilityViewIsModal: Bool {
    get { accessibility.isModal }
    set { accessibility.isModal = newValue }
  }

  /// Inert: the accessibility elements in the view, in order; nil means its subviews.
  ///
  /// The default is nil, except for segmented controls and steppers, whose parts are not views.
  open var accessibilityElements: [Any]? {
    get { accessibility.elements ?? AccessibilityDefaults.elements(of: self) }
    set { accessibility.elements = newValue }
  }

  /// Inert: the rectangle of the element on the screen, in points.
  ///
  /// The default is the rectangle of a view's bounds on the screen; for an accessibility element it
  /// is derived from its frame in its container.
  open var accessibilityFrame: CGRect {
    get { accessibility.frame ?? AccessibilityDefaults.frame(of: self) }
    set { accessibility.frame = newValue }
  }

  /// Inert: the outline of the element on the screen; nil means its frame.
  ///
  /// The default is the outline of a view with rounded corners, and nil for others.
  open var accessibilityPath: UIBezierPath? {
    get { accessibility.path ?? AccessibilityDefaults.path(of: self) }
    set { accessibility.path = newValue }
  }

  /// Inert: the point of the screen at which assistive technologies tap.
  ///
  /// The default is the centre of the frame, and for a slider that of its thumb.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility.activationPoint ?? AccessibilityDefaults.activationPoint(of: self) }
    set { accessibility.activationPoint = newValue }
  }

  /// Inert: the language in which the texts are read; nil means the user's.
  open var accessibilityLanguage: String? {
    get { accessibility.language }
    set { accessibility.language = newValue }
  }

  /// Inert: the names by which users of Voice Control call the element.
  open var accessibilityUserInputLabels: [String]? {
    get { accessibility.inputLabels }
    set { accessibility.inputLabels = newValue }
  }

  /// Inert: the actions that assistive technologies offer in addition to a tap.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { accessibility.actions }
    set { accessibility.actions = newValue }
  }

  /// Inert: the kind of container that the object is.
  open var accessibilityContainerType: UIAccessibilityContainerType {
    get { accessibility.container }
    set { accessibility.container = newValue }
  }

  /// Inert: whether assistive technologies read all elements in the view before others.
  ///
  /// The default is false.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility.groupsChildren }
    set { accessibility.groupsChildren = newValue }
  }

  /// Inert: whether users can interact with the element.
  ///
  /// The default is true for controls, and for objects with the trait `button`, `link`,
  /// `adjustable`, `searchField` or `keyboardKey`.
  open var accessibilityRespondsToUserInteraction: Bool {
    get { accessibility.respondsToUsers ?? AccessibilityDefaults.respondsToUsers(self) }
    set { accessibility.respondsToUsers = newValue }
  }

  /// Returns the number of accessibility elements in the container.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at an index; nil if there is none.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// Returns the index of an accessibility element; `NSNotFound` if it is not in the container.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let index = accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject }
    return index ?? .max
  }

  /// Inert: in UIKit, called to perform the same action as a tap; returns whether it was performed.
  ///
  /// The default is false.
  open func accessibilityActivate() -> Bool { false }
  /// Inert: in UIKit, called to increase the value of an adjustable element.
  ///
  /// Subclasses override it.
  open func accessibilityIncrement() {}
  /// Inert: in UIKit, called to decrease the value of an adjustable element.
  ///
  /// Subclasses override it.
  open func accessibilityDecrement() {}
  /// Inert: in UIKit, called to dismiss a modal view; returns whether it was dismissed.
  ///
  /// The default is false.
  open func accessibilityPerformEscape() -> Bool { false }

  private var accessibility: AccessibilityState {
    get { said?.state ?? AccessibilityState() }
    set {
      if said == nil { said = Said() }
      said?.state = newValue
    }
  }
  /// The accessibility values that were set; nil if none were, as for most responders.
  private var said: Said?

  private final class Said {
    var state = AccessibilityState()
  }

  #if !canImport(Darwin)
    /// Called when a property observed by its key path has changed.
    ///
    /// The default implementation terminates the program, because it runs only if no subclass
    /// handles the change.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { refuse(keyPath, of: object) }
  #endif

  /// Called after the object was made from a nib or a storyboard, when all outlets and actions of
  /// the document are connected (fact IB118).
  open func awakeFromNib() {}
  /// Called when all objects of a document exist, if the class is marked `@IBDesignable` and the
  /// document itself is previewed, as on Interface Builder's canvas; no running app calls it
  /// (fact IB121).
  open func prepareForInterfaceBuilder() {}
}

#if !canImport(Darwin)
  extension UIResponder: _NamedKeyObserver {}
#endif
