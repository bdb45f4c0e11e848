import Foundation
package import LayoutCore
import RasterCore

extension UIView {
  /// The view and all views in it as they are drawn now, named by the properties that hold them.
  ///
  /// Elements that a collection view inside has placed are left out: they are in its layout's
  /// record. The view must have been laid out. Cost: O(views); the texts of their properties are
  /// made when they are read.
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
      // What is in a hidden view is not drawn, whatever it is.
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

  /// Whether a collection view has placed the view.
  private var isElement: Bool {
    (self as? UICollectionReusableView)?.appliedAttributes != nil && _superview is UICollectionView
  }
}
