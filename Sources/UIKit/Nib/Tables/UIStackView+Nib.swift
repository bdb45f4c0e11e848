import Foundation
import InterfaceBuilder

extension NibTables {
  /// The properties of stack views (fact IB56).
  static let stackView = NibProperties<UIStackView> { table in
    table.choice("axis", axes) { $0.axis = $1 }
    table.choice("distribution", distributions) { $0.distribution = $1 }
    table.choice("alignment", alignments) { $0.alignment = $1 }
    table.number("spacing") { $0.spacing = $1 }
    table.choice("spacingType", ["standard": UIStackView.spacingUseSystem]) { $0.spacing = $1 }
    table.bool("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 }
    table.bool("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 }
  }

  private static let axes: [String: NSLayoutConstraint.Axis] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]
  private static let distributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  // In a vertical stack view, `top` is read as leading, and `bottom` as trailing.
  private static let alignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}

extension UIStackView {
  /// Sets the stack view's own properties, and arranges its subviews.
  func decodeStack(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    coder.decode(NibTables.stackView, of: self)
    let margins = ["layoutMargins", "directionalLayoutMargins"]
    if margins.contains(where: { nib.object.properties[$0] != nil }) {
      isLayoutMarginsRelativeArrangement = true
    }
    for view in subviews { addArrangedSubview(view) }
  }
}
