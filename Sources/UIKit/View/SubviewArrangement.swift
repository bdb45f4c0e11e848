import Foundation

/// The values that a layout of a view can change: its bounds, and the frames of its subviews.
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

  /// Reads the frames of a view and its subviews.
  @MainActor init(of view: UIView) {
    bounds = view.bounds
    contentSize = (view as? UIScrollView)?.contentSize
    places = view._subviews.map {
      Place(
        view: ObjectIdentifier($0), center: $0.center, bounds: $0.bounds, isHidden: $0.isHidden)
    }
  }
}
