import Foundation

/// The request for a view, or for its size, that a collection view waits for.
///
/// Calls meanwhile depend on it: dequeuing returns the cell that is being filled, or a view that
/// has the attributes which are being loaded; a view that is measured has an index path though it
/// is not shown yet.
enum ViewInquiry {
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
  /// Runs a request; one inside of another hides it until it ends.
  func asking<Answer>(_ inquiry: ViewInquiry, _ ask: () -> Answer) -> Answer {
    let outer = self.inquiry
    self.inquiry = inquiry
    defer { self.inquiry = outer }
    return ask()
  }
}
