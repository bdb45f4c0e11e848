// Mirrors UIAccessibilityElement (iOS 17). Missing: nothing.
import CoreGraphics
public import Foundation

/// An accessibility element that is not a view, such as an item that a view draws itself.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// The view or the element that contains this element.
  open weak var accessibilityContainer: AnyObject?

  /// The rectangle of the element in its container's coordinates, in points.
  ///
  /// The default is the null rectangle, with which `accessibilityFrame` is used instead.
  open var accessibilityFrameInContainerSpace = CGRect.null

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// The kinds of containers of accessibility elements.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// The object is not a container of a special kind.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A part of a page with a purpose of its own, such as the navigation.
  case landmark = 3
  /// A group whose label is read before its elements.
  case semanticGroup = 4
}

/// An action that assistive technologies offer in addition to a tap.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// A closure that performs an action, and returns whether the action was performed.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// The name of the action, which assistive technologies read.
  open var name: String
  /// The image shown beside the name; nil means none.
  open var image: UIImage?
  /// The object that performs the action; nil if a closure performs it.
  open weak var target: AnyObject?
  /// The method that performs the action; nil if a closure performs it.
  open var selector: Selector?
  /// The closure that performs the action; nil if a method performs it.
  open var actionHandler: ActionHandler?

  /// Makes an action that a method of an object performs.
  public init(name: String, target: Any?, selector: Selector) {
    (self.name, self.selector) = (name, selector)
    self.target = target.map { $0 as AnyObject }
    super.init()
  }

  /// Makes an action that a closure performs.
  public init(name: String, actionHandler: ActionHandler?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init()
  }

  /// Makes an action that has an image and that a closure performs.
  public init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
    super.init()
  }
}
