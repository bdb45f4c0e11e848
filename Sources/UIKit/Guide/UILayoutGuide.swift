// Mirrors UILayoutGuide (iOS 17). Missing: anchors, constraints, archives.
public import Foundation

/// A rectangle in a view's coordinates for layout, without a view of its own.
///
/// A view's own guides follow its safe area and its margins. A guide that a client makes has an
/// empty frame, as on iOS without constraints.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private let frame: (UIView) -> CGRect

  /// Makes a guide to be added to a view.
  public override init() {
    frame = { _ in .zero }
    super.init()
  }

  /// Makes one of a view's own guides, with the function that computes its frame.
  init(of view: UIView, named name: String, frame: @escaping (UIView) -> CGRect) {
    self.frame = frame
    super.init()
    owningView = view
    identifier = name
  }

  /// The view in whose coordinates the rectangle lies.
  open internal(set) weak var owningView: UIView?
  /// A name for finding the guide.
  open var identifier = ""
  /// The rectangle in the view's coordinates.
  open var layoutFrame: CGRect { owningView.map(frame) ?? .zero }
}
