public import UIKit

/// The layout of a variant: the closure that makes its object, and the values of its delegate.
///
/// A layout that scene files can name is a static function here and its line in `named`.
public struct SceneLayout: Sendable {
  /// The metrics that the delegate returns for sections without their own.
  let metrics: SceneFlowMetrics
  /// The delegate's sizes for items whose size the data does not give.
  private let delegateSizes: SceneFlowMetrics.DelegateSizes
  private let centersColumns: Bool
  private let make: @MainActor @Sendable () -> UICollectionViewLayout

  private init(
    _ metrics: SceneFlowMetrics, delegateSizes: SceneFlowMetrics.DelegateSizes,
    centersColumns: Bool = false, make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) {
    self.metrics = metrics
    self.delegateSizes = delegateSizes
    self.centersColumns = centersColumns
    self.make = make
  }
}

extension SceneLayout {
  /// A plain flow layout.
  public static func flow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: metrics.delegateSizes) {
      metrics.applied(to: UICollectionViewFlowLayout())
    }
  }

  /// A flow layout that keeps its item size and centers its columns with section insets.
  public static func centeredFlow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: .fixed, centersColumns: true) {
      metrics.applied(to: UICollectionViewFlowLayout())
    }
  }

  /// A flow layout that queries its delegate for new sizes whenever the bounds change.
  public static func resizingFlow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: .resizing) {
      metrics.applied(to: metrics.fillsPage ? ResizingPageLayout() : ResizingFlowLayout())
    }
  }

  /// A layout made in code, which a scene file cannot name.
  public static func custom(
    _ make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) -> SceneLayout {
    SceneLayout(SceneFlowMetrics(), delegateSizes: .fixed, make: make)
  }

  /// The layouts that a scene file can name as its `type`, in the order that errors list them.
  static let named: [(name: String, value: @Sendable (SceneFlowMetrics) -> SceneLayout)] = [
    ("flow", flow), ("centeredFlow", centeredFlow), ("resizingFlow", resizingFlow),
  ]
}

extension SceneLayout {
  /// Makes the layout object.
  @MainActor func makeLayout() -> UICollectionViewLayout { make() }

  /// Makes the delegate that answers the layout's questions about sections.
  @MainActor func makeDelegate(for sections: [SceneSection]) -> SceneDelegate {
    delegateSizes == .resizing
      ? ResizingSceneDelegate(sections, metrics) : SceneDelegate(sections, metrics)
  }

  /// The section inset for a screen of some width; nil for a layout that centers no columns.
  func centeringInset(width: CGFloat) -> UIEdgeInsets? {
    centersColumns ? metrics.centeringInset(width: width) : nil
  }
}
