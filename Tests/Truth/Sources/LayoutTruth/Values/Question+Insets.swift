import UIKit

extension Question {
  /// The insets that the safe area adds to a collection view's, and a root view's margins.
  static let insets = [
    value("automatic insets of a list that scrolls", "K2") { adjusted(items: 30) },
    value("automatic insets of a list that does not scroll", "K2") { adjusted(items: 2) },
    value("automatic insets of a list that does not scroll and bounces", "K2") {
      adjusted(items: 2) { $0.alwaysBounceVertical = true }
    },
    value("automatic insets of a horizontal list that scrolls", "K2") {
      adjusted(items: 30, direction: .horizontal)
    },
    value("automatic insets of a horizontal list that does not scroll", "K2") {
      adjusted(items: 1, direction: .horizontal)
    },
    value("insets with .always", "K2") {
      adjusted(items: 2) { $0.contentInsetAdjustmentBehavior = .always }
    },
    value("insets with .scrollableAxes of a list that scrolls", "K2") {
      adjusted(items: 30) { $0.contentInsetAdjustmentBehavior = .scrollableAxes }
    },
    value("the left and right margins of a root view of the screen's width", "K5") {
      let window = UIWindow(frame: UIScreen.main.bounds)
      let controller = UIViewController()
      window.rootViewController = controller
      window.isHidden = false
      window.layoutIfNeeded()
      let margins = controller.view.layoutMargins
      let isCompact = controller.traitCollection.horizontalSizeClass == .compact
      return "\(isCompact ? "compact" : "regular"): "
        + "\(Names.number(margins.left)), \(Names.number(margins.right))"
    },
  ]

  /// The adjusted inset of a collection view that has a safe area of 40, 10, 20 and 30.
  @MainActor private static func adjusted(
    items: Int, direction: UICollectionView.ScrollDirection = .vertical,
    _ change: (UICollectionView) -> Void = { _ in }
  ) -> String {
    let stage = ListStage(flow: [items])
    stage.layout.scrollDirection = direction
    stage.layout.itemSize = CGSize(width: 50, height: 50)
    stage.view.contentInsetAdjustmentBehavior = .automatic
    stage.holder.controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: 40, left: 10, bottom: 20, right: 30)
    change(stage.view)
    stage.settle()
    return Names.insets(stage.view.adjustedContentInset)
  }
}
