import Foundation

/// The request for a view, or for its size, that a collection view waits for.
///
/// Calls meanwhile depend on it: dequeuing returns the cell that is being filled, or a view that
/// has the attributes which are being loaded; a view that is measured has an index path though it
/// is not shown yet.
enum DequeueContext {
  /// A view for attributes.
  case loading(UICollectionViewLayoutAttributes)
  /// The size that a view prefers.
  case sizing(UICollectionReusableView)
  /// The content of a cell again, for an item as the data source counts it.
  case filling(UICollectionViewCell, at: IndexPath)

  /// The attributes that are being loaded.
  var loadingAttributes: UICollectionViewLayoutAttributes? {
    guard case .loading(let attributes) = self else { return nil }
    return attributes
  }

  /// The view that is being measured.
  var sizedView: UICollectionReusableView? {
    guard case .sizing(let view) = self else { return nil }
    return view
  }
}

extension UICollectionView {
  /// Runs a request in a context; one inside of another hides it until it ends.
  func dequeuing<Result>(_ context: DequeueContext, _ request: () -> Result) -> Result {
    let outer = dequeueContext
    dequeueContext = context
    defer { dequeueContext = outer }
    return request()
  }
}
