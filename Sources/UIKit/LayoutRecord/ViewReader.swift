/// A function that records the properties which a class of views has in addition to those of its
/// superclass.
@MainActor struct ViewReader {
  private let reads: (UIView) -> Bool
  /// Adds the properties of a view of the class to a list.
  let read: (UIView, inout ViewProperties) -> Void

  /// Makes a reader for a class and its subclasses.
  init<View: UIView>(_ type: View.Type, _ read: @escaping (View, inout ViewProperties) -> Void) {
    reads = { $0 is View }
    self.read = { view, properties in
      if let view = view as? View { read(view, &properties) }
    }
  }

  /// Returns the readers for a view's class, superclasses first.
  static func readers(for view: UIView) -> [ViewReader] {
    let key = ObjectIdentifier(type(of: view))
    if let known = known[key] { return known }
    let readers = all.filter { $0.reads(view) }
    known[key] = readers
    return readers
  }

  /// A cache of the readers by class, because the list is long and most classes have none.
  private static var known: [ObjectIdentifier: [ViewReader]] = [:]
}

extension ViewReader {
  private static let all: [ViewReader] = texts + controls + bars + presentations + cells

  private static let texts: [ViewReader] = [
    ViewReader(UILabel.self) { $1.readLabel($0) },
    ViewReader(UIImageView.self) { $1.readImage($0) },
    ViewReader(UITextView.self) { $1.readTextView($0) },
    ViewReader(UIVisualEffectView.self) { $1.readEffect($0) },
  ]

  private static let controls: [ViewReader] = [
    ViewReader(UIControl.self) { $1.readControl($0) },
    ViewReader(UIButton.self) { $1.readButton($0) },
    ViewReader(UITextField.self) { $1.readField($0) },
    ViewReader(UISwitch.self) { $1.readSwitch($0) },
    ViewReader(UISlider.self) { $1.readSlider($0) },
    ViewReader(UIStepper.self) { $1.readStepper($0) },
    ViewReader(UISegmentedControl.self) { $1.readSegments($0) },
    ViewReader(UIPageControl.self) { $1.readPages($0) },
    ViewReader(UIProgressView.self) { $1.readProgress($0) },
    ViewReader(UIActivityIndicatorView.self) { $1.readIndicator($0) },
    ViewReader(UIPickerView.self) { $1.readPicker($0) },
    ViewReader(UIDatePicker.self) { $1.readDatePicker($0) },
  ]

  private static let bars: [ViewReader] = [
    ViewReader(UINavigationBar.self) { $1.readNavigationBar($0) },
    ViewReader(UIToolbar.self) { $1.readToolbar($0) },
    ViewReader(UITabBar.self) { $1.readTabBar($0) },
    ViewReader(UISearchBar.self) { $1.readSearchBar($0) },
  ]

  private static let presentations: [ViewReader] = [
    ViewReader(MenuOverlay.self) { $1.readMenu($0) },
    ViewReader(SheetView.self) { $1.readSheet($0) },
    ViewReader(PopoverView.self) { $1.readPopover($0) },
    ViewReader(LayoutContainerView.self) { $1.readContainer($0) },
  ]

  private static let cells: [ViewReader] = [
    ViewReader(UIStackView.self) { $1.readStack($0) },
    ViewReader(UIScrollView.self) { $1.readInset($0) },
    ViewReader(UITableView.self) { $1.readTable($0) },
    ViewReader(UITableViewCell.self) { $1.readCell($0) },
    ViewReader(UICollectionViewCell.self) { cell, properties in
      properties.readStates(cell.isSelected, cell.isHighlighted)
    },
    ViewReader(UICollectionView.self) { $1.readCollection($0) },
    ViewReader(UICollectionViewListCell.self) { $1.readListCell($0) },
    ViewReader(UIListContentView.self) { $1.readListContent($0) },
  ]
}
