#if !canImport(ObjectiveC)
  public import Foundation

  /// The defaults of the optional methods of UIKit's protocols, as methods that can be called.
  ///
  /// A conformance is fixed where a class adopts a protocol: what only a subclass implements is not
  /// found. Ported source has the method in the adopting class too, which answers by this object,
  /// and the subclass overrides it:
  ///
  ///     class Base: NSObject, UITableViewDelegate {
  ///       func tableView(_ a0: UITableView, heightForRowAt a1: IndexPath) -> CGFloat {
  ///         _OptionalDefaults.shared.tableView(a0, heightForRowAt: a1)
  ///       }
  ///     }
  ///
  /// So the method counts as not implemented where no subclass overrides it.
  @MainActor
  public final class _OptionalDefaults: NSObject, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching,
    UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching,
    UITextFieldDelegate, UITextViewDelegate, UIPageViewControllerDelegate,
    UINavigationControllerDelegate, UIGestureRecognizerDelegate, CAAnimationDelegate
  {
    /// The only object.
    public static let shared = _OptionalDefaults()

    override private init() {}

    private func raise() -> Never {
      UIKitLog.raise("a required method has no default")
    }

    /// Ends the program: the method is required.
    public func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { raise() }
    /// Ends the program: the method is required.
    public func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { raise() }
    /// Ends the program: the method is required.
    public func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { raise() }
    /// Ends the program: the method is required.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      raise()
    }
    /// Ends the program: the method is required.
    public func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { raise() }
    /// Ends the program: the method is required.
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
      raise()
    }
  }
#endif
