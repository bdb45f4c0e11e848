import Foundation
import LayoutCore
import LayoutLaboratory
import LayoutStage
import UIKit

/// A recorder of the sizes that cells request, and of the layout's attributes after each
/// preparation.
@MainActor final class SelfSizingRecorder: CallObserver {
  private(set) var passes: [SelfSizingStory.Pass] = []
  /// The calls that have begun and not yet returned.
  ///
  /// The size that a cell was given is stored too, since the cell may change the attributes object
  /// passed to it.
  private var open: [(call: TracedCall, given: CGSize?)] = []
  /// The sizes that cells have requested, keyed by the cells' index paths as text.
  private var wishes: [String: CGSize] = [:]
  /// The last request, which causes the next invalidation.
  private var wish: SelfSizingStory.Wish?
  /// Whether the layout was prepared and its content size has not been read since.
  private var isFresh = false

  func willCall(_ call: TracedCall) {
    let given = call.arguments.first?.value as? UICollectionViewLayoutAttributes
    open.append((call, given?.size))
  }

  func didNotImplement() { open.removeLast() }

  func didReturn(_ result: Any) {
    guard let (call, given) = open.popLast() else { return }
    switch call.name {
    case LayoutTrace.Method.preferredLayoutAttributesFitting.rawValue:
      if let wanted = result as? UICollectionViewLayoutAttributes, let given {
        note(wanted, over: given)
      }
    case LayoutTrace.Method.prepare.rawValue: isFresh = true
    case LayoutTrace.Method.collectionViewContentSize.rawValue where isFresh:
      isFresh = false
      if let layout = call.receiver as? UICollectionViewLayout, let size = result as? CGSize {
        note(layout, contentSize: size)
      }
    default: break
    }
  }

  private func note(_ wanted: UICollectionViewLayoutAttributes, over given: CGSize) {
    let cell = LayoutRecord.Element(wanted).path
    wishes[cell] = wanted.size
    wish = SelfSizingStory.Wish(cell: cell, given: given, wanted: wanted.size)
    settle()
  }

  /// Records the elements of a layout that has just been prepared.
  private func note(_ layout: UICollectionViewLayout, contentSize: CGSize) {
    guard let view = layout.collectionView else { return }
    let everything = CGRect(origin: .zero, size: contentSize).union(view.bounds)
    let elements = layout.layoutAttributesForElements(in: everything) ?? []
    var snapshot = LayoutRecord(
      contentSize: contentSize, viewport: view.bounds, screenFrame: view.frame,
      elements: elements.map(LayoutRecord.Element.init))
    snapshot.settings = view.settingsRecord
    // No cell has been measured before the first preparation, so no request led to it.
    passes.append(SelfSizingStory.Pass(wish: passes.isEmpty ? nil : wish, layout: snapshot))
    settle()
  }

  /// Records which cells in the last preparation have their requested sizes.
  private func settle() {
    guard let pass = passes.last else { return }
    let settled = pass.layout.elements.filter { wishes[$0.path] == $0.frame.size }
    passes[passes.count - 1].settled = Set(settled.map(\.path))
  }

  func didInvalidate(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext?
  ) {}

  func didMake(_ attributes: UICollectionViewLayoutAttributes) {}

  func didHoldBack(
    _ attributes: UICollectionViewLayoutAttributes, because problem: LoadingProblem
  ) {}
}

extension Laboratory {
  /// Lays out the figure, and records how its cells get their sizes.
  func selfSizing() throws(LaboratoryError) -> SelfSizingStory {
    try experiment { () throws(LaboratoryError) in
      let recorder = SelfSizingRecorder()
      let simulator = recorder.listen {
        Simulator(figure.configurationAtStart, on: .current, content: figure.content)
      }
      guard let layout = simulator.collectionView?.collectionViewLayout else {
        throw .noCollectionView(figure.name)
      }
      return SelfSizingStory(
        device: figure.device, className: "\(type(of: layout))", passes: recorder.passes)
    }
  }
}
