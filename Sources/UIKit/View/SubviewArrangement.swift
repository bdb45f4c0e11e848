import Foundation

/// The bounds and the content size of a view, and the positions, sizes and visibility of its
/// subviews, compared to detect whether a layout has changed them.
struct SubviewArrangement: Equatable {
  private struct Place: Equatable {
    let view: ObjectIdentifier
    let center: CGPoint
    let bounds: CGRect
    let isHidden: Bool
  }

  private let bounds: CGRect
  private let contentSize: CGSize?
  private let places: [Place]

  /// Stores the current values of a view and its subviews.
  @MainActor init(of view: UIView) {
    bounds = view.bounds
    contentSize = (view as? UIScrollView)?.contentSize
    places = view._subviews.map {
      Place(
        view: ObjectIdentifier($0), center: $0.center, bounds: $0.bounds, isHidden: $0.isHidden)
    }
  }
}
