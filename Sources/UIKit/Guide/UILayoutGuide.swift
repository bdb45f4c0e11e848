// Mirrors UILayoutGuide (iOS 17). Missing: archives.
public import Foundation

/// A rectangle in a view's coordinates for layout, without a view of its own.
///
/// A view's own guides follow its safe area and its margins. A guide that a client makes gets its
/// frame from constraints, and has an empty one without them.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private let frame: ((UIView) -> CGRect)?
  /// The kind of one of a view's own guides; nil for one that a client made.
  let kind: LayoutGuides.Kind?
  var engineItems = EngineItems()
  nonisolated(unsafe) var knownReference: ItemReference?
  private var owner: ItemReference?
  var sideAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

  /// Makes a guide to be added to a view.
  public override init() {
    frame = nil
    kind = nil
    super.init()
  }

  deinit { knownReference?.forget() }

  /// Makes one of a view's own guides, with the function that computes its frame.
  init(
    _ kind: LayoutGuides.Kind, of view: UIView, named name: String,
    frame: @escaping (UIView) -> CGRect
  ) {
    self.frame = frame
    self.kind = kind
    super.init()
    owningView = view
    identifier = name
  }

  /// The view in whose coordinates the rectangle is.
  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  /// A name for finding the guide.
  open var identifier = ""
  /// The rectangle in the view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return frame?(owningView) ?? owningView.constrainedFrame(of: self) ?? .zero
  }
  /// Whether constraints leave the guide's place or size open.
  open var hasAmbiguousLayout: Bool { owningView?._hasAmbiguousLayout(self) ?? false }
  /// Returns the constraints that the guide's place and size along an axis come from.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owningView?._constraintsAffectingLayout(axis, of: self) ?? [] }
}
