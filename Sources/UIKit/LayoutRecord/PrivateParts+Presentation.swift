/// The private parts, as `HavingParts` defines them, of the view that shows an open menu: all its
/// subviews.
extension MenuOverlay: HavingParts {
  var privateParts: [UIView] { subviews }
  var ownName: String? { "menu" }
}

extension PresentationContainer: HavingParts {
  var privateParts: [UIView] { subviews.filter { $0 is PresenterCard || $0 is DimmingView } }
}

extension SheetView: HavingParts {
  var privateParts: [UIView] { [grabber] }
  var ownName: String? { "sheet" }
}

extension PopoverView: HavingParts {
  var privateParts: [UIView] { [] }
  var ownName: String? { "popover" }
}

extension LayoutContainerView: HavingParts {
  private var split: UISplitViewController? { controller as? UISplitViewController }
  var privateParts: [UIView] { split?.separators ?? [] }
  var ownName: String? { split == nil ? nil : "columns" }
}
