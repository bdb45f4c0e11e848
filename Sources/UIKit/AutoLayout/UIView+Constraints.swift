import Foundation

extension UIView {
  func _addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.checkItems(inside: self) { constraint.hold(in: self) }
  }

  func _removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.deactivate()
  }

  func setTranslatesMask(_ translates: Bool) {
    guard translates != translatesAutoresizingMaskIntoConstraints else { return }
    autoLayout.translatesMask = translates
    autoLayout.engine?.translationDidChange(of: self)
    markForConstraints()
    superview?.setNeedsLayout()
  }

  func _setContentHuggingPriority(_ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis) {
    autoLayout.hugging[axis] = priority
    noteContentSize()
    _superview?.wishesDidChange(of: self)
  }

  func _setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, _ axis: NSLayoutConstraint.Axis
  ) {
    autoLayout.compression[axis] = priority
    noteContentSize()
    _superview?.wishesDidChange(of: self)
  }

  func inset(_ frame: CGRect, by sign: CGFloat) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.minX + sign * insets.left, y: frame.minY + sign * insets.top,
      width: frame.width - sign * (insets.left + insets.right),
      height: frame.height - sign * (insets.top + insets.bottom))
  }
}
