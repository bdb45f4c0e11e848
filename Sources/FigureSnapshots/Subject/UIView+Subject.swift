import Foundation
public import LayoutStage
public import UIKit

extension UIView: SnapshotSubject {
  /// Fills the screen with the view, and puts it back where it was afterwards.
  public func shown<Result>(
    in configuration: DeviceConfiguration, _ body: (Figure) throws -> Result
  ) rethrows -> Result {
    let place = ViewPlace(of: self)
    defer { place.take(self) }
    return try body(
      configuration.figure(named: "\(type(of: self))", of: self) { FrameController(around: self) })
  }
}

/// A controller that shows one view on all of the screen.
private final class FrameController: UIViewController {
  private let content: UIView

  init(around content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Sized before it is added: a view of no size would keep the distance that it has from its
    // superview's size, and its constraints would conflict with that until the first layout pass.
    content.frame = view.bounds
    view.addSubview(content)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    content.frame = view.bounds
  }
}
