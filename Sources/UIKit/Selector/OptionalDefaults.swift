#if !canImport(ObjectiveC)
  public import Foundation

  /// An object whose methods are the default implementations of the optional methods of UIKit's
  /// protocols.
  ///
  /// In Swift a conformance is fixed in the class that adopts the protocol, so an optional method
  /// implemented only in a subclass is not found. Therefore the porting tool adds the method to the
  /// adopting class, with a body that calls this object, and the subclass overrides it:
  ///
  ///     class Base: NSObject, UITableViewDelegate {
  ///       func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) -> CGFloat {
  ///         _OptionalDefaults.shared.tableView(a0, heightForRowAt: a1)
  ///       }
  ///     }
  ///
  /// As a result, the method counts as not implemented unless a subclass overrides it.
  @MainActor
  public final class _OptionalDefaults: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching,
    UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
    UITextFieldDelegate, UITextViewDelegate, UIPageViewControllerDelegate,
    UINavigationControllerDelegate, UIGestureRecognizerDelegate, CAAnimationDelegate,
    UIPickerViewDelegate, UISearchBarDelegate, UISearchControllerDelegate,
    UITabBarControllerDelegate, UICollectionViewDragDelegate, UICollectionViewDropDelegate,
    UITableViewDragDelegate, UITableViewDropDelegate
  {
    /// The object that generated methods call.
    public static let shared = _OptionalDefaults()

    override private init() {}

    private func raise() -> Never {
      UIKitLog.raise("a required method has no default")
    }

    /// Terminates the program: the method is required, so it has no default.
    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      raise()
    }
    /// Terminates the program: the method is required, so it has no default.
    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      raise()
    }
    /// Terminates the program: the method is required, so it has no default.
    public func collectionView(
      _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func tableView(
      _ tableView: UITableView, itemsForBeginning session: any UIDragSession,
      at indexPath: IndexPath
    ) -> [UIDragItem] { raise() }
    /// Terminates the program: the method is required, so it has no default.
    public func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) { raise() }
  }
#endif
