import Foundation
import LayoutCore
import UIKit

extension Inspection {
  /// The finding about a content size that is not finite; nil if it is finite.
  var contentFinding: LayoutFinding? {
    let size = view.contentSize
    guard !size.width.isFinite || !size.height.isFinite else { return nil }
    return finding(.frameNotFinite, nil, "the content size is \(size.words)")
  }

  /// The findings about frames that are not finite or that extend beyond the content.
  var frames: [LayoutFinding] {
    answers.all.compactMap { answer in
      guard answer.frame.isFinite else {
        return finding(.frameNotFinite, answer.name, "the frame is \(answer.frame.words)")
      }
      return outsideContent(answer)
    }
  }

  /// Returns a finding if an element extends beyond the content by more than half a point.
  ///
  /// The result is nil for hidden and transformed elements, and for decoration views, which may
  /// extend beyond the content as shadows do.
  func outsideContent(_ answer: LayoutAnswers.Answer) -> LayoutFinding? {
    if case .decoration = answer.element.kind { return nil }
    let content = view.extent
    guard content.isFinite, answer.isUpright, !answer.placement.isHidden,
      !content.insetBy(dx: -0.5, dy: -0.5).contains(answer.frame)
    else { return nil }
    return finding(
      .contentTooSmall, answer.name,
      "is at \(answer.frame.words), the content is \(content.size.words)")
  }

  /// The findings about frames that are not on whole pixels.
  ///
  /// A flow layout's views are aligned to whole pixels by UIKit, so only their sizes are checked.
  var grid: [LayoutFinding] {
    let scale = view.traitCollection.displayScale
    let isSnapped = layout is UICollectionViewFlowLayout
    return answers.all.compactMap { answer in
      let frame = answer.frame
      let numbers = [frame.width, frame.height] + (isSnapped ? [] : [frame.minX, frame.minY])
      guard answer.isUpright, frame.isFinite, !answer.placement.isHidden,
        numbers.contains(where: { !$0.isOnGrid(scale) })
      else { return nil }
      return finding(
        .offPixelGrid, answer.name,
        "\(frame.words) is not a whole number of pixels at @\(Int(scale))x")
    }
  }

  /// The findings about visible items of the same section and z-index that overlap; transformed
  /// items are left out.
  var overlaps: [LayoutFinding] {
    let cells = answers.all.filter {
      $0.element.kind == .cell && $0.isUpright && $0.frame.isFinite && !$0.placement.isHidden
        && $0.placement.alpha > 0
    }.sorted { $0.frame.minY < $1.frame.minY }
    var (open, findings): ([LayoutAnswers.Answer], [LayoutFinding]) = ([], [])
    for cell in cells {
      // Cells are sorted by their top edges, so a cell that ends above this one cannot overlap any
      // later cell either.
      open.removeAll { $0.frame.maxY <= cell.frame.minY }
      findings += open.filter { $0.liesOn(cell) }.map { other in
        let isFirst = other.element.indexPath.item < cell.element.indexPath.item
        let (first, second) = isFirst ? (other, cell) : (cell, other)
        return finding(
          .overlappingItems, second.name,
          "\(second.frame.words) overlaps \(first.name) at \(first.frame.words)")
      }
      open.append(cell)
    }
    return findings
  }
}

extension LayoutAnswers.Answer {
  /// Returns whether two items of a section with the same z-index overlap by more than half a point
  /// in both directions.
  fileprivate func liesOn(_ other: LayoutAnswers.Answer) -> Bool {
    let shared = frame.intersection(other.frame)
    return element.indexPath.section == other.element.indexPath.section
      && element.zIndex == other.element.zIndex
      && name != other.name && !shared.isNull && shared.width > 0.5 && shared.height > 0.5
  }
}

extension CGFloat {
  /// Returns whether the number is a whole number of pixels, apart from rounding errors.
  fileprivate func isOnGrid(_ scale: CGFloat) -> Bool {
    let pixels = self * scale
    return (pixels - pixels.rounded()).magnitude < 1 / 64
  }
}
