import Foundation
package import LayoutCore
import QuartzCore
import RasterCore

extension UIView {
  /// A record of the view and its descendants as they are drawn now, with the names of the
  /// properties that refer to them.
  ///
  /// The elements of a collection view are left out, because its layout record contains them. The
  /// view must have been laid out. Cost: O(views); the texts of the properties are made when they
  /// are read.
  package var viewRecord: LayoutRecord.View {
    var names = ViewNames()
    names.add(propertiesOf: controller)
    return record(naming: &names, frame: CGRect(origin: .zero, size: bounds.size))
  }

  private func record(
    naming names: inout ViewNames, frame: CGRect, place: TablePlaces.Place? = nil,
    as name: String? = nil
  ) -> LayoutRecord.View {
    names.add(propertiesOf: self)
    var children = ChildRecords(of: self)
    // The subviews of a hidden view are left out, because they are not drawn.
    if !isHidden { record(&children, naming: &names) }
    var record = LayoutRecord.View(
      className: "\(type(of: self))", name: names[self] ?? name ?? children.owner?.ownName,
      frame: frame, boundsOrigin: bounds.origin, views: children.records,
      constraints: constraintRecords(naming: names))
    let isConstrained = !record.constraints.isEmpty
    var values = values(at: place, isConstrained: isConstrained, children)
    if !children.parts.isEmpty { values.addDrawing(of: children.parts) }
    record.look = LayoutRecord.ViewLook(values)
    return record
  }

  private func values(
    at place: TablePlaces.Place?, isConstrained: Bool, _ children: ChildRecords
  ) -> ViewValues {
    let traits = traitCollection
    return traits._performAsCurrent {
      var properties = ViewProperties(of: self, in: traits)
      if let place { properties.add(.place, .made(place)) }
      properties.readLayout(of: self, isConstrained: isConstrained)
      if let stack = self as? UIStackView { properties.readOrder(of: stack, children.byView) }
      return properties.values
    }
  }

  /// Records the subviews and the sublayers that do not belong to a view, from back to front.
  private func record(_ children: inout ChildRecords, naming names: inout ViewNames) {
    if _subviews.isEmpty && layer.children.isEmpty { return }
    let places = TablePlaces(of: self)
    // Most views have only the layers of their subviews as sublayers, so the layers are not
    // visited.
    guard layer.children.count != _subviews.count else {
      for child in _subviews { record(child, at: places[child], in: &children, naming: &names) }
      return
    }
    for layer in layer.children {
      if let child = layer.owner as? UIView {
        record(child, at: places[child], in: &children, naming: &names)
      } else {
        children.add(layer.record(naming: &names, in: traitCollection))
      }
    }
  }

  /// Records a subview; if it is a private part that contains a view of the app, records the app's
  /// view instead.
  private func record(
    _ child: UIView, at place: TablePlaces.Place?, in children: inout ChildRecords,
    naming names: inout ViewNames
  ) {
    let isPart = children.isPart(child)
    let inside = isPart ? child.customView : nil
    let name = inside == nil ? children.owner?.placeName(of: child) : "customView"
    let frame = inside.map { $0.frame.offsetBy(dx: child.frame.minX, dy: child.frame.minY) }
    let record = (inside ?? child).subviewRecord(
      naming: &names, frame: frame ?? child.frame, place: place, as: name)
    if isPart && inside == nil {
      // A private label is omitted, because the properties of its bar or button contain its text.
      if !(child is UILabel) { children.add(part: record) }
    } else {
      children.add(record, of: child)
    }
  }

  /// Returns the record of a subview; nil for an element of a collection view, and beyond the
  /// maximum depth of the tree.
  private func subviewRecord(
    naming names: inout ViewNames, frame: CGRect, place: TablePlaces.Place?, as name: String?
  ) -> LayoutRecord.View? {
    if isElement { return nil }
    names.add(propertiesOf: controller)
    return NestedCalls.run { record(naming: &names, frame: frame, place: place, as: name) }
  }

  /// The custom view of the bar button item that this private bar button shows; nil if there is
  /// none.
  private var customView: UIView? {
    ((self as? BarButton)?.item as? UIBarButtonItem)?.customView
  }

  /// Whether the view is a cell or another element of a collection view.
  private var isElement: Bool {
    let view = self as? UICollectionReusableView
    return view?.appliedAttributes != nil && view?.host != nil
  }
}

extension CALayer {
  /// Returns the record of a layer that does not belong to a view; nil beyond the maximum depth of
  /// the tree.
  @MainActor fileprivate func record(
    naming names: inout ViewNames, in traits: UITraitCollection
  ) -> LayoutRecord.View? {
    names.add(propertiesOf: self)
    let values = traits._performAsCurrent { ViewProperties(of: self, in: traits).values }
    var views: [LayoutRecord.View] = []
    for layer in isHidden ? [] : children where layer.owner == nil {
      let record = NestedCalls.run { layer.record(naming: &names, in: traits) }
      if case .some(.some(let record)) = record { views.append(record) }
    }
    var record = LayoutRecord.View(
      className: "\(type(of: self))", name: names[self], frame: frame,
      boundsOrigin: bounds.origin, views: views)
    record.look = LayoutRecord.ViewLook(values)
    return record
  }
}

/// The records of a view's subviews and layers; those of a stack view can also be found by the
/// subview.
private struct ChildRecords {
  private(set) var records: [LayoutRecord.View] = []
  /// The records of the view's private parts.
  private(set) var parts: [LayoutRecord.View] = []
  private(set) var byView: [ObjectIdentifier: LayoutRecord.View] = [:]
  private let isStack: Bool
  /// The view itself if it has private parts.
  let owner: (any HavingParts)?
  private let privateParts: Set<ObjectIdentifier>

  @MainActor init(of view: UIView) {
    isStack = view is UIStackView
    owner = view.partsOwner
    privateParts = Set((owner?.privateParts ?? []).map(ObjectIdentifier.init))
  }

  /// Returns whether a subview is a private part of the view.
  func isPart(_ view: UIView) -> Bool {
    !privateParts.isEmpty && privateParts.contains(ObjectIdentifier(view))
  }

  mutating func add(_ record: LayoutRecord.View?, of view: UIView? = nil) {
    guard let record else { return }
    records.append(record)
    if isStack, let view { byView[ObjectIdentifier(view)] = record }
  }

  mutating func add(part: LayoutRecord.View?) {
    if let part { parts.append(part) }
  }
}
