import Foundation
import LayoutCore
import RasterText

extension UIView {
  /// Returns a closure that changes a property to a recorded value; nil if the value cannot be
  /// parsed or the property cannot be set.
  ///
  /// The result is also nil in the cells of a table, because a table measures its cells again only
  /// after a reload.
  func change(of property: LayoutRecord.ViewProperty, to text: String) -> LayoutRestorer.Change? {
    if isInTableCell { return nil }
    return switch property {
    case .spacing: (self as? UIStackView)?.change(\.spacing, to: Double(text).map { CGFloat($0) })
    case .customSpacing: (self as? UIStackView)?.change(ofCustomSpacings: text)
    case .lines: (self as? UILabel)?.change(\.numberOfLines, to: Int(text))
    case .minimumScale:
      (self as? UILabel)?.change(\.minimumScaleFactor, to: Double(text).map { CGFloat($0) })
    case .font: changeOfFont(to: text)
    case .layoutMargins: changeOfMargins(to: text)
    case .contentInset: (self as? UIScrollView)?.change(ofContentInset: text)
    case .rowHeight: (self as? UITableView)?.change(\.rowHeight, to: Self.height(text))
    case .horizontalHugging, .verticalHugging, .horizontalCompression, .verticalCompression:
      changeOfPriority(property, to: text)
    default: nil
    }
  }

  /// Parses the height of a table's rows: a number, or the text for automatic heights; nil for any
  /// other text.
  private static func height(_ text: String) -> CGFloat? {
    text == LayoutRecord.ViewProperty.rowHeight.standard
      ? UITableView.automaticDimension : Double(text).map { CGFloat($0) }
  }

  /// Returns a closure that changes the frame.
  ///
  /// It is nil if constraints, a stack view or a table cell determine the frame, or if the view is
  /// transformed.
  func change(ofFrame frame: CGRect) -> LayoutRestorer.Change? {
    guard translatesAutoresizingMaskIntoConstraints, !(superview is UIStackView), !isInTableCell,
      transform == .identity
    else { return nil }
    return change(\.frame, to: frame)
  }

  private var isInTableCell: Bool {
    sequence(first: self as UIView, next: \._superview).contains { $0 is UITableViewCell }
  }

  private func changeOfPriority(
    _ property: LayoutRecord.ViewProperty, to text: String
  ) -> LayoutRestorer.Change? {
    guard let number = Float(text) else { return nil }
    let isHorizontal = [.horizontalHugging, .horizontalCompression].contains(property)
    let axis: NSLayoutConstraint.Axis = isHorizontal ? .horizontal : .vertical
    let isHugging = [.horizontalHugging, .verticalHugging].contains(property)
    let known =
      isHugging
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    let set: (UILayoutPriority) -> Void = { priority in
      isHugging
        ? self.setContentHuggingPriority(priority, for: axis)
        : self.setContentCompressionResistancePriority(priority, for: axis)
    }
    return {
      set(UILayoutPriority(number))
      return { set(known) }
    }
  }

  /// Returns a closure that sets the margins to the recorded ones, or to the default if the text is
  /// that of the default; nil if the text cannot be parsed.
  private func changeOfMargins(to text: String) -> LayoutRestorer.Change? {
    let insets = RecordedInsets(text)
    guard insets != nil || text == LayoutRecord.ViewProperty.layoutMargins.standard else {
      return nil
    }
    let old = state.margins.insets
    return {
      self.setMargins(insets?.directional)
      return { self.setMargins(old) }
    }
  }

  private func setMargins(_ insets: NSDirectionalEdgeInsets?) {
    if let insets { return directionalLayoutMargins = insets }
    state.margins.insets = nil
    noteSystemMargins()
  }

  /// Returns a closure that changes the point size of a label's or text field's font.
  ///
  /// It is nil if the recorded font has a different typeface, or if the label's text has
  /// attributes.
  private func changeOfFont(to text: String) -> LayoutRestorer.Change? {
    guard let space = text.lastIndex(of: " "), let size = Double(text[text.index(after: space)...])
    else { return nil }
    func isSameFace(_ font: UIFont) -> Bool {
      font.value.stack.primary.name == text[..<space]
    }
    if let label = self as? UILabel, !label.content.hasAttributes, isSameFace(label.font) {
      return label.change(\.font, to: label.font.withSize(CGFloat(size)))
    }
    if let field = self as? UITextField, let font = field.font, isSameFace(font) {
      return field.change(\.font, to: font.withSize(CGFloat(size)))
    }
    return nil
  }
}

extension UIScrollView {
  /// Returns a closure that sets the content inset to a recorded one, or nil if the text cannot be
  /// parsed; undoing the change also restores the content offset.
  fileprivate func change(ofContentInset text: String) -> LayoutRestorer.Change? {
    guard let insets = RecordedInsets(text) else { return nil }
    let (old, offset) = (contentInset, contentOffset)
    return {
      self.contentInset = insets.absolute
      return {
        self.contentInset = old
        self.contentOffset = offset
      }
    }
  }
}

extension NSObjectProtocol where Self: UIView {
  /// Returns a closure that sets a property to a value; nil if the value is nil.
  @MainActor fileprivate func change<Value>(
    _ member: ReferenceWritableKeyPath<Self, Value>, to value: Value?
  ) -> LayoutRestorer.Change? {
    guard let value else { return nil }
    return {
      let old = self[keyPath: member]
      self[keyPath: member] = value
      return { self[keyPath: member] = old }
    }
  }
}
