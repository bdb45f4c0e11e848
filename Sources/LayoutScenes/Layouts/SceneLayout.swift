public import UIKit

/// The layout of a variant: a closure that creates the layout object, and the values that its
/// delegate returns.
///
/// To make a layout available in scene files, add a static function here and a case of `Kind`.
public struct SceneLayout: Sendable {
  /// The metrics that the delegate returns for sections without their own values.
  let metrics: SceneFlowMetrics
  /// The rule for the sizes of items that have no size in the data.
  private let delegateSizes: SceneFlowMetrics.DelegateSizes
  private let centersColumns: Bool
  /// The description of a compositional layout; nil for any other layout.
  var compositional: SceneCompositional?
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
  /// Returns a plain flow layout.
  public static func flow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: metrics.delegateSizes) {
      metrics.applied(to: UICollectionViewFlowLayout())
    }
  }

  /// Returns a flow layout that keeps its item size and centres its columns with section insets.
  public static func centeredFlow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: .fixed, centersColumns: true) {
      metrics.applied(to: UICollectionViewFlowLayout())
    }
  }

  /// Returns a flow layout that requests new sizes from its delegate whenever a change of the
  /// bounds invalidates it.
  public static func resizingFlow(_ metrics: SceneFlowMetrics) -> SceneLayout {
    SceneLayout(metrics, delegateSizes: .resizing) {
      metrics.applied(to: metrics.fillsPage ? ResizingPageLayout() : ResizingFlowLayout())
    }
  }

  static func compositional(_ layout: SceneCompositional) -> SceneLayout {
    var made = SceneLayout(SceneFlowMetrics(), delegateSizes: .fixed) { layout.makeLayout() }
    made.compositional = layout
    return made
  }

  /// Returns a layout made in code, which cannot be named in a scene file.
  public static func custom(
    _ make: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) -> SceneLayout {
    SceneLayout(SceneFlowMetrics(), delegateSizes: .fixed, make: make)
  }

  /// The layouts that a scene file can name as its `type`, in the order in which errors list them.
  enum Kind: String, CaseIterable {
    case flow, centeredFlow, resizingFlow, compositional

    /// Returns a flow layout of this kind; nil for the compositional layout, which has other keys.
    func layout(_ metrics: SceneFlowMetrics) -> SceneLayout? {
      switch self {
      case .flow: .flow(metrics)
      case .centeredFlow: .centeredFlow(metrics)
      case .resizingFlow: .resizingFlow(metrics)
      case .compositional: nil
      }
    }
  }
}

extension SceneLayout {
  /// Makes a new layout object for a collection view.
  @MainActor func makeLayout() -> UICollectionViewLayout { make() }

  /// Makes the delegate that provides the layout's values for items and sections.
  @MainActor func makeDelegate(for sections: [SceneSection]) -> SceneDelegate {
    delegateSizes == .resizing
      ? ResizingSceneDelegate(sections, metrics) : SceneDelegate(sections, metrics)
  }

  /// Returns the section insets for a collection view of a given width; nil if the layout does not
  /// centre its columns.
  func centeringInset(width: CGFloat) -> UIEdgeInsets? {
    centersColumns ? metrics.centeringInset(width: width) : nil
  }
}
