import Foundation

/// A request for a view or for its size that a collection view is currently making.
///
/// Calls made during the request depend on it: dequeuing returns the cell that is being configured
/// again, or a view with the attributes being loaded. A view that is being measured has an index
/// path although it is not shown yet.
enum DequeueContext {
  /// A request for the view for some attributes.
  case loading(UICollectionViewLayoutAttributes)
  /// A request for the size that a view prefers.
  case sizing(UICollectionReusableView)
  /// A request to configure an existing cell again; the index path is the data source's.
  case filling(UICollectionViewCell, at: IndexPath)

  /// The attributes for which a view is being loaded; nil if no view is.
  var loadingAttributes: UICollectionViewLayoutAttributes? {
    guard case .loading(let attributes) = self else { return nil }
    return attributes
  }

  /// The view being measured; nil if no view is.
  var sizedView: UICollectionReusableView? {
    guard case .sizing(let view) = self else { return nil }
    return view
  }
}

extension UICollectionView {
  /// Runs a request in a context, and then restores the previous context.
  func dequeuing<Result>(_ context: DequeueContext, _ request: () -> Result) -> Result {
    let outer = dequeueContext
    dequeueContext = context
    defer { dequeueContext = outer }
    return request()
  }
}
