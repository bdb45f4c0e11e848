import Foundation

extension UITableViewCell: ConfigurationHost {
  var hostState: any UIConfigurationState { configurationState }
  var ownBackground: UIBackgroundConfiguration? { nil }

  func callUpdates(for state: any UIConfigurationState) {
    guard let state = state as? UICellConfigurationState else { return }
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }

  var _configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isEditing = isEditing
    if let table = superview as? UITableView, table.dragging.isOver || table.hasActiveDrag {
      table.dragging.show(at: table.indexPath(for: self), in: &state)
    }
    return state
  }

  /// The default content configuration of the cell's style, without texts (fact LI28).
  var styleContent: UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The default background configuration for the style of the table that contains the cell.
  var styleBackground: UIBackgroundConfiguration {
    (superview as? UITableView)?.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Returns the size of a cell with a content configuration: the size of the content, plus the
  /// height of the separator (facts LI41, LI63).
  ///
  /// It is nil if constraints or the cell's style determine the size.
  func configuredSize(_ target: CGSize) -> CGSize? {
    guard let content = configuredContent else { return nil }
    let width = contentView.frame.width
    if content is UIListContentView {
      let height = content.sizeThatFits(CGSize(width: width, height: 0)).height
      return CGSize(
        width: target.width, height: max(ListContentStyle.rowHeight, height) + separatorHeight)
    }
    guard !usesConstraintsInside else { return nil }
    return CGSize(width: target.width, height: content.naturalHeight(width) + separatorHeight)
  }
}

extension UIView {
  /// Returns the height in points of a content view without constraints: its intrinsic height or,
  /// if it has none, the height from `sizeThatFits(_:)`.
  func naturalHeight(_ width: CGFloat) -> CGFloat {
    let intrinsic = intrinsicContentSize.height
    return intrinsic >= 0
      ? intrinsic : sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }
}
