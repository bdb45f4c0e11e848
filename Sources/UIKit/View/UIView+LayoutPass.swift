import Foundation
import RasterCore

extension UIView {
  /// The maximum number of times that one view is laid out in one pass.
  ///
  /// On iOS, a view that changes its bounds in every `layoutSubviews` is laid out forever (fact
  /// H30).
  static let layoutPassLimit = 100

  /// Lays out the views of this subtree that need it, superviews before subviews.
  ///
  /// The pass starts at the outermost ancestor that needs a layout, so that this view's own frame
  /// is final when it is laid out.
  func _layoutIfNeeded() {
    // The constraint pass runs first, because it marks views for layout whose subviews get new
    // frames from constraints.
    runConstraintPassIfNeeded()
    var root = self
    for view in sequence(first: self, next: \._superview) where view.state.needsLayout {
      root = view
    }
    root.layoutTree()
  }

  /// A view that is being laid out in one or more rounds, with the subviews that have not been laid
  /// out yet.
  private struct OpenLayout {
    let view: UIView
    var rounds = 0
    /// The bounds and the subviews' frames before the last round; nil in the first round.
    var arrangement: SubviewArrangement?
    /// The subviews that remain to be laid out, the next one last.
    var waiting: [UIView] = []

    /// Begins with the first round of a view's layout.
    @MainActor init(of view: UIView) {
      self.view = view
      begin()
    }

    @MainActor private mutating func begin() {
      rounds += 1
      view.layoutOnce()
      // Most views have no subviews; then no array is allocated.
      if !view._subviews.isEmpty { waiting = view._subviews.reversed() }
    }

    /// Whether the view and all its subviews are laid out.
    @MainActor var isDone: Bool {
      mutating get {
        while waiting.isEmpty { if !beginsAgain() { return true } }
        return false
      }
    }

    /// Lays out the view again if it has been marked for layout in the meantime, and returns
    /// whether it did.
    @MainActor private mutating func beginsAgain() -> Bool {
      // A layout may have changed constraints; if new solutions change frames, the view is marked
      // for layout.
      view.solveChangedConstraints()
      guard view.state.needsLayout else { return false }
      // If the last round changed no frame, no further round follows; the view remains marked for
      // the next pass (fact H30).
      let now = SubviewArrangement(of: view)
      if now == arrangement { return false }
      arrangement = now
      guard rounds < UIView.layoutPassLimit else {
        view.reportLayoutLoop()
        return false
      }
      begin()
      return true
    }
  }

  private func layoutTree() {
    // A stack on the heap is used instead of recursion, which would need space on the thread's
    // stack for each level.
    var open = [OpenLayout(of: self)]
    while let last = open.indices.last {
      guard !open[last].isDone, let child = open[last].waiting.popLast() else {
        open.removeLast()
        continue
      }
      // The list was copied before; the layout of an earlier view may have removed this subview.
      guard child._superview === open[last].view else { continue }
      // Views deeper than the limit are not drawn in a window, so they are not laid out either.
      // Computing their safe areas would take time quadratic in the depth.
      if last >= PictureLimit.depth, child._window != nil { continue }
      var layout = OpenLayout(of: child)
      // A view without subviews is already laid out, and need not be added to the stack.
      if !layout.isDone { open.append(layout) }
    }
  }

  fileprivate func layoutOnce() {
    // Both calls may mark the view for layout, which the code below handles. Traits are updated
    // first, because margins depend on them.
    noteTraits()
    noteSafeArea()
    // Constraints of views that were added since the pass began, and constraints that have changed
    // since then, are solved here.
    if state.awaitsConstraints { runConstraintPassIfNeeded() }
    guard state.needsLayout else { return }
    // The mark is cleared before the call, so that a `setNeedsLayout` during the call requests
    // another round.
    state.needsLayout = false
    // The stored traits are used, because `noteTraits()` has just updated them.
    (state.knownTraits ?? traitCollection)._performAsCurrent { layer.layoutSublayers() }
  }

  /// Calls `layoutSubviews`; for a controller's view, between `viewWillLayoutSubviews` and
  /// `viewDidLayoutSubviews` of the controller.
  func _layoutSublayers() {
    controller?.updateUnavailableContentIfNeeded()
    ControllerCalls.note("viewWillLayoutSubviews()", of: controller)
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    ControllerCalls.note("viewDidLayoutSubviews()", of: controller)
    controller?.viewDidLayoutSubviews()
  }

  fileprivate func reportLayoutLoop() {
    state.needsLayout = false
    UIKitLog.warn(
      """
      UIView layout loop: \(self) still needs a layout after \(Self.layoutPassLimit) rounds of \
      layoutSubviews in one pass, each of which changed frames. Look for a change of its own bounds \
      inside layoutSubviews.
      """)
  }
}
