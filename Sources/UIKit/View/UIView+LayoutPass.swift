import Foundation
import RasterCore

extension UIView {
  /// The greatest number of times that one view is laid out in one pass.
  ///
  /// A view that calls `setNeedsLayout` in every `layoutSubviews` would be laid out for ever; UIKit
  /// stops such a loop too, after 100 rounds.
  static let layoutPassLimit = 100

  /// Lays out the views of this part of the tree that need it, superviews before subviews.
  ///
  /// The pass starts at the root-most ancestor that needs a layout, so that this view's own frame
  /// is final when it is laid out.
  func _layoutIfNeeded() {
    // First, as it marks the views whose subviews get other frames for this layout.
    runConstraintPassIfNeeded()
    var root = self
    for view in sequence(first: self, next: \._superview) where view.state.needsLayout {
      root = view
    }
    root.layoutTree()
  }

  /// A view whose layout is running, and its progress.
  private struct OpenLayout {
    let view: UIView
    var rounds = 0
    /// The subviews to come, the next one last.
    var waiting: [UIView] = []

    /// Lays out the view for the first time.
    @MainActor init(of view: UIView) {
      self.view = view
      begin()
    }

    @MainActor private mutating func begin() {
      rounds += 1
      view.layoutOnce()
      // Most views have none.
      if !view._subviews.isEmpty { waiting = view._subviews.reversed() }
    }

    /// Whether everything in the view is laid out.
    @MainActor var isDone: Bool {
      mutating get {
        while waiting.isEmpty { if !beginsAgain() { return true } }
        return false
      }
    }

    /// Begins another round if the view needs one; returns whether it does.
    @MainActor private mutating func beginsAgain() -> Bool {
      // A layout may change constraints too, which requests another round where frames change.
      view.solveChangedConstraints()
      guard view.state.needsLayout else { return false }
      guard rounds < UIView.layoutPassLimit else {
        view.reportLayoutLoop()
        return false
      }
      begin()
      return true
    }
  }

  private func layoutTree() {
    // A list instead of recursion, which would take the stack for each level of the tree.
    var open = [OpenLayout(of: self)]
    while let last = open.indices.last {
      guard !open[last].isDone, let child = open[last].waiting.popLast() else {
        open.removeLast()
        continue
      }
      // A layout may have taken out subviews that come later in the copy of the list.
      guard child._superview === open[last].view else { continue }
      // On a screen deeper views are not drawn: their safe areas would cost the square of the
      // depth.
      if last >= PictureLimit.depth, child._window != nil { continue }
      var layout = OpenLayout(of: child)
      // Most views have no subviews, and never come into the list.
      if !layout.isDone { open.append(layout) }
    }
  }

  fileprivate func layoutOnce() {
    // Both may call `setNeedsLayout`, which this same layout then serves. Traits come first, as
    // margins depend on them.
    noteTraits()
    noteSafeArea()
    // Views that came in, and what changed, since the pass began.
    if state.awaitsConstraints { runConstraintPassIfNeeded() }
    guard state.needsLayout else { return }
    // Cleared before the call, so that a `setNeedsLayout` inside it requests another round.
    state.needsLayout = false
    // Those that were noted above: finding them anew queries every superview.
    (state.knownTraits ?? traitCollection)._performAsCurrent { layer.layoutSublayers() }
  }

  /// Calls `layoutSubviews`, between the two calls to the controller whose view this is.
  func _layoutSublayers() {
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
      layoutSubviews in one pass. Look for setNeedsLayout, or a change of its own bounds, inside \
      layoutSubviews.
      """)
  }
}
