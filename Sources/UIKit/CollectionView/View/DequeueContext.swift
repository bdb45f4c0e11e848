import Foundation

/// The request that a collection view is making to its data source or to a view.
///
/// It changes the results of calls made meanwhile: dequeuing returns the cell that is being
/// configured again, or applies the attributes that are being loaded; a view that is being measured
/// has an index path although it is not visible yet.
enum DequeueContext {
  /// A request for the view of an element with these attributes.
  case loading(UICollectionViewLayoutAttributes)
  /// A request for the preferred attributes of a view.
  case sizing(UICollectionReusableView)
  /// A request to configure an existing cell again; the index path is the data source's.
  case filling(UICollectionViewCell, at: IndexPath)

  /// The attributes of the element whose view is being loaded; nil in other contexts.
  var loadingAttributes: UICollectionViewLayoutAttributes? {
    guard case .loading(let attributes) = self else { return nil }
    return attributes
  }

  /// The view being measured; nil in other contexts.
  var sizedView: UICollectionReusableView? {
    guard case .sizing(let view) = self else { return nil }
    return view
  }
}

extension UICollectionView {
  /// Makes a request in a context, and restores the previous context afterwards.
  func dequeuing<Result>(_ context: DequeueContext, _ request: () -> Result) -> Result {
    let outer = dequeueContext
    dequeueContext = context
    defer { dequeueContext = outer }
    return request()
  }
}
