import Foundation
import LayoutCore
import UIKit

/// The attributes that a layout returns for a set of elements at one moment.
///
/// The attributes objects are kept along with copies of their values. Comparing both shows whether
/// a layout later changes an object or returns the same one again.
@MainActor struct LayoutAnswers {
  /// The attributes that the layout returned for one element.
  struct Answer {
    let attributes: UICollectionViewLayoutAttributes
    /// A copy of the object's values at that moment.
    let placement: LayoutTrace.Placement
    /// Whether the attributes have no transform.
    let isUpright: Bool

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      placement = LayoutTrace.Placement(attributes)
      isUpright = CATransform3DIsIdentity(attributes.transform3D)
    }

    var element: LayoutRecord.Element { placement.element }
    var frame: CGRect { placement.element.frame }
  }

  /// The attributes of the elements, in the order in which the layout returned them.
  let all: [Answer]
  /// The number of items in each section.
  let counts: [Int]

  /// Queries the layout of a laid-out collection view for all of its content and its visible
  /// bounds.
  init(of view: UICollectionView) {
    let content = view.extent
    // The visible bounds are included so that lint rule L07 also finds visible elements outside the
    // content.
    self.init(in: content.isFinite ? content.union(view.bounds) : view.bounds, of: view)
  }

  /// Queries the layout for the attributes of the elements in a rectangle.
  init(in rect: CGRect, of view: UICollectionView) {
    let answer = view.collectionViewLayout.layoutAttributesForElements(in: rect)
    all = (answer ?? []).map(Answer.init)
    counts = (0..<view.numberOfSections).map(view.numberOfItems)
  }

  /// Returns whether both sets of attributes have an object in common.
  func sharesObjects(with other: LayoutAnswers) -> Bool {
    let known = Set(all.map { ObjectIdentifier($0.attributes) })
    return other.all.contains { known.contains(ObjectIdentifier($0.attributes)) }
  }

  /// Returns whether any cell has a different size in the other set, and whether any has a
  /// different position there.
  func change(to other: LayoutAnswers) -> (size: Bool, place: Bool) {
    let frames = other.frames
    let cells = all.filter { $0.element.kind == .cell }
    let pairs = cells.compactMap { answer in frames[answer.name].map { (answer.frame, $0) } }
    return (pairs.contains { $0.size != $1.size }, pairs.contains { $0.origin != $1.origin })
  }

  /// The frames, keyed by the names of the elements.
  var frames: [String: CGRect] {
    // Duplicate attributes for one element are reported as a finding elsewhere; here the first one
    // counts.
    Dictionary(all.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LayoutAnswers.Answer {
  /// The name that identifies the element, such as `[0, 3]`.
  var name: String { element.name }
}
