// Mirrors UIStoryboardSegue, UIStoryboardUnwindSegueSource (iOS 17). Missing: custom transitions of
// unwind segues.
public import Foundation

/// A transition from one controller to another, as described in a storyboard.
///
/// Each time that a segue is performed, the storyboard makes an object of this class. The kind of
/// the segue determines the transition, unless a subclass overrides `perform()` (facts IB111,
/// IB116).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, InterfaceBuilderObject {
  /// The outlets and actions to which nibs and storyboards can connect; the porting tool generates
  /// overrides in an app's classes.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  /// Performs the transition of the segue's kind, or calls the closure passed to the initialiser.
  var transition: () -> Void

  /// The identifier of the segue; nil if it has none.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController

  /// Makes a segue whose `perform()` does nothing unless a subclass overrides it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    transition = {}
    super.init()
  }

  /// Makes a segue that performs its transition with a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    transition = performHandler
    super.init()
  }

  /// Performs the transition.
  ///
  /// The default implementation performs the transition of the segue's kind, or calls the closure
  /// given to the initialiser.
  open func perform() { transition() }
}

/// The source and the action of an unwind segue, passed to the controllers that search for its
/// destination.
@preconcurrency @MainActor
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the unwind segue starts.
  public let source: UIViewController
  /// The unwind action, which the destination must implement.
  public let unwindAction: Selector
  /// The object that triggered the unwind segue.
  public let sender: Any?

  init(source: UIViewController, unwindAction: Selector, sender: Any?) {
    (self.source, self.unwindAction, self.sender) = (source, unwindAction, sender)
    super.init()
  }
}
