import Foundation

/// What a collection view is asking others for a view for, while it waits for the answer.
///
/// What they may do meanwhile depends on it: dequeuing returns the cell that is being filled, or a
/// view that has the attributes which are being loaded; a view that is asked for its size has an
/// index path though it is not shown yet.
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

  /// The view that is being asked for its size.
  var sizedView: UICollectionReusableView? {
    guard case .sizing(let view) = self else { return nil }
    return view
  }
}

extension UICollectionView {
  /// Asks something; an inquiry inside of another hides it until it is answered.
  func asking<Answer>(_ inquiry: ViewInquiry, _ ask: () -> Answer) -> Answer {
    let outer = self.inquiry
    self.inquiry = inquiry
    defer { self.inquiry = outer }
    return ask()
  }
}
