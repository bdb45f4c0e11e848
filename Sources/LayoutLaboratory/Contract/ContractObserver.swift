import Foundation
import LayoutCore
import UIKit

/// An observer of mistakes that can be seen only while a layout is queried: views that cannot be
/// loaded, and attributes of a flow layout that a subclass changes without copying them.
@MainActor final class ContractObserver: CallObserver {
  /// The attributes that a flow layout created, with their original frames.
  private var made: [(attributes: UICollectionViewLayoutAttributes, frame: CGRect)] = []
  private var heldBack: [(element: LayoutRecord.Element, problem: LoadingProblem)] = []
  /// The number of times that the layout returned `true` from
  /// `shouldInvalidateLayout(forBoundsChange:)`.
  private(set) var timesInvalidated = 0
  private var asksAboutBounds = false

  func willCall(_ call: TracedCall) {
    asksAboutBounds = call.name == "shouldInvalidateLayout(forBoundsChange:)"
  }

  func didReturn(_ result: Any) {
    if asksAboutBounds, result as? Bool == true { timesInvalidated += 1 }
    asksAboutBounds = false
  }

  func didNotImplement() {}

  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?
  ) {}

  func didMake(_ attributes: UICollectionViewLayoutAttributes) {
    // A subclass may change the attributes later; the copy of the frame then shows that it did.
    made.append((attributes, attributes.frame))
  }

  func didHoldBack(_ attributes: UICollectionViewLayoutAttributes, because problem: LoadingProblem)
  {
    heldBack.append((LayoutRecord.Element(attributes), problem))
  }

  /// Returns the findings since the last call of this method.
  func takeFindings(_ moment: String) -> [LayoutFinding] {
    defer { (made, heldBack) = ([], []) }
    return heldBack.map { element, problem in
      LayoutFinding(
        problem == .noSuchIndexPath ? .noSuchIndexPath : .unregisteredDecoration, element.name,
        moment: moment, detail: problem.words)
    } + made.filter { $0.attributes.frame != $0.frame }.map(mismatch(moment))
  }

  /// Returns a function that creates a finding, with UIKit's warning, for attributes of a flow
  /// layout that a subclass changed.
  private func mismatch(
    _ moment: String
  ) -> (UICollectionViewLayoutAttributes, CGRect) -> LayoutFinding {
    { attributes, frame in
      LayoutFinding(
        .mutatedAfterHandingOut, LayoutRecord.Element(attributes).name, moment: moment,
        detail: """
          UICollectionViewFlowLayout has cached frame mismatch: cached value \
          \(frame.words), expected value \(attributes.frame.words); the subclass changes attributes that super returned without copying them
          """)
    }
  }
}
