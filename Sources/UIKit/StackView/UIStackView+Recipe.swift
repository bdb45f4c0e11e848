import ConstraintCore
import Foundation

extension UIStackView {
  /// Returns the recipe for the stack's constraints: the settings of the stack, and the lengths and
  /// priorities of the arranged views on which the constraints depend.
  func recipe(_ customSpacings: [ObjectIdentifier: CGFloat]) -> StackRecipe {
    var recipe = StackRecipe()
    recipe.axis = EquationAxis(rawValue: axis.rawValue) ?? .horizontal
    recipe.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    recipe.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    recipe.spacing = meaning(of: spacing)
    recipe.isBaselineRelative = isBaselineRelativeArrangement
    recipe.isMarginsRelative = isLayoutMarginsRelativeArrangement
    let distances = systemBaselineDistances
    recipe.views = arrangedSubviews.map { view in
      var made = StackRecipe.View(length: length(of: view))
      made.isHidden = view.isHidden
      made.customSpacing =
        customSpacings[ObjectIdentifier(view)].map(meaning) ?? distances[ObjectIdentifier(view)]
      made.wraps = view.wrapsContent
      made.compression = view.contentCompressionResistancePriority(for: axis).rawValue
      return made
    }
    return recipe
  }

  /// The tallest visible arranged view; the first one if several are equally tall, nil if none is
  /// visible.
  var highest: UIView? {
    arrangedSubviews.filter { !$0.isHidden }.reduce(nil) { found, view in
      found.map { $0.height < view.height ? view : $0 } ?? view
    }
  }

  /// The distances in points from the last baseline of each view to the first baseline of the next.
  ///
  /// The distances are needed for a column with the system spacing between baselines (fact ST58);
  /// otherwise the dictionary is empty.
  private var systemBaselineDistances: [ObjectIdentifier: Double] {
    guard isBaselineRelativeArrangement, axis == .vertical, spacing == Self.spacingUseSystem else {
      return [:]
    }
    let views = arrangedSubviews.filter { !$0.isHidden }
    var distances: [ObjectIdentifier: Double] = [:]
    for (view, next) in zip(views, views.dropFirst()) {
      let offsets = next.baselineOffsets
      let line = offsets.first + offsets.last
      guard line > 0 else { continue }
      let scale = traitCollection.displayScale
      distances[ObjectIdentifier(view)] = PixelGrid(scale: scale).round(1.1 * line)
    }
    return distances
  }

  private func meaning(of spacing: CGFloat) -> Double {
    spacing == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : spacing
  }

  /// Returns a view's length along the axis if the distribution is proportional.
  ///
  /// Returns nil for a nested stack view, and for other distributions, which do not need the
  /// length.
  private func length(of view: UIView) -> Double? {
    guard distribution == .fillProportionally else { return nil }
    let length = alongAxis(view.intrinsicContentSize)
    if length >= 0 { return length }
    // A nested stack view has no intrinsic length; its length follows from its own arranged views
    // (fact ST54).
    if view is UIStackView { return nil }
    // The length that the constraints inside a view require is used like an intrinsic length (fact
    // ST19).
    guard view.usesConstraintsInside else { return 0 }
    return max(0, alongAxis(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)))
  }

  private func alongAxis(_ size: CGSize) -> CGFloat {
    axis == .horizontal ? size.width : size.height
  }
}

extension UIView {
  /// The intrinsic height or the height of the bounds, whichever is larger.
  fileprivate var height: CGFloat { max(intrinsicContentSize.height, bounds.height) }
}
