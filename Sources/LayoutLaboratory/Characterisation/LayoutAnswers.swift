import Foundation
import LayoutCore
import UIKit

/// The attributes that a layout returns for an element at one moment.
///
/// The objects are kept beside their values, so that it shows when a layout changes or hands out
/// again what it has handed out.
@MainActor struct LayoutAnswers {
  /// One element as the layout returned it.
  struct Answer {
    /// The object that was handed out.
    let attributes: UICollectionViewLayoutAttributes
    /// The placement at that moment.
    let placement: LayoutTrace.Placement
    /// Whether its attributes have no transform.
    let isUpright: Bool

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.attributes = attributes
      placement = LayoutTrace.Placement(attributes)
      isUpright = CATransform3DIsIdentity(attributes.transform3D)
    }

    var element: LayoutRecord.Element { placement.element }
    var frame: CGRect { placement.element.frame }
  }

  /// The elements in the order in which the layout returned them.
  let all: [Answer]

  /// Queries the layout of a laid-out collection view about its content and all around it.
  init(of view: UICollectionView) {
    let content = CGRect(origin: .zero, size: view.contentSize)
    // What is in sight counts too: that it is outside the content is one of the findings.
    self.init(in: content.isFinite ? content.union(view.bounds) : view.bounds, of: view)
  }

  /// Asks about a rectangle.
  init(in rect: CGRect, of view: UICollectionView) {
    let answer = view.collectionViewLayout.layoutAttributesForElements(in: rect)
    all = (answer ?? []).map(Answer.init)
  }

  /// Whether both sets of attributes share an object.
  func sharesObjects(with other: LayoutAnswers) -> Bool {
    let known = Set(all.map { ObjectIdentifier($0.attributes) })
    return other.all.contains { known.contains(ObjectIdentifier($0.attributes)) }
  }

  /// Returns whether a cell has another size, and whether one has another place.
  func change(to other: LayoutAnswers) -> (size: Bool, place: Bool) {
    let frames = other.frames
    let cells = all.filter { $0.element.kind == .cell }
    let pairs = cells.compactMap { answer in frames[answer.name].map { (answer.frame, $0) } }
    return (pairs.contains { $0.size != $1.size }, pairs.contains { $0.origin != $1.origin })
  }

  /// The frames by the names of the elements.
  var frames: [String: CGRect] {
    // Two answers for one element are a finding of their own; here the first counts.
    Dictionary(all.map { ($0.name, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }
}

extension LayoutAnswers.Answer {
  /// The name that distinguishes the element from all others.
  var name: String { element.name }
}
