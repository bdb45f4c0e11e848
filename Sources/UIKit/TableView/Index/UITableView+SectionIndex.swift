import Foundation

/// The section index at the trailing side of a table (fact LI71).
extension UITableView {
  func changeIndex(_ change: (inout SectionIndex) -> Void) {
    change(&sectionIndex)
    setNeedsLayout()
  }

  /// The titles that are shown; empty if the table has fewer rows than
  /// `sectionIndexMinimumDisplayRowCount`.
  var indexTitles: [String] {
    let titles = sectionIndex.titles ?? []
    guard !titles.isEmpty, sectionIndex.leastCount > 0 else { return titles }
    let rows = validGeometry.sections.reduce(0) { $0 + $1.rows.count }
    return rows < sectionIndex.leastCount ? [] : titles
  }

  /// Queries the titles from the data source, unless they are known.
  func readIndexTitles() {
    guard sectionIndex.titles == nil else { return }
    sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// The width by which the index insets the content of rows, in points; it does not depend on
  /// whether the table has enough rows for the index.
  var indexWidth: CGFloat { sectionIndex.titles?.isEmpty == false ? SectionIndexView.width : 0 }

  func placeSectionIndex() {
    let titles = indexTitles
    guard !titles.isEmpty else {
      sectionIndex.view?.removeFromSuperview()
      return sectionIndex.view = nil
    }
    let view = sectionIndex.view ?? SectionIndexView(frame: .zero)
    sectionIndex.view = view
    if view.superview !== self { addSubview(view) }
    view.titles = titles
    view.color = sectionIndex.color
    view.backgroundColor = sectionIndex.background
    let visible = bounds.inset(by: adjustedContentInset)
    let safe = isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right
    let width = SectionIndexView.width
    view.frame = CGRect(
      x: isRightToLeft ? bounds.minX + safe : bounds.maxX - safe - width, y: visible.minY,
      width: width, height: visible.height)
    bringSubviewToFront(view)
  }

  /// Scrolls to a section after a tap on a title; the data source returns the section for the
  /// title.
  func indexWasTapped(_ index: Int) {
    let titles = indexTitles
    guard titles.indices.contains(index), let dataSource else { return }
    let section = OptionalMethodCall.resultOrDefault {
      dataSource.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    }
    guard validGeometry.sections.indices.contains(section) else { return }
    let top = _rect(section).minY - adjustedContentInset.top
    contentOffset = scrollRange.clamp(CGPoint(x: contentOffset.x, y: top))
  }
}

/// The settings and the titles of a table's index.
struct SectionIndex {
  /// The titles; nil if the data source must be queried for them.
  var titles: [String]?
  var color: UIColor?
  var background: UIColor?
  var trackingBackground: UIColor?
  var leastCount = 0
  var view: SectionIndexView?
}
