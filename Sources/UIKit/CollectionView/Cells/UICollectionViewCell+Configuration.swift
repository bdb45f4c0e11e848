import Foundation

extension UICollectionViewCell: ConfigurationHost {
  var hostState: any UIConfigurationState { configurationState }

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
    state.isExpanded = listRow?.outline?.isExpanded ?? false
    guard let view = host else { return state }
    state.isEditing = view.isEditing && view.canEdit(at: appliedAttributes?.indexPath)
    state.isSwiped = view.editing.swipe.map { $0.path == appliedAttributes?.indexPath } ?? false
    view.dragging.show(at: appliedAttributes?.indexPath, in: &state)
    state.isReordering =
      view.movement != nil && view.movement?.target == appliedAttributes?.indexPath
    return state
  }

  /// Returns the size of a cell whose content is a list content configuration, or an app's own
  /// content view without constraints; nil if the cell has no content configuration, or constraints
  /// determine the size.
  func configuredSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize? {
    // `surroundContent()` is called even if constraints determine the size, because it sets the
    // width of the content view between the accessories, in which the constraints are solved.
    let around = surroundContent()
    guard let content = configuredContent else { return nil }
    var inner = target
    inner.width = max(0, inner.width - around.width)
    if content is UIListContentView {
      var size = content.systemLayoutSizeFitting(
        inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
      size.width += around.width
      size.height = max(size.height, around.height)
      return size
    }
    guard !usesConstraintsInside else { return nil }
    let size = content.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(
      width: size.width + around.width,
      height: vertical == .required ? size.height : content.naturalHeight(inner.width))
  }
}
