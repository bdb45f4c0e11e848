import Foundation
import InterfaceBuilder

/// The subviews, constraints, constants and properties of a view that depend on its size classes
/// (facts IB96 to IB99).
///
/// The document's `default` variation is applied first, then the variations that match one size
/// class, then the one that matches both.
@MainActor final class NibVariations {
  private let description: InterfaceObject
  private let loading: NibLoading.Resources
  private weak var view: UIView?
  /// The subviews in the order of the document, including those that are left out now.
  private var subviews: [(id: String, view: UIView)] = []
  private var constraints: [(description: InterfaceConstraint, constraint: NSLayoutConstraint)] = []
  /// The size classes for which the view was last changed.
  private var traits: UITraitCollection

  /// Reads the variations of a view, and observes its traits; nil if the view has no variations.
  init?(_ description: InterfaceObject, of view: UIView, in loading: NibLoading) {
    let hasVariations =
      !description.variations.isEmpty
      || description.constraints.contains { !$0.variations.isEmpty }
    guard hasVariations else { return nil }
    (self.description, self.loading, self.view) = (description, loading.resources, view)
    traits = view.traitCollection
    // The view retains the closure, and with it this object.
    let classes: [UITrait] = [UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]
    view.registerForTraitChanges(classes) { (view: UIView, _: UITraitCollection) in
      self.traitsDidChange(to: view.traitCollection)
    }
  }

  /// Returns whether a subview or constraint is included for the current size classes.
  func includes(_ id: String) -> Bool { includes(id, in: traits) }

  /// Stores a subview, whether or not it is included now.
  func note(_ subview: UIView, _ id: String) { subviews.append((id, subview)) }

  /// Stores a constraint, and sets its constant for the current size classes.
  func note(_ constraint: NSLayoutConstraint, _ description: InterfaceConstraint) {
    constraints.append((description, constraint))
    constraint.constant = constant(of: description, in: traits)
  }

  // MARK: Changes

  private func traitsDidChange(to new: UITraitCollection) {
    let old = traits
    traits = new
    guard let view else { return }
    setProperties(of: view, from: old)
    changeSubviews(of: view, from: old)
    changeConstraints(of: view, from: old)
  }

  private func setProperties(of view: UIView, from old: UITraitCollection) {
    let (before, after) = (properties(in: old), properties(in: traits))
    for (name, value) in after.sorted(by: { $0.key < $1.key }) where before[name] != value {
      _ = NibKeyPaths.set(name, of: view, to: value, in: loading.makeLoading())
    }
  }

  private func changeSubviews(of view: UIView, from old: UITraitCollection) {
    var index = 0
    for (id, subview) in subviews {
      switch (includes(id, in: old), includes(id, in: traits)) {
      case (true, false): subview.removeFromSuperview()
      case (false, true): insert(subview, in: view, at: index)
      default: break
      }
      if subview.superview === view { index = (view.subviews.firstIndex(of: subview) ?? index) + 1 }
    }
  }

  private func insert(_ subview: UIView, in view: UIView, at index: Int) {
    view.insertSubview(subview, at: index)
    guard let stack = view as? UIStackView else { return }
    let arranged = view.subviews.prefix(index).count { stack.arrangedSubviews.contains($0) }
    stack.insertArrangedSubview(subview, at: arranged)
  }

  private func changeConstraints(of view: UIView, from old: UITraitCollection) {
    for (description, constraint) in constraints {
      let constant = constant(of: description, in: traits)
      if constant != self.constant(of: description, in: old) { constraint.constant = constant }
      switch (includes(description.id, in: old), includes(description.id, in: traits)) {
      case (true, false): constraint.deactivate()
      case (false, true): if constraint.isInside(view) { constraint.hold(in: view) }
      default: break
      }
    }
  }

  // MARK: Values

  private func includes(_ id: String, in traits: UITraitCollection) -> Bool {
    var isIncluded = true
    for variation in description.variations.matching(traits) {
      if variation.excluded.contains(id) { isIncluded = false }
      if variation.included.contains(id) { isIncluded = true }
    }
    return isIncluded
  }

  private func constant(
    of constraint: InterfaceConstraint, in traits: UITraitCollection
  ) -> CGFloat {
    let values = constraint.variations.matching(traits).compactMap {
      $0.properties["constant"]?.number
    }
    return values.last ?? CGFloat(constraint.constant)
  }

  /// Returns the values of all properties that depend on size classes.
  private func properties(in traits: UITraitCollection) -> [String: InterfaceValue] {
    let names = Set(description.variations.flatMap(\.properties.keys))
    var values = Self.defaults.merging(description.properties) { $1 }.filter {
      names.contains($0.key)
    }
    for variation in description.variations.matching(traits) {
      values.merge(variation.properties) { $1 }
    }
    return values
  }

  /// Interface Builder's defaults of properties that can depend on size classes, for documents that
  /// do not contain these properties.
  private static let defaults: [String: InterfaceValue] = [
    "axis": .text("horizontal"), "distribution": .text("fill"), "alignment": .text("fill"),
    "spacing": .text("0"),
  ]
}

extension InterfaceObject {
  /// Returns the object with its properties for the size classes of traits.
  @MainActor func varied(for traits: UITraitCollection) -> InterfaceObject {
    var object = self
    for variation in variations.matching(traits) {
      object.properties.merge(variation.properties) { $1 }
    }
    return object
  }
}

extension [InterfaceVariation] {
  /// Returns the variations that match traits, the most general first.
  @MainActor fileprivate func matching(_ traits: UITraitCollection) -> [InterfaceVariation] {
    let matching = filter { variation in
      variation.isHeightRegular.matches(traits.verticalSizeClass)
        && variation.isWidthRegular.matches(traits.horizontalSizeClass)
    }
    return (0...2).flatMap { rank in matching.filter { $0.classCount == rank } }
  }
}

extension InterfaceVariation {
  /// The number of size classes that the variation requires.
  fileprivate var classCount: Int {
    (isHeightRegular == nil ? 0 : 1) + (isWidthRegular == nil ? 0 : 1)
  }
}

extension Bool? {
  /// Returns whether a size class is the one that a variation requires; nil matches any.
  fileprivate func matches(_ sizeClass: UIUserInterfaceSizeClass) -> Bool {
    map { $0 == (sizeClass == .regular) } ?? true
  }
}

extension NSLayoutConstraint {
  /// Returns whether a view may own the constraint: all items are the view or its descendants.
  func isInside(_ view: UIView) -> Bool { owners.allSatisfy { $0.isDescendant(of: view) } }
}
