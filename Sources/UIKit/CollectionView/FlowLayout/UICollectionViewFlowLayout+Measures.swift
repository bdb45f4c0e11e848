package import Foundation
import LayoutCore

/// What a section of a flow layout was laid out with.
package struct FlowSectionMeasures: Sendable, Equatable {
  /// The distances from the content's edges to the lines, the inset's reference included.
  package var inset: UIEdgeInsets
  /// The distance between two lines.
  package var minimumLineSpacing: CGFloat
  /// The least distance between two items of a line.
  package var minimumInteritemSpacing: CGFloat
  /// The extent of the header along the axis; nothing without one.
  package var headerLength: CGFloat
  /// The extent of the footer along the axis; nothing without one.
  package var footerLength: CGFloat
}

extension UICollectionViewFlowLayout {
  /// The measures of each section as they are laid out now, the delegate's answers included.
  package var sectionMeasures: [FlowSectionMeasures] {
    guard let flow = validFlow(), let metrics else { return [] }
    return metrics.sections.map { section in
      let line = flow.container.line(inset: section.inset)
      var inset = section.inset
      inset.near = line.start
      inset.far = flow.container.contentBreadth - line.end
      let sides = axis.sides(inset)
      return FlowSectionMeasures(
        inset: UIEdgeInsets(
          top: sides.top, left: sides.left, bottom: sides.bottom, right: sides.right),
        minimumLineSpacing: section.lineSpacing,
        minimumInteritemSpacing: section.interitemSpacing,
        headerLength: section.header, footerLength: section.footer)
    }
  }
}
