// Mirrors UIStackView (iOS 17). Missing: `NSCoding`, the animation of hidden views.
public import Foundation

/// A view that arranges views in a row or a column by means of constraints.
///
/// In `updateConstraints`, the stack view makes the constraints described by `StackRecipe`, with
/// UIKit's identifiers and priorities; constraints that have not changed are kept (fact ST7).
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// Makes a stack view with arranged views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes a stack view with a frame and without arranged views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clearMargins()
  }

  /// Sets the margins to zero, unless the app has set them; up to iOS 10 a stack view has the
  /// default margins of a view (fact ST49).
  private func clearMargins() {
    guard UIEnvironment.current.systemVersion > 10, state.margins.insets == nil else { return }
    state.margins.insets = .zero
  }

  /// Makes a stack view from a nib or a storyboard; an empty one for the coder of an archive.
  ///
  /// As in UIKit, the initialiser is not failable, so that subclasses can call it without `?` and
  /// `!`.
  public required init(coder: NSCoder) {
    super.init(frame: coder.nib?.frame ?? .zero)
    if let decoder = coder.nib { decodeView(decoder) }
    clearMargins()
    decodeStack(coder)
  }

  private var _arrangedSubviews: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var made = StackConstraints()

  /// The arranged views in their order; they are always subviews too (facts ST3, ST4).
  open var arrangedSubviews: [UIView] { _arrangedSubviews }

  /// Appends an arranged view, and makes it a subview if it is not one yet (fact ST3).
  open func addArrangedSubview(_ view: UIView) {
    _insertArrangedSubview(view, at: _arrangedSubviews.count)
  }

  /// Inserts an arranged view at an index, or moves it there if it is arranged already (fact ST5).
  ///
  /// An index outside `0...arrangedSubviews.count` stops the process.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if !(0..._arrangedSubviews.count).contains(stackIndex) {
      UIKitLog.raise(
        "insertArrangedSubview(_:at:): the index \(stackIndex) is not in 0...\(_arrangedSubviews.count)"
      )
    }
    _insertArrangedSubview(view, at: stackIndex)
  }

  /// Removes a view from the arranged views; it remains a subview (fact ST3).
  open func removeArrangedSubview(_ view: UIView) { _removeArrangedSubview(view) }

  /// The axis along which the views are arranged.
  ///
  /// The default is horizontal.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The distribution of the views along the axis.
  ///
  /// The default is fill.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The alignment of the views across the axis.
  ///
  /// The default is fill.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { setNeedsUpdateConstraints() } }
  }
  /// The gap between views in points, or the minimum gap for `equalSpacing` and `equalCentering`.
  ///
  /// The default is 0.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsUpdateConstraints() } }
  }
  /// Whether gaps in a column are measured from the last baseline of the upper view to the first
  /// baseline of the lower one.
  ///
  /// The default is false.
  open var isBaselineRelativeArrangement = false {
    didSet {
      if isBaselineRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }
  /// Whether the views are arranged inside the stack's layout margins, which are zero at first
  /// since iOS 11 (fact ST49).
  ///
  /// The default is false.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      if isLayoutMarginsRelativeArrangement != oldValue { setNeedsUpdateConstraints() }
    }
  }

  /// The value that means the stack's own `spacing`.
  open class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// The value that means the system spacing of 8 points (fact ST24).
  open class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// Sets the gap after an arranged view in points; does nothing for other views.
  ///
  /// The gap stays after the view if the view is moved, and is ignored after the last visible view
  /// (fact ST24).
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard _arrangedSubviews.contains(arrangedSubview) else { return }
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsUpdateConstraints()
  }

  /// Returns the custom gap after a view, or `spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // The following members override those of `UIView`.

  /// True, because a stack view arranges its views only by constraints.
  open override class var requiresConstraintBasedLayout: Bool { true }

  /// Updates the constraints to match the arranged views and the settings.
  open override func updateConstraints() {
    made.update(to: recipe(customSpacings), of: self)
    super.updateConstraints()
  }

  /// Removes the subview from the arranged views too (fact ST3).
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    _removeArrangedSubview(subview)
  }

  /// The view with the first baseline: the tallest visible view of a row, or the first visible view
  /// of a column (fact ST51); the stack view itself if no view is visible.
  open override var forFirstBaselineLayout: UIView {
    (axis == .horizontal ? highest : _arrangedSubviews.first { !$0.isHidden })?
      .forFirstBaselineLayout
      ?? self
  }

  /// The view with the last baseline: the tallest visible view of a row, or the last visible view
  /// of a column (fact ST51); the stack view itself if no view is visible.
  open override var forLastBaselineLayout: UIView {
    (axis == .horizontal ? highest : _arrangedSubviews.last { !$0.isHidden })?.forLastBaselineLayout
      ?? self
  }

  override func contentSizeDidChange(of view: UIView) {
    // A proportional distribution depends on the content sizes of the arranged views and of the
    // views inside them (facts ST19, ST20).
    if distribution == .fillProportionally,
      _arrangedSubviews.contains(where: view.isDescendant)
    {
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
    // If the view was already arranged before this index, removing it has shortened the list by
    // one.
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
