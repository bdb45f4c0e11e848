import UIKit

extension SceneLayout {
  /// The numbers of a flow layout; nil for the gallery's own layouts.
  var metrics: FlowMetrics? {
    switch self {
    case .flow(let metrics), .centeredFlow(let metrics), .resizingFlow(let metrics): metrics
    case .custom: nil
    }
  }

  /// Makes the layout object.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .flow(let metrics), .centeredFlow(let metrics):
      configured(UICollectionViewFlowLayout(), metrics)
    case .resizingFlow(let metrics): configured(ResizingFlowLayout(), metrics)
    case .custom(let make): make()
    }
  }

  /// Makes what answers the layout's questions.
  @MainActor func makeDelegate(for sections: [SceneSection]) -> SceneDelegate {
    switch self {
    case .flow(let metrics) where metrics.delegateSizes == .resizing:
      ResizingSceneDelegate(sections, metrics)
    case .flow(let metrics), .centeredFlow(let metrics): SceneDelegate(sections, metrics)
    case .resizingFlow(let metrics): ResizingSceneDelegate(sections, metrics)
    case .custom: SceneDelegate(sections, FlowMetrics())
    }
  }

  /// The section inset that a screen of some width asks for, if the layout centers its columns.
  func centeringInset(width: CGFloat) -> UIEdgeInsets? {
    guard case .centeredFlow(let metrics) = self else { return nil }
    return metrics.centeringInset(width: width)
  }

  @MainActor private func configured(
    _ layout: UICollectionViewFlowLayout, _ metrics: FlowMetrics
  ) -> UICollectionViewFlowLayout {
    metrics.apply(to: layout)
    return layout
  }
}
