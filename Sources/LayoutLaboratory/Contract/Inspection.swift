import Foundation
import UIKit

/// An inspection of a laid-out collection view at one moment, in which the layout is queried and
/// its results are checked.
///
/// Long content is sampled at regular intervals, always including both ends.
@MainActor struct Inspection {
  let view: UICollectionView
  let moment: String
  /// The layout's attributes for all of its content.
  let answers: LayoutAnswers

  /// The maximum numbers of rectangles and of items to query.
  private static let sample = (rectangles: 24, items: 400)

  /// Queries the layout for all attributes.
  init(_ view: UICollectionView, _ moment: String) {
    (self.view, self.moment) = (view, moment)
    answers = LayoutAnswers(of: view)
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  var findings: [LayoutFinding] {
    let content = [contentFinding].compactMap(\.self)
    return content + existing + duplicated(answers) + frames + grid + overlaps + oversized
      + descriptions + rectangles.flatMap(findings) + items + supplementaryViews + constraints
  }

  /// Returns a finding at the moment of this inspection, such as `first layout, portrait`.
  func finding(_ rule: LayoutRule, _ element: String? = nil, _ detail: String) -> LayoutFinding {
    LayoutFinding(rule, element, moment: moment, detail: detail)
  }

  /// The rectangles to query, as a collection view might: screens of the content at intervals of
  /// half a screen, up to beyond its end, or a sample of them.
  private var rectangles: [CGRect] {
    let (content, size) = (view.contentSize, view.bounds.size)
    guard content.width.isFinite, content.height.isFinite, size.width > 0, size.height > 0 else {
      return []
    }
    let isTall = content.height >= content.width
    let length = isTall ? content.height : content.width
    let step = (isTall ? size.height : size.width) / 2
    // The count is limited because a layout may return an enormous content size.
    let count = Int(min(1e6, (length / step).rounded(.up))) + 1
    return (0...count).sampled(Self.sample.rectangles).map { number in
      let start = CGFloat(number) * step
      return CGRect(origin: CGPoint(x: isTall ? 0 : start, y: isTall ? start : 0), size: size)
    }
  }

  /// The index paths of the existing items, or of a sample of them.
  var validPaths: [IndexPath] {
    let paths = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).sampled(Self.sample.items).map {
        IndexPath(item: $0, section: section)
      }
    }
    return paths.indices.sampled(Self.sample.items).map { paths[$0] }
  }
}

extension RandomAccessCollection {
  /// Returns at most `count` elements at regular intervals, including the first and the last.
  fileprivate func sampled(_ count: Int) -> [Element] {
    guard self.count > count else { return Array(self) }
    // The range is divided into (count − 1) steps so that the last element is always included.
    return (0..<count).map {
      self[index(startIndex, offsetBy: $0 * (self.count - 1) / (count - 1))]
    }
  }
}
