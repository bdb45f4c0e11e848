import ConstraintCore
import Foundation

extension UIStackView {
  /// The recipe of the constraints that the views and the settings request.
  func recipe(_ customSpacings: [ObjectIdentifier: CGFloat]) -> StackRecipe {
    var recipe = StackRecipe()
    recipe.axis = EquationAxis(rawValue: axis.rawValue) ?? .horizontal
    recipe.distribution = .init(rawValue: distribution.rawValue) ?? .fill
    recipe.alignment = .init(rawValue: alignment.rawValue) ?? .fill
    recipe.spacing = meaning(of: spacing)
    recipe.isBaselineRelative = isBaselineRelativeArrangement
    recipe.isMarginsRelative = isLayoutMarginsRelativeArrangement
    recipe.views = arrangedSubviews.map { view in
      var made = StackRecipe.View(length: intrinsicLength(of: view))
      made.isHidden = view.isHidden
      made.customSpacing = customSpacings[ObjectIdentifier(view)].map(meaning)
      made.wraps = view.wrapsContent
      made.compression = view.contentCompressionResistancePriority(for: axis).rawValue
      return made
    }
    return recipe
  }

  /// The highest arranged view in sight; of several the first.
  var highest: UIView? {
    arrangedSubviews.filter { !$0.isHidden }.reduce(nil) { found, view in
      found.map { $0.height < view.height ? view : $0 } ?? view
    }
  }

  private func meaning(of spacing: CGFloat) -> Double {
    spacing == Self.spacingUseSystem ? NSLayoutConstraint.systemSpacing : spacing
  }

  /// The intrinsic length along the axis, where it is needed: measuring text takes time.
  private func intrinsicLength(of view: UIView) -> Double? {
    guard distribution == .fillProportionally else { return nil }
    let size = view.intrinsicContentSize
    let length = axis == .horizontal ? size.width : size.height
    // A stack in a stack has a length, which is that of its views, but none that it can say (ST54).
    return length < 0 && view is UIStackView ? nil : max(0, length)
  }
}

extension UIView {
  /// The height of the content, or of the view where its content has none.
  fileprivate var height: CGFloat { max(intrinsicContentSize.height, bounds.height) }
}
