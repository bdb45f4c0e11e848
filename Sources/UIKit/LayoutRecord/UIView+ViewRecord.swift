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

  private func record(
    naming names: inout ViewNames, frame: CGRect, place: String? = nil
  ) -> LayoutRecord.View {
    names.add(propertiesOf: self)
    let traits = traitCollection
    var values = traits._performAsCurrent { ViewProperties(of: self, in: traits).values }
    // The subviews of a hidden view are left out since they are not drawn.
    let inner = isHidden ? (views: [], parts: []) : innerRecords(naming: &names)
    if !inner.parts.isEmpty { values.addDrawing(of: inner.parts) }
    var record = LayoutRecord.View(
      className: "\(type(of: self))", name: names[self] ?? place, frame: frame,
      boundsOrigin: bounds.origin, views: inner.views,
      constraints: constraintRecords(naming: names))
    record.look = LayoutRecord.ViewLook(values)
    return record
  }

  /// Returns the records of the subviews, and those of the parts that the view makes for itself.
  private func innerRecords(
    naming names: inout ViewNames
  ) -> (views: [LayoutRecord.View], parts: [LayoutRecord.View]) {
    if _subviews.isEmpty { return ([], []) }
    guard let owner = self as? any HavingParts else {
      return (_subviews.compactMap { $0.subviewRecord(naming: &names, frame: $0.frame) }, [])
    }
    let parts = Set(owner.privateParts.map(ObjectIdentifier.init))
    var records: (views: [LayoutRecord.View], parts: [LayoutRecord.View]) = ([], [])
    for child in _subviews {
      let isPart = parts.contains(ObjectIdentifier(child))
      let inside = isPart ? child.customView : nil
      let view = inside ?? child
      let place = inside == nil ? owner.placeName(of: child) : "customView"
      let frame = inside.map { $0.frame.offsetBy(dx: child.frame.minX, dy: child.frame.minY) }
      let record = view.subviewRecord(naming: &names, frame: frame ?? child.frame, place: place)
      guard let record else { continue }
      guard isPart && inside == nil else {
        records.views.append(record)
        continue
      }
      // The text of a label is among the view's own properties.
      if !(child is UILabel) { records.parts.append(record) }
    }
    return records
  }

  private func subviewRecord(
    naming names: inout ViewNames, frame: CGRect, place: String? = nil
  ) -> LayoutRecord.View? {
    if isElement { return nil }
    names.add(propertiesOf: controller)
    return NestedCalls.run { record(naming: &names, frame: frame, place: place) }
  }

  /// The app's view that the view shows as a bar's button.
  private var customView: UIView? {
    ((self as? BarButton)?.item as? UIBarButtonItem)?.customView
  }

  /// Whether the view is an element placed by a collection view.
  private var isElement: Bool {
    (self as? UICollectionReusableView)?.appliedAttributes != nil && _superview is UICollectionView
  }
}
