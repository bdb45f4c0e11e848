import Foundation
package import LayoutCore

extension UICollectionViewFlowLayout {
  /// The measures of each section as they are laid out now, the delegate's results included.
  ///
  /// Insets reach from the content's edges to the lines, the inset's reference included.
  package var sectionMeasures: [LayoutRecord.Section] {
    guard let flow = validFlow(), let metrics else { return [] }
    return metrics.sections.enumerated().map { index, section in
      let line = flow.container.line(inset: section.inset)
      var inset = section.inset
      inset.near = line.start
      inset.far = flow.container.contentBreadth - line.end
      return LayoutRecord.Section(
        index: index, inset: inset, lineSpacing: section.lineSpacing,
        interitemSpacing: section.interitemSpacing,
        headerSize: axis.size(length: section.header), footerSize: axis.size(length: section.footer)
      )
    }
  }
}

extension Axis {
  /// Returns a size of a header or footer that has its length only: it is as broad as the content,
  /// whatever the delegate returned (A6).
  fileprivate func size(length: Double) -> CGSize { size(AxisSize(along: length, across: 0)) }
}
