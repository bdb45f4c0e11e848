import Foundation
package import LayoutCore

extension UICollectionViewFlowLayout {
  /// The metrics of each section in the current layout, including the delegate's results.
  ///
  /// The insets are measured from the content's edges to the lines, so they include the insets of
  /// `sectionInsetReference`.
  package var sectionMeasures: [LayoutRecord.Section] {
    guard let flow = validFlow(), let metrics else { return [] }
    return metrics.sections.enumerated().map { index, section in
      let line = flow.container.line(inset: section.inset)
      var inset = section.inset
      inset.near = line.start
      inset.far = flow.container.contentBreadth - line.end
      var record = LayoutRecord.Section(
        index: index, inset: inset, lineSpacing: section.lineSpacing,
        interitemSpacing: section.interitemSpacing,
        headerSize: axis.size(length: section.header), footerSize: axis.size(length: section.footer)
      )
      record.measures = pinned(of: section)
      return record
    }
  }

  /// Returns the measures that record a pinned header and footer of a section.
  private func pinned(of section: FlowSection) -> [LayoutRecord.Measure] {
    [
      (LayoutRecord.Measure.pinnedHeader, sectionHeadersPinToVisibleBounds, section.header),
      (LayoutRecord.Measure.pinnedFooter, sectionFootersPinToVisibleBounds, section.footer),
    ].filter { $1 && $2 > 0 }.map { .init($0.0, "yes") }
  }
}

extension Axis {
  /// Returns the size of a header or footer from its length along the scroll direction.
  ///
  /// The other dimension is 0, because a header or footer is always as wide as the content,
  /// whatever size the delegate returned (fact A6).
  fileprivate func size(length: Double) -> CGSize { size(AxisSize(along: length, across: 0)) }
}
