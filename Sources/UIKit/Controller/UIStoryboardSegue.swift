// Mirrors UIStoryboardSegue (iOS 17). Missing: unwinding, the kinds that storyboards have.
public import Foundation

/// A way from one controller to another, which a storyboard describes.
///
/// Differs from UIKit: no storyboard is read, so a segue is only made by a program.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  private let _perform: () -> Void

  /// The name of the segue.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController

  /// Makes a segue that does nothing; for subclasses, which override `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    _perform = {}
    super.init()
  }

  /// Makes a segue that calls a closure.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    _perform = performHandler
    super.init()
  }

  /// Performs the transition.
  open func perform() { _perform() }
}
