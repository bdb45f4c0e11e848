package import Foundation
package import UIKit

/// A view whose overridden methods a test fills in, and whose passes are counted.
package final class ScriptedView: UIView {
  /// Is called before `super.layoutSubviews()`, and after it.
  package var willLayOut: (ScriptedView) -> Void = { _ in }
  package var didLayOut: (ScriptedView) -> Void = { _ in }
  /// Whether `super.layoutSubviews()` is called.
  package var laysOutSubviews = true
  /// Is called before `super.updateConstraints()`.
  package var willUpdate: (ScriptedView) -> Void = { _ in }
  /// The number of layouts and of updates of constraints.
  package private(set) var layouts = 0
  package private(set) var updates = 0
  /// The intrinsic content size; none by default.
  package var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// The distances from the frame to the alignment rectangle.
  package var insets = UIEdgeInsets.zero
  /// The view whose last baseline is this view's; itself by default.
  package var lastBaselineView: UIView?
  /// Is called with the traits before a change.
  package var didChangeTraits: (UITraitCollection?) -> Void = { _ in }

  /// Makes a view with an intrinsic content size.
  package convenience init(width: CGFloat, height: CGFloat = 10) {
    self.init(frame: .zero)
    content = CGSize(width: width, height: height)
  }

  package override func layoutSubviews() {
    layouts += 1
    willLayOut(self)
    if laysOutSubviews { super.layoutSubviews() }
    didLayOut(self)
  }

  package override func updateConstraints() {
    updates += 1
    willUpdate(self)
    super.updateConstraints()
  }

  package override var intrinsicContentSize: CGSize { content }
  package override var alignmentRectInsets: UIEdgeInsets { insets }
  package override var forLastBaselineLayout: UIView {
    lastBaselineView ?? super.forLastBaselineLayout
  }

  package override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    didChangeTraits(previousTraitCollection)
  }
}

/// A view whose drawing a test fills in.
package final class DrawnView: UIView {
  /// Draws the view.
  package var drawing: (DrawnView, CGRect) -> Void = { _, _ in }
  /// The number of drawings.
  package private(set) var draws = 0

  /// Makes a view that draws.
  package convenience init(frame: CGRect, drawing: @escaping (DrawnView, CGRect) -> Void) {
    self.init(frame: frame)
    self.drawing = drawing
  }

  package override func draw(_ rect: CGRect) {
    draws += 1
    drawing(self, rect)
  }
}
