// Mirrors UIStackView (iOS 17). Missing: archives, the animation of hidden views.
public import Foundation

/// A view that lays out views in a row or a column, by constraints that it makes.
///
/// It makes them in `updateConstraints`, those of `StackRecipe` with UIKit's identifiers and
/// priorities, and changes only what is different from the last time (fact ST7).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Makes a stack view with views to arrange.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack view with a frame and nothing to arrange.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Returns nil: there are no archives to read.
  public required init?(coder: NSCoder) { nil }

  private var _arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made = StackConstraints()

  /// The views that are arranged, in the order of the layout; some of the subviews (facts ST3,
  /// ST4).
  open var arrangedSubviews: [UIView] { _arrangedSubviews }

  /// Arranges a view after all others; makes it a subview if it is none (fact ST3).
  open func addArrangedSubview(_ view: UIView) {
    _insertArrangedSubview(view, at: _arrangedSubviews.count)
  }

  /// Arranges a view at a place in the list; one that is there already moves (fact ST5).
  ///
  /// The place must be in the list or at its end; else the process stops.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if !(0..._arrangedSubviews.count).contains(stackIndex) {
      UIKitLog.raise(
        "insertArrangedSubview(_:at:): the index \(stackIndex) is not in 0...\(_arrangedSubviews.count)"
      )
    }
    _insertArrangedSubview(view, at: stackIndex)
  }

  /// Stops arranging a view, which stays a subview (fact ST3).
  open func removeArrangedSubview(_ view: UIView) { _removeArrangedSubview(view) }

  /// The direction of the list; default horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The division of the stack's length among the views; default fill.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The position of the views across the axis; default fill.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The gap between views, or the least one in equalSpacing and equalCentering; default 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether gaps of a column run from the last baseline above to the first below; default false.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// Whether the views are inside the stack's layout margins; default false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// The spacing that stands for the stack's own.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The spacing that stands for the system's: 8 (fact ST24).
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the gap after an arranged view, with which it moves; ignored after the last one in sight
  /// (fact ST24).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard _arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the gap that was set after a view; `spacingUseDefault` where none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // Overrides

  /// True: without its constraints a stack view lays out nothing.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Makes the constraints that the arranged views and the settings request.
  open override func updateConstraints() {
    made.update(to: recipe(customSpacings), of: self)
    super.updateConstraints()
  }

  /// Stops arranging the view (fact ST3).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    _removeArrangedSubview(subview)
  }

  /// The baseline of the highest view of a row, or of the first one of a column (fact ST51).
  open override var forFirstBaselineLayout: UIView {
    (axis == .horizontal ? highest : _arrangedSubviews.first { !$0.isHidden })?
      .forFirstBaselineLayout
      ?? self
  }

  /// The baseline of the highest view of a row, or of the last one of a column (fact ST51).
  open override var forLastBaselineLayout: UIView {
    (axis == .horizontal ? highest : _arrangedSubviews.last { !$0.isHidden })?.forLastBaselineLayout
      ?? self
  }

  override func contentSizeDidChange(of view: UIView) {
    // The shares are made of content sizes (fact ST20).
    if distribution == .fillProportionally, _arrangedSubviews.contains(view) {
      setNeedsUpdateConstraints()
    }
    super.contentSizeDidChange(of: view)
  }

  override func wishesDidChange(of subview: UIView) {
    if _arrangedSubviews.contains(subview) { setNeedsUpdateConstraints() }
  }

  // MARK: The list

  private func _insertArrangedSubview(_ view: UIView, at index: Int) {
    _arrangedSubviews.removeAll { $0 === view }
    if view.superview !== self { addSubview(view) }
    view.translatesAutoresizingMaskIntoConstraints = false
    // Moved towards the end, the view has left a place before it.
    _arrangedSubviews.insert(view, at: min(index, _arrangedSubviews.count))
    setNeedsUpdateConstraints()
  }

  private func _removeArrangedSubview(_ view: UIView) {
    guard let index = _arrangedSubviews.firstIndex(of: view) else { return }
    _arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsUpdateConstraints()
  }
}
