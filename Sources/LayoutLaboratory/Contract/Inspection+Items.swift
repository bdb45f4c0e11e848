import Foundation
import LayoutCore
import LayoutStage
import UIKit

extension Inspection {
  /// The findings about items whose attributes, queried by index path, are nil, differ from those
  /// in a rectangle, or are not returned for a rectangle at all.
  var items: [LayoutFinding] {
    let frames = answers.frames
    return validPaths.compactMap { path in
      guard let attributes = layout.layoutAttributesForItem(at: path) else {
        return finding(
          .nilForValidIndexPath, path.words, "layoutAttributesForItem(at:) returns nil")
      }
      return compared(LayoutAnswers.Answer(attributes), with: frames[path.words])
    }
  }

  /// The findings about supplementary views whose attributes, queried by index path, are nil or
  /// differ from those in a rectangle.
  var supplementaryViews: [LayoutFinding] {
    answers.all.compactMap { answer in
      let path = IndexPath(
        item: answer.element.indexPath.item, section: answer.element.indexPath.section)
      guard answer.attributes.representedElementCategory == .supplementaryView,
        let kind = answer.attributes.representedElementKind
      else { return nil }
      let alone = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      guard let alone else {
        return finding(
          .nilForValidIndexPath, answer.name,
          "layoutAttributesForSupplementaryView(ofKind:at:) returns nil")
      }
      return compared(LayoutAnswers.Answer(alone), with: answer.frame)
    }
  }

  /// Compares the attributes of an element that was queried by index path with its frame in a
  /// rectangle; nil if they agree, or if the element is hidden.
  private func compared(
    _ alone: LayoutAnswers.Answer, with frame: CGRect?
  ) -> LayoutFinding? {
    guard !alone.placement.isHidden else { return nil }
    guard let frame else {
      // The layout was queried only for rectangles inside the content, so an element outside of it
      // is reported by the rule about such elements.
      if !alone.frame.intersects(view.extent), let outside = outsideContent(alone) {
        return outside
      }
      return finding(
        .missingFromRectangle, alone.name,
        "is returned for its index path, at \(alone.frame.words), and for no rectangle")
    }
    guard !alone.frame.isNearly(frame) else { return nil }
    return finding(
      .answersDisagree, alone.name,
      "by index path it is at \(alone.frame.words), in a rectangle at \(frame.words)")
  }

  /// The findings about items larger than their line.
  var oversized: [LayoutFinding] {
    guard let flow = layout as? UICollectionViewFlowLayout else { return [] }
    let extent = flow.scrollDirection == .vertical ? "wide" : "high"
    return flow.oversizedItems.map {
      finding(
        .itemLargerThanLine, $0.indexPath.words,
        "is \($0.extent.hundredths) points \(extent), its line \($0.lineLength.hundredths)")
    }
  }

  /// The findings about parts of a compositional layout's description that do not have the
  /// described effect.
  var descriptions: [LayoutFinding] {
    let compositional = layout as? UICollectionViewCompositionalLayout
    return (compositional?.descriptionProblems ?? []).map { section, problem in
      finding(.init(problem.kind), "section \(section) \(problem.place)", problem.detail)
    }
  }

  /// The findings about items whose size differs from the delegate's current one.
  var outdated: [LayoutFinding] {
    let flow = layout as? UICollectionViewFlowLayout
    return (flow?.outdatedSizes ?? []).map {
      finding(
        .sizesNotRefreshed, $0.indexPath.words,
        "is still \($0.kept.measures); the delegate would now return \($0.current.measures)")
    }
  }
}

extension LayoutRule {
  fileprivate init(_ kind: CompositionalProblem.Kind) {
    self =
      switch kind {
      case .largerThanContainer: .largerThanContainer
      case .fractionOfEstimate: .fractionOfEstimate
      case .orthogonalWithoutExtent: .orthogonalWithoutExtent
      case .ignoredInset: .ignoredInset
      }
  }
}
