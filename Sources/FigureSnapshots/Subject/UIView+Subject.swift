import Foundation
public import LayoutStage
public import UIKit

extension UIView: SnapshotSubject {
  /// Shows the view, filling the screen, while a closure runs, and then returns it to its
  /// superview, if it had one.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    let place = ViewPlace(of: self)
    defer { place.take(self) }
    return try body(
      configuration.figure(named: "\(type(of: self))", of: self) { FrameController(around: self) })
  }
}

/// A controller whose view is filled by one other view.
private final class FrameController: UIViewController, SingleViewController {
  let content: UIView

  init(around content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Set the frame before adding the view: the autoresizing mask of a view of size zero keeps its
    // distances to the superview's edges, and these would conflict with its constraints until the
    // first layout pass.
    content.frame = view.bounds
    view.addSubview(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.frame = view.bounds
  }
}
