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
  /// Their index paths have section 0 and an item index that counts the views of the same kind.
  /// Give them a kind that section 0 does not use, so that the two are not confused.
  ///
  /// Differs from UIKit: the index paths that UIKit uses are not known.
  ///
  /// The default is an empty array.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The rectangle, such as the safe area, from which the insets of sections are measured.
  ///
  /// The default, `automatic`, is the safe area.
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
