import Foundation

extension TracedCall {
  static func flips(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "flipsHorizontallyInOppositeLayoutDirection")
  }

  static func developmentDirection(_ layout: UICollectionViewLayout) -> TracedCall {
    TracedCall(.layout, layout, "developmentLayoutDirection")
  }
}
