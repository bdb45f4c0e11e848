import Foundation

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
  func runLayoutPass() {
    // First, as it marks the views whose subviews get other frames for this layout.
    runConstraintPassIfNeeded()
    var root = self
    for view in sequence(first: self, next: \.parent) where view.state.needsLayout {
      root = view
    }
    root.layoutTree()
  }

  private func layoutTree() {
    var rounds = 0
    repeat {
      rounds += 1
      layoutOnce()
      // A layout may take out subviews that come later in this copy of the list.
      for child in children where child.parent === self { child.layoutTree() }
      // A layout may change constraints too, which asks for another round where frames change.
      solveChangedConstraints()
    } while state.needsLayout && rounds < Self.layoutPassLimit
    if state.needsLayout { reportLayoutLoop() }
  }

  private func layoutOnce() {
    // Both may call `setNeedsLayout`, which this same layout then serves. Traits come first, as
    // margins depend on them.
    noteTraits()
    noteSafeArea()
    // Views that came in, and what changed, since the pass began.
    if state.awaitsConstraints { runConstraintPassIfNeeded() }
    guard state.needsLayout else { return }
    // Cleared before the call, so that a `setNeedsLayout` inside it asks for another round.
    state.needsLayout = false
    // Those that were noted above: finding them anew asks every superview.
    (state.knownTraits ?? traitCollection).asCurrent { layer.layoutSublayers() }
  }

  /// Calls `layoutSubviews`, between the two calls to the controller whose view this is.
  func callLayoutSubviews() {
    ControllerCalls.note("viewWillLayoutSubviews()", of: controller)
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    ControllerCalls.note("viewDidLayoutSubviews()", of: controller)
    controller?.viewDidLayoutSubviews()
  }

  private func reportLayoutLoop() {
    state.needsLayout = false
    UIKitLog.warn(
      """
      UIView layout loop: \(self) still needs a layout after \(Self.layoutPassLimit) rounds of \
      layoutSubviews in one pass. Look for setNeedsLayout, or a change of its own bounds, inside \
      layoutSubviews.
      """)
  }
}
