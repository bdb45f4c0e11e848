extension UIViewController {
  /// A button that begins and ends the editing, titled Edit or Done.
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
