import Foundation
import LayoutCore
import UIKit

extension Inspection {
  /// The findings about cells that are missing, superfluous, or not at the layout's frames, which
  /// are mirrored if the reading direction requires that.
  var shown: [LayoutFinding] {
    let expected = view.attributesOfEverything().map(LayoutAnswers.Answer.init).filter {
      $0.element.kind == .cell && view.shownFrame(of: $0.attributes).overlaps(view.bounds)
    }
    let names = Set(expected.map(\.name))
    let leftOver = view.indexPathsForVisibleItems.map(\.words).filter { !names.contains($0) }.map {
      finding(.shownOutOfStep, $0, "is shown, though the layout places it nowhere in sight")
    }
    return expected.compactMap(misplaced) + leftOver
  }

  private func misplaced(_ answer: LayoutAnswers.Answer) -> LayoutFinding? {
    let path = IndexPath(
      item: answer.element.indexPath.item, section: answer.element.indexPath.section)
    guard let cell = view.cellForItem(at: path) else {
      return finding(
        .shownOutOfStep, answer.name, "is not shown, though it is at \(answer.frame.words)")
    }
    let tolerance = 1 / max(1, view.traitCollection.displayScale)
    guard answer.isUpright, !cell.frame.isWithin(tolerance, of: answer.frame) else { return nil }
    return finding(
      .shownOutOfStep, answer.name,
      "is shown at \(cell.frame.words), the layout says \(answer.frame.words)")
  }
}

extension CGRect {
  /// Returns whether every edge is within a distance of the other rectangle's edge.
  fileprivate func isWithin(_ distance: CGFloat, of other: CGRect) -> Bool {
    let edges = [
      minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY,
    ]
    return edges.allSatisfy { $0.magnitude <= distance * 1.01 }
  }
}
