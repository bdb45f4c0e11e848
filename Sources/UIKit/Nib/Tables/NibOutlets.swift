import Foundation

/// The outlets of UIKit's own classes, which need no list from the porting tool (fact IB152).
@MainActor enum NibOutlets {
  /// Sets an outlet, and returns whether the object has an outlet with this name.
  static func set(_ name: String, of object: NSObject, to value: Any) -> Bool {
    outlets[name]?.contains { $0(object, value) } ?? false
  }

  /// Returns the names of the outlets that an object has.
  static func names(of object: NSObject) -> [String] {
    outlets.filter { _, setters in setters.contains { $0(object, nothing) } }.keys.sorted()
  }

  /// Sets the target and the action of a bar button item.
  static func setAction(_ action: Selector, _ target: AnyObject?, of object: NSObject) {
    guard let item = object as? UIBarButtonItem else { return }
    (item.target, item.action) = (target, action)
  }

  /// A function that sets an outlet and returns true, or returns false if the object has a
  /// different class.
  private typealias Setter = @MainActor (NSObject, Any) -> Bool

  /// A value that is passed only to test whether an object has an outlet.
  private static let nothing = NSNull()

  private static func outlet<Object: NSObject>(
    _ type: Object.Type, _ set: @escaping @MainActor (Object, Any) -> Void
  ) -> Setter {
    { object, value in
      guard let object = object as? Object else { return false }
      if !(value is NSNull) { set(object, value) }
      return true
    }
  }

  // A subclass precedes its superclass, because the first setter for a matching class is called.
  private static let outlets: [String: [Setter]] = [
    "gestureRecognizers": [
      outlet(UIView.self) { view, value in
        for object in value as? [Any] ?? [value] {
          if let recognizer = object as? UIGestureRecognizer {
            view.addGestureRecognizer(recognizer)
          }
        }
      }
    ],
    "view": [
      outlet(UIViewController.self) { controller, value in
        if let view = value as? UIView { controller.view = view }
      }
    ],
    "delegate": [
      outlet(UITableView.self) { $0.delegate = $1 as? any UITableViewDelegate },
      outlet(UICollectionView.self) { $0.delegate = $1 as? any UICollectionViewDelegate },
      outlet(UITextView.self) { $0.delegate = $1 as? any UITextViewDelegate },
      outlet(UIScrollView.self) { $0.delegate = $1 as? any UIScrollViewDelegate },
      outlet(UITextField.self) { $0.delegate = $1 as? any UITextFieldDelegate },
      outlet(UISearchBar.self) { $0.delegate = $1 as? any UISearchBarDelegate },
      outlet(UIPickerView.self) { $0.delegate = $1 as? any UIPickerViewDelegate },
      outlet(UIGestureRecognizer.self) { $0.delegate = $1 as? any UIGestureRecognizerDelegate },
      outlet(UINavigationController.self) {
        $0.delegate = $1 as? any UINavigationControllerDelegate
      },
      outlet(UIPageViewController.self) { $0.delegate = $1 as? any UIPageViewControllerDelegate },
      outlet(UISplitViewController.self) {
        $0.delegate = $1 as? any UISplitViewControllerDelegate
      },
      outlet(UITabBarController.self) { $0.delegate = $1 as? any UITabBarControllerDelegate },
      outlet(UITabBar.self) { $0.delegate = $1 as? any UITabBarDelegate },
      // These classes have no `delegate` here; the outlet is accepted so that no warning is logged.
      outlet(UINavigationBar.self) { _, _ in }, outlet(UIToolbar.self) { _, _ in },
    ],
    "dataSource": [
      outlet(UITableView.self) { $0.dataSource = $1 as? any UITableViewDataSource },
      outlet(UICollectionView.self) { $0.dataSource = $1 as? any UICollectionViewDataSource },
      outlet(UIPickerView.self) { $0.dataSource = $1 as? any UIPickerViewDataSource },
      outlet(UIPageViewController.self) {
        $0.dataSource = $1 as? any UIPageViewControllerDataSource
      },
    ],
    "prefetchDataSource": [
      outlet(UITableView.self) {
        $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
      },
      outlet(UICollectionView.self) {
        $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
      },
    ],
    "dragDelegate": [
      outlet(UITableView.self) { $0.dragDelegate = $1 as? any UITableViewDragDelegate },
      outlet(UICollectionView.self) { $0.dragDelegate = $1 as? any UICollectionViewDragDelegate },
    ],
    "dropDelegate": [
      outlet(UITableView.self) { $0.dropDelegate = $1 as? any UITableViewDropDelegate },
      outlet(UICollectionView.self) { $0.dropDelegate = $1 as? any UICollectionViewDropDelegate },
    ],
    "textLabel": [outlet(UITableViewCell.self) { $0.parts.text = $1 as? UILabel }],
    "detailTextLabel": [outlet(UITableViewCell.self) { $0.parts.detail = $1 as? UILabel }],
    "imageView": [outlet(UITableViewCell.self) { $0.parts.image = $1 as? UIImageView }],
    "accessoryView": [outlet(UITableViewCell.self) { $0.accessoryView = $1 as? UIView }],
    "editingAccessoryView": [
      outlet(UITableViewCell.self) { $0.editingAccessoryView = $1 as? UIView }
    ],
    "backgroundView": [
      outlet(UITableViewCell.self) { $0.backgroundView = $1 as? UIView },
      outlet(UICollectionViewCell.self) { $0.backgroundView = $1 as? UIView },
      outlet(UITableView.self) { $0.backgroundView = $1 as? UIView },
      outlet(UICollectionView.self) { $0.backgroundView = $1 as? UIView },
    ],
    "selectedBackgroundView": [
      outlet(UITableViewCell.self) { $0.selectedBackgroundView = $1 as? UIView },
      outlet(UICollectionViewCell.self) { $0.selectedBackgroundView = $1 as? UIView },
    ],
    "tableHeaderView": [outlet(UITableView.self) { $0.tableHeaderView = $1 as? UIView }],
    "tableFooterView": [outlet(UITableView.self) { $0.tableFooterView = $1 as? UIView }],
    "refreshControl": [
      outlet(UIScrollView.self) { $0.refreshControl = $1 as? UIRefreshControl },
      outlet(UITableViewController.self) { $0.refreshControl = $1 as? UIRefreshControl },
    ],
    "leftView": [outlet(UITextField.self) { $0.leftView = $1 as? UIView }],
    "rightView": [outlet(UITextField.self) { $0.rightView = $1 as? UIView }],
    "inputView": [
      outlet(UITextField.self) { $0.inputView = $1 as? UIView },
      outlet(UITextView.self) { $0.inputView = $1 as? UIView },
    ],
    "inputAccessoryView": [
      outlet(UITextField.self) { $0.inputAccessoryView = $1 as? UIView },
      outlet(UITextView.self) { $0.inputAccessoryView = $1 as? UIView },
    ],
    "rootViewController": [
      outlet(UIWindow.self) { $0.rootViewController = $1 as? UIViewController }
    ],
    "customView": [outlet(UIBarButtonItem.self) { $0.customView = $1 as? UIView }],
    "titleView": [outlet(UINavigationItem.self) { $0.titleView = $1 as? UIView }],
  ]
}
