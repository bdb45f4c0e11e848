import Foundation
import LayoutCore
import UIKit

extension Inspection {
  /// The largest distance or overlap of two frames that counts as a rounding error, in points.
  private static let tolerance: CGFloat = 0.01

  /// Returns the findings about the attributes for a rectangle.
  func findings(in rect: CGRect) -> [LayoutFinding] {
    let answer = LayoutAnswers(in: rect, of: view)
    return duplicated(answer) + outside(rect, answer) + missing(from: rect, answer)
      + changed(answer, rect)
  }

  /// Returns the findings about elements with more than one attributes object.
  func duplicated(_ answers: LayoutAnswers) -> [LayoutFinding] {
    var known: Set<String> = []
    return answers.all.filter { !known.insert($0.name).inserted }.map {
      finding(.duplicated, $0.name, "two attributes for one element, also at \($0.frame.words)")
    }
  }

  /// The findings about attributes for items and sections that do not exist.
  var existing: [LayoutFinding] {
    answers.all.filter { !exists($0.element) }.map {
      let section = $0.element.indexPath.section
      let count =
        section < view.numberOfSections && section >= 0
        ? "section \(section) has \(view.numberOfItems(inSection: section)) items"
        : "there are \(view.numberOfSections) sections"
      return finding(
        .noSuchIndexPath, $0.name, "\(count), but the layout returns \($0.frame.words)")
    }
  }

  private func exists(_ element: LayoutRecord.Element) -> Bool {
    if case .decoration = element.kind { return true }
    guard (0..<view.numberOfSections).contains(element.indexPath.section) else { return false }
    return element.kind != .cell
      || (0..<view.numberOfItems(inSection: element.indexPath.section)).contains(
        element.indexPath.item)
  }

  private func outside(_ rect: CGRect, _ answer: LayoutAnswers) -> [LayoutFinding] {
    // A layout may or may not return an element that only touches the rectangle's edge. The
    // rectangle is therefore slightly enlarged here, and slightly reduced in `missing`.
    let near = rect.insetBy(dx: -Self.tolerance, dy: -Self.tolerance)
    return answer.all.filter {
      $0.frame.isFinite && !view.shownFrame(of: $0.attributes).intersects(near)
    }.map {
      finding(
        .outsideRectangle, $0.name, "is returned for \(rect.words), but is at \($0.frame.words)")
    }
  }

  private func missing(from rect: CGRect, _ answer: LayoutAnswers) -> [LayoutFinding] {
    let known = Set(answer.all.map(\.name))
    let inner = rect.insetBy(dx: Self.tolerance, dy: Self.tolerance)
    return answers.all.filter { element in
      element.frame.isFinite && !element.placement.isHidden && !element.frame.isEmpty
        && !known.contains(element.name)
        && view.shownFrame(of: element.attributes).intersects(inner)
    }.map {
      finding(
        .missingFromRectangle, $0.name,
        "is at \($0.frame.words), but is not returned for \(rect.words)")
    }
  }

  /// Returns the findings about elements whose frame in a queried rectangle differs from the frame
  /// in the query for all of the content.
  private func changed(_ answer: LayoutAnswers, _ rect: CGRect) -> [LayoutFinding] {
    let frames = answers.frames
    return answer.all.compactMap { element in
      guard let frame = frames[element.name], !frame.isNearly(element.frame) else { return nil }
      return finding(
        .changesWithoutInvalidation, element.name,
        """
        is at \(frame.words) in a query for everything, at \(element.frame.words) when \
        \(rect.words) is
        """)
    }
  }
}

extension CGPoint {
  /// The coordinates as text, without rounding errors: `{10, 10.333}`.
  var words: String { "{\(Double(x).thousandths), \(Double(y).thousandths)}" }
}

extension CGSize {
  /// The lengths as text, without rounding errors: `{187, 220.333}`.
  var words: String { "{\(Double(width).thousandths), \(Double(height).thousandths)}" }
}

extension CGRect {
  /// The frame as text: `{{10, 10}, {187, 220.333}}`.
  ///
  /// The numbers are rounded to thousandths, so frames that are equal by `isNearly` differ by at
  /// most 0.001 in the text.
  var words: String { "{\(origin.words), \(size.words)}" }

  /// Returns whether two rectangles are equal apart from rounding errors.
  ///
  /// Two rectangles that are not finite count as equal.
  func isNearly(_ other: CGRect) -> Bool {
    guard isFinite, other.isFinite else { return !isFinite && !other.isFinite }
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 0.001 }
  }
}
