import Foundation
import RasterCore

extension UIView {
  /// The maximum number of times that one view is laid out in one pass.
  ///
  /// A view that changes its bounds in every `layoutSubviews` would be laid out forever, as on iOS
  /// (fact H30).
  static let layoutPassLimit = 100

  /// Lays out the views of this subtree that need it, superviews before subviews.
  ///
  /// The pass starts at the outermost ancestor that needs a layout, so that this view's own frame
  /// is final when it is laid out.
  func _layoutIfNeeded() {
    // The constraint pass runs first, as it marks views whose subviews get new frames for layout.
    runConstraintPassIfNeeded()
    var root = self
    for view in sequence(first: self, next: \._superview) where view.state.needsLayout {
      root = view
    }
    root.layoutTree()
  }

  /// A view being laid out, and its progress.
  private struct OpenLayout {
    let view: UIView
    var rounds = 0
    /// The frames before the last round; nil in the first round.
    var arrangement: SubviewArrangement?
    /// The remaining subviews, the next one last.
    var waiting: [UIView] = []

    /// Lays out the view for the first time.
    @MainActor init(of view: UIView) {
      self.view = view
      begin()
    }

    @MainActor private mutating func begin() {
      rounds += 1
      view.layoutOnce()
      // Most views have no subviews, and need no array.
      if !view._subviews.isEmpty { waiting = view._subviews.reversed() }
    }

    /// Whether the view's subtree is laid out.
    @MainActor var isDone: Bool {
      mutating get {
        while waiting.isEmpty { if !beginsAgain() { return true } }
        return false
      }
    }

    /// Begins another round if the view needs one, and returns whether it did.
    @MainActor private mutating func beginsAgain() -> Bool {
      // A layout may also change constraints, which requests another round if frames change.
      view.solveChangedConstraints()
      guard view.state.needsLayout else { return false }
      // If a round changed no frame, it was the last one; the view's request is served in the next
      // pass (fact H30).
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
    // A list is used instead of recursion, which would need stack space for each level of the tree.
    var open = [OpenLayout(of: self)]
    while let last = open.indices.last {
      guard !open[last].isDone, let child = open[last].waiting.popLast() else {
        open.removeLast()
        continue
      }
      // A layout may have removed subviews that are later in the copied list.
      guard child._superview === open[last].view else { continue }
      // Deeper views in a window are not drawn, so they are not laid out either: computing their
      // safe areas would take time quadratic in the depth.
      if last >= PictureLimit.depth, child._window != nil { continue }
      var layout = OpenLayout(of: child)
      // Most views have no subviews, and are never added to the list.
      if !layout.isDone { open.append(layout) }
    }
  }

  fileprivate func layoutOnce() {
    // Both calls may lead to `setNeedsLayout`, which the layout below then handles. Traits are
    // updated first, as margins depend on them.
    noteTraits()
    noteSafeArea()
    // Solves constraints for views that were added, or constraints that changed, since the pass
    // began.
    if state.awaitsConstraints { runConstraintPassIfNeeded() }
    guard state.needsLayout else { return }
    // The flag is cleared before the call, so that a `setNeedsLayout` inside it requests another
    // round.
    state.needsLayout = false
    // The traits stored above are used since finding them again would visit every superview.
    (state.knownTraits ?? traitCollection)._performAsCurrent { layer.layoutSublayers() }
  }

  /// Calls `layoutSubviews` between the controller's `viewWillLayoutSubviews` and
  /// `viewDidLayoutSubviews`, if this is a controller's view.
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
