import Foundation
package import LayoutCore
import RasterCore

extension UIView {
  /// The view and all views in it as they are drawn now, named by the properties that hold them.
  ///
  /// Elements that a collection view inside has placed are left out: its layout tells of them.
  /// The view must have been laid out. Cost: O(views), and a fingerprint for each that draws
  /// itself.
  package var viewRecord: LayoutRecord.View {
    var names = ViewNames()
    names.add(propertiesOf: controller)
    return record(naming: &names, frame: CGRect(origin: .zero, size: bounds.size))
  }

  private func record(naming names: inout ViewNames, frame: CGRect) -> LayoutRecord.View {
    names.add(propertiesOf: self)
    let properties = traitCollection.asCurrent { ViewProperties(of: self).properties }
    return LayoutRecord.View(
      className: "\(type(of: self))", name: names[self], frame: frame, boundsOrigin: bounds.origin,
      properties: properties,
      // What is in a hidden view is not drawn, whatever it is.
      views: isHidden
        ? []
        : children.filter { !$0.isElement }.map { child in
          names.add(propertiesOf: child.controller)
          return child.record(naming: &names, frame: child.frame)
        })
  }

  /// Whether a collection view has placed the view.
  private var isElement: Bool {
    (self as? UICollectionReusableView)?.appliedAttributes != nil && parent is UICollectionView
  }
}

/// The names of the properties that hold views; where several do, the one of the nearest owner.
@MainActor private struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// The name of a view: its property's, or else its accessibility identifier.
  subscript(view: UIView) -> String? {
    names[ObjectIdentifier(view)] ?? view.accessibilityIdentifier
  }

  /// Adds the views that an object's stored properties hold; UIKit's own classes have none that
  /// tell anything, but for a cell's content view.
  mutating func add(propertiesOf owner: AnyObject?) {
    guard let owner else { return }
    if let cell = owner as? UICollectionViewCell {
      names[ObjectIdentifier(cell.contentView)] = "contentView"
    }
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let part = mirror, !Self.isUIKits(part.subjectType) {
      for (label, value) in part.children {
        guard let label, let view = value as? UIView else { continue }
        names[ObjectIdentifier(view)] = Self.name(of: label)
      }
      mirror = part.superclassMirror
    }
  }

  /// The storage of a lazy property is named after it.
  private static func name(of label: String) -> String {
    let lazy = "$__lazy_storage_$_"
    return label.hasPrefix(lazy) ? String(label.dropFirst(lazy.count)) : label
  }

  private static func isUIKits(_ type: any Any.Type) -> Bool {
    String(reflecting: type).hasPrefix("UIKit.")
  }
}
