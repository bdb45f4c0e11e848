import Foundation
import LayoutCore

extension ViewProperties {
  /// Adds the settings that affect the layout of a view, if they differ from the default.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - isConstrained: whether the view is the first item of a constraint of the app.
  mutating func readLayout(of view: UIView, isConstrained: Bool) {
    readMargins(of: view)
    if let insets = view.controller?.additionalSafeAreaInsets, insets != .zero {
      add(.additionalSafeArea, .insets(insets))
    }
    if view.state.autoLayout != nil { readPriorities(of: view) }
    let semantic = view.state.semanticContentAttribute
    if semantic != .unspecified { add(.semanticContent, .text("\(semantic)")) }
    readMask(of: view, isConstrained)
    switch view.state.overrideUserInterfaceStyle {
    case .unspecified: break
    case .light: add(.interfaceStyle, .text("light"))
    case .dark: add(.interfaceStyle, .text("dark"))
    }
  }

  private mutating func readMargins(of view: UIView) {
    let margins = view.state.margins
    if margins.fromSuperview { add(.preservesMargins, .yes) }
    // A cell sets the margins of its content view itself, so they are not recorded.
    if view.isCellContent { return }
    if let insets = margins.insets, !(view is UIStackView && insets == .zero) {
      add(.layoutMargins, .made(NumbersValue(insets)))
    }
    if !margins.fromSafeArea { add(.safeAreaMargins, .text("no")) }
  }

  private mutating func readPriorities(of view: UIView) {
    let hugging = view.standardHugging
    add(.horizontalHugging, view.contentHuggingPriority(for: .horizontal), unless: hugging)
    add(.verticalHugging, view.contentHuggingPriority(for: .vertical), unless: hugging)
    add(
      .horizontalCompression, view.contentCompressionResistancePriority(for: .horizontal),
      unless: .defaultHigh)
    add(
      .verticalCompression, view.contentCompressionResistancePriority(for: .vertical),
      unless: .defaultHigh)
  }

  private mutating func add(
    _ property: LayoutRecord.ViewProperty, _ priority: UILayoutPriority,
    unless standard: UILayoutPriority
  ) {
    if priority != standard { add(property, .number(Double(priority.rawValue))) }
  }

  /// Adds the autoresizing mask of a view, and whether it is translated into constraints although
  /// the view has other constraints, which is nearly always a mistake.
  private mutating func readMask(of view: UIView, _ isConstrained: Bool) {
    guard view.controller == nil, !view.isCellContent,
      view.translatesAutoresizingMaskIntoConstraints
    else { return }
    if isConstrained { add(.translatesMask, .yes) }
    if !view.autoresizingMask.isEmpty {
      add(.autoresizingMask, .text(view.autoresizingMask.words))
    }
  }
}

extension UIView {
  /// The default hugging priority of the view's class.
  fileprivate var standardHugging: UILayoutPriority {
    self is UISwitch || self is UIActivityIndicatorView ? .defaultHigh : .defaultLow
  }
}

extension UIView.AutoresizingMask {
  /// The flexible margins and lengths as text: `width, height`.
  fileprivate var words: String {
    let parts: [(Self, String)] = [
      (.flexibleLeftMargin, "left margin"), (.flexibleWidth, "width"),
      (.flexibleRightMargin, "right margin"), (.flexibleTopMargin, "top margin"),
      (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom margin"),
    ]
    return parts.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
  }
}
