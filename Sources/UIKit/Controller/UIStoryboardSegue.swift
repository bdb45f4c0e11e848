// Mirrors UIStoryboardSegue (iOS 17). Missing: unwinding, the kinds that storyboards have.
public import Foundation

/// A transition from one controller to another, as described in a storyboard.
///
/// Differs from UIKit: storyboards are not loaded, so segues are made only in code.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject, InterfaceBuilderObject {
  /// The members that documents of Interface Builder connect; the porting tool writes overrides.
  ///
  /// Differs from UIKit, which has no such member.
  open class var interfaceBuilderMembers: InterfaceBuilderMembers { InterfaceBuilderMembers() }

  private let _perform: () -> Void

  /// The identifier of the segue.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController

  /// Makes a segue that does nothing.
  ///
  /// Subclasses override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    _perform = {}
    super.init()
  }

  /// Makes a segue that performs its transition with a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    _perform = performHandler
    super.init()
  }

  /// Performs the transition.
  ///
  /// The default implementation calls the closure given to the initialiser.
  open func perform() { _perform() }
}
