extension UIViewController {
  /// A button titled Edit or Done, which begins and ends editing.
  public var editButtonItem: UIBarButtonItem {
    if let item = controllerState.editButtonItem { return item }
    let item = UIBarButtonItem(
      title: isEditing ? "Done" : "Edit",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    controllerState.editButtonItem = item
    return item
  }
}
