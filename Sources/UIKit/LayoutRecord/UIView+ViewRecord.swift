import Foundation
package import LayoutCore
import RasterCore

extension UIView {
  /// A record of the view and its descendants as currently drawn, named after the properties that
  /// hold them.
  ///
  /// Elements placed by a collection view are left out, as they are in its layout's record. The
  /// view must have been laid out. Cost: O(views); the texts of the properties are made when they
  /// are read.
  package var viewRecord: LayoutRecord.View {
    var names = ViewNames()
    names.add(propertiesOf: controller)
    return record(naming: &names, frame: CGRect(origin: .zero, size: bounds.size))
  }

  private func record(naming names: inout ViewNames, frame: CGRect) -> LayoutRecord.View {
    names.add(propertiesOf: self)
    let traits = traitCollection
    let values = traits._performAsCurrent { ViewProperties(of: self, in: traits).values }
    var record = LayoutRecord.View(
      className: "\(type(of: self))", name: names[self], frame: frame,
      boundsOrigin: bounds.origin,
      // The subviews of a hidden view are left out since they are not drawn.
      views: isHidden ? [] : subviewRecords(naming: &names),
      constraints: constraintRecords(naming: names))
    record.look = LayoutRecord.ViewLook(values)
    return record
  }

  private func subviewRecords(naming names: inout ViewNames) -> [LayoutRecord.View] {
    _subviews.compactMap { child in
      if child.isElement { return nil }
      names.add(propertiesOf: child.controller)
      return NestedCalls.run { child.record(naming: &names, frame: child.frame) }
    }
  }

  /// Whether the view is an element placed by a collection view.
  private var isElement: Bool {
    (self as? UICollectionReusableView)?.appliedAttributes != nil && _superview is UICollectionView
  }
}
