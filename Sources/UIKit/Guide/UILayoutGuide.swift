// Mirrors UILayoutGuide (iOS 17). Missing: `NSCoding`.
public import Foundation

/// A rectangle in a view's coordinate system for use in layout, without the cost of a view.
///
/// The frames of the guides that a view provides itself are computed from values such as its
/// bounds, safe area and margins. The frame of a guide made by a client is computed from
/// constraints; without constraints it is empty.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  private let frame: ((UIView) -> CGRect)?
  /// The kind of a guide that its view provides, such as the safe area; nil for a client's guide.
  let kind: LayoutGuides.Kind?
  var engineItems = EngineItems()
  nonisolated(unsafe) var knownReference: ItemReference?
  private var owner: ItemReference?
  var sideAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]

  /// Makes a guide that can be added to a view.
  public override init() {
    frame = nil
    kind = nil
    super.init()
  }

  deinit { knownReference?.forget() }

  /// Makes a guide that a view provides, such as the safe area, with a closure that computes its
  /// frame.
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

  /// The view in whose coordinates the frame is expressed; nil if the guide has no view.
  open internal(set) var owningView: UIView? {
    get { owner?.view }
    set { owner = newValue?.reference }
  }
  /// A name that identifies the guide.
  ///
  /// The default is empty.
  open var identifier = ""
  /// The frame in the owning view's coordinates.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    return frame?(owningView) ?? owningView.constrainedFrame(of: self) ?? .zero
  }
  /// Whether constraints leave the guide's position or size ambiguous.
  open var hasAmbiguousLayout: Bool { owningView?._hasAmbiguousLayout(self) ?? false }
  /// Returns the constraints that determine the guide's position and size along an axis.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { owningView?._constraintsAffectingLayout(axis, of: self) ?? [] }
}
