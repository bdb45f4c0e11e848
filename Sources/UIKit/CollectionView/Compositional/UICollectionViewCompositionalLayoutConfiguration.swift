// Mirrors UICollectionViewCompositionalLayoutConfiguration (iOS 17). Missing: nothing.
public import Foundation
import LayoutCore

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, @preconcurrency NSCopying {
  /// Makes the configuration of a layout that scrolls vertically.
  public override init() { super.init() }

  /// The direction of scrolling.
  ///
  /// The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between two sections, in points (fact CL32).
  ///
  /// The default is 0.
  open var interSectionSpacing: CGFloat = 0
  /// The views at the edges of the whole layout (fact CL48).
  ///
  /// Their index paths have section 0 and the number of the view among those of its kind. A kind of
  /// its own keeps them apart from the views of section 0.
  ///
  /// Differs from UIKit: its index paths are not known.
  ///
  /// There are none by default.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The edges from which the insets of sections are measured.
  ///
  /// The default is the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  /// Returns a configuration with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.boundarySupplementaryItems = boundarySupplementaryItems
    copy.contentInsetsReference = contentInsetsReference
    return copy
  }
}
