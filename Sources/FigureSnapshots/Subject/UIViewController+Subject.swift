public import LayoutStage
public import UIKit

extension UIViewController: SnapshotSubject {
  /// Shows the controller's view, filling the screen, while a closure runs, and then returns it to
  /// its superview, if it had one.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    let place = viewIfLoaded.map(ViewPlace.init)
    defer { viewIfLoaded.map { view in place.map { $0.take(view) } ?? view.removeFromSuperview() } }
    let figure = configuration.figure(named: "\(type(of: self))", of: viewIfLoaded) { self }
    return try body(figure)
  }
}

/// The position of a view in its hierarchy, recorded so that it can be restored after a snapshot.
@MainActor struct ViewPlace {
  private let superview: UIView?
  private let index: Int
  private let frame: CGRect
  private let autoresizing: UIView.AutoresizingMask

  init(of view: UIView) {
    superview = view.superview
    index = view.superview?.subviews.firstIndex(of: view) ?? 0
    (frame, autoresizing) = (view.frame, view.autoresizingMask)
  }

  /// Returns the view to its recorded position.
  func take(_ view: UIView) {
    // First remove it from the snapshot's controller, which sets the frame of its content in every
    // layout pass.
    view.removeFromSuperview()
    (view.frame, view.autoresizingMask) = (frame, autoresizing)
    superview?.insertSubview(view, at: index)
  }
}
