import Foundation
import LayoutCore

extension ViewProperties {
  /// Adds the settings of a stack view.
  mutating func readStack(_ stack: UIStackView) {
    if stack.axis != .horizontal { add(.axis, .text("vertical")) }
    add(.spacing, stack.spacing, unless: 0)
    if stack.distribution != .fill { add(.distribution, .text("\(stack.distribution)")) }
    if stack.alignment != .fill { add(.stackAlignment, .text("\(stack.alignment)")) }
    if stack.isBaselineRelativeArrangement { add(.baselineRelative, .yes) }
    if stack.isLayoutMarginsRelativeArrangement { add(.marginsRelative, .yes) }
  }

  /// Adds the order of a stack view's arranged views, and the custom spacings after them.
  ///
  /// - Parameters:
  ///   - stack: the stack view.
  ///   - records: the records of its subviews, by the subviews' identifiers; empty if the stack is
  ///     hidden.
  mutating func readOrder(
    of stack: UIStackView, _ records: [ObjectIdentifier: LayoutRecord.View]
  ) {
    if records.isEmpty { return }
    let arranged = stack.arrangedSubviews
    let labels = arranged.map { view in
      records[ObjectIdentifier(view)]?.arrangedLabel ?? "\(type(of: view))"
    }
    if labels.count > 1 { add(.arranged, .text(labels.joined(separator: ", "))) }
    let spacings = zip(arranged, labels).compactMap { view, label -> String? in
      let spacing = stack.customSpacing(after: view)
      if spacing == UIStackView.spacingUseDefault { return nil }
      let isSystem = spacing == UIStackView.spacingUseSystem
      return "\(isSystem ? "system" : Double(spacing).shortest) after \(label)"
    }
    if !spacings.isEmpty { add(.customSpacing, .text(spacings.joined(separator: ", "))) }
  }
}
