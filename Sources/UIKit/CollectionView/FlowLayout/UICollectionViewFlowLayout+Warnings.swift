import Foundation
import LayoutCore

extension UICollectionViewFlowLayout {
  /// Logs UIKit's warnings about items that have an invalid size or are larger than a line.
  ///
  /// This is called each time the layout is computed; the layout continues after the warnings
  /// (facts A33 to A36).
  func warn(about metrics: FlowMetrics, in container: FlowContainer) {
    if metrics.sections.contains(where: \.items.hasInvalidSize) {
      // Fact A37: UIKit raises an exception for an invalid size; this module instead treats the
      // size as zero.
      UIKitLog.warn("negative or zero item sizes are not supported in the flow layout")
    }
    let isTooWide = metrics.sections.contains { section in
      section.items.widest > container.line(inset: section.inset).length
    }
    if isTooWide { warnAboutInvalidSizes(fromDelegate: metrics.sizesCameFromDelegate) }
  }

  private func warnAboutInvalidSizes(fromDelegate: Bool) {
    UIKitLog.warn("The behavior of the UICollectionViewFlowLayout is not defined because:")
    UIKitLog.warn(axis.itemTooLarge)
    if fromDelegate { UIKitLog.warn("Please check the values returned by the delegate.") }
    let view = collectionView.map(\.description) ?? "(null)"
    UIKitLog.warn(
      "The relevant UICollectionViewFlowLayout instance is \(self), and it is attached to \(view).")
    UIKitLog.warn(
      """
      Make a symbolic breakpoint at UICollectionViewFlowLayoutBreakForInvalidSizes to catch this \
      in the debugger.
      """)
  }
}

extension Axis {
  /// UIKit's warning about an item that is longer than a line: too wide if the layout scrolls
  /// vertically, and too high if it scrolls horizontally.
  fileprivate var itemTooLarge: String {
    let (extent, sides) =
      self == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      the item \(extent) must be less than the \(extent) of the UICollectionView minus the section \
      insets \(sides) values, minus the content insets \(sides) values.
      """
  }
}
