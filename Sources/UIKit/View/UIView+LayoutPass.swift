import Foundation

extension UIView {
  /// The most times that one view is laid out in one pass.
  ///
  /// A view that asks for a layout in every layout would never come to rest; UIKit stops such a
  /// loop too, after 100 rounds.
  static let layoutPassLimit = 100

  /// Lays out the part of the tree that waits for it, superviews before subviews.
  ///
  /// The pass starts at the root-most ancestor that needs a layout, so that this view's own frame
  /// is final when it is laid out.
  func runLayoutPass() {
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
      for child in children where child.parent === self { child.layoutTree() }
    } while state.needsLayout && rounds < Self.layoutPassLimit
    if state.needsLayout { reportLayoutLoop() }
  }

  private func layoutOnce() {
    noteTraits()
    noteSafeArea()
    guard state.needsLayout else { return }
    state.needsLayout = false
    traitCollection.asCurrent { layer.layoutSublayers() }
  }

  /// Calls `layoutSubviews`, between the two calls to the controller whose view this is.
  func callLayoutSubviews() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
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
