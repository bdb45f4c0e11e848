public import UIKit

/// The layout of a variant.
public enum SceneLayout: Sendable {
  /// A plain flow layout.
  case flow(FlowMetrics)
  /// A flow layout that keeps its item size and centers its columns with section insets.
  case centeredFlow(FlowMetrics)
  /// A flow layout whose delegate is asked for new sizes whenever the bounds change.
  case resizingFlow(FlowMetrics)
  /// A layout of the gallery's own, which a scene file cannot name.
  case custom(@MainActor @Sendable () -> UICollectionViewLayout)
}
