import Foundation
import InterfaceBuilder

/// A constraint that cannot be made yet, because one of its items has not been made.
struct WaitingConstraint {
  var description: InterfaceConstraint
  var view: UIView
}

extension NibLoading {
  /// Makes the constraints of a view; those that refer to objects made later are stored.
  func addConstraints(of description: InterfaceObject, to view: UIView) {
    for constraint in description.constraints where !constraint.isPlaceholder {
      if !add(constraint, to: view) {
        waitingConstraints.append(WaitingConstraint(description: constraint, view: view))
      }
    }
  }

  /// Makes the stored constraints whose items were missing; if an item does not exist, a warning is
  /// logged.
  func addWaitingConstraints() {
    let waiting = waitingConstraints
    waitingConstraints = []
    for constraint in waiting where !add(constraint.description, to: constraint.view) {
      warn(constraint.description.line, "an item of the constraint does not exist")
    }
  }

  /// Makes a constraint and adds it to its view; returns false if an item has not been made yet.
  private func add(_ description: InterfaceConstraint, to view: UIView) -> Bool {
    let first = item(description.firstItem) ?? (description.firstItem == nil ? view : nil)
    let second = item(description.secondItem)
    guard let first, second != nil || description.secondItem == nil else { return false }
    guard let constraint = constraint(description, first, second) else { return true }
    objects[description.id] = constraint
    let variations = variations[ObjectIdentifier(view)]
    variations?.note(constraint, description)
    // A constraint is not activated if this size class excludes it, or excludes a subview that it
    // refers to (fact IB38).
    if variations?.includes(description.id) ?? true, constraint.isInside(view) {
      constraint.hold(in: view)
    }
    return true
  }

  private func item(_ id: String?) -> (any LayoutItem)? {
    guard let id, let object = objects[id] else { return nil }
    // A cast to a class is several times faster than a cast to a protocol.
    if let view = object as? UIView { return view }
    return object as? any LayoutItem
  }

  /// Returns a constraint (facts IB31 to IB37); nil if its two attributes cannot be
  /// related to each other, or its only one to a constant; this is logged.
  private func constraint(
    _ description: InterfaceConstraint, _ first: any LayoutItem, _ second: (any LayoutItem)?
  ) -> NSLayoutConstraint? {
    typealias Attribute = NSLayoutConstraint.Attribute
    let one = Attribute(interfaceBuilder: description.firstAttribute) ?? .notAnAttribute
    let other = description.secondAttribute.flatMap { Attribute(interfaceBuilder: $0) }
    guard one.pairs(with: second == nil ? nil : other, description.multiplier) else {
      warn(
        description.line,
        "\(description.firstAttribute) cannot be related to "
          + (description.secondAttribute ?? "a constant"))
      return nil
    }
    let constraint = NSLayoutConstraint(
      item: first, attribute: one, relatedBy: .init(description.relation), toItem: second,
      attribute: other ?? .notAnAttribute, multiplier: description.multiplier,
      constant: description.constant)
    constraint.priority = UILayoutPriority(Float(description.priority))
    constraint.identifier = description.identifier
    constraint.remember(place: file.place(description.line))
    return constraint
  }

  /// Writes a warning about a line of the document.
  func warn(_ line: Int, _ message: String) { UIKitLog.warn("\(file.place(line)): \(message)") }
}

extension NSLayoutConstraint.Relation {
  init(_ relation: InterfaceConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .lessThanOrEqual
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Makes the attribute with a name in documents of Interface Builder (fact IB35); nil if the name
  /// is unknown.
  init?(interfaceBuilder name: String) {
    guard let attribute = Self.names[name] else { return nil }
    self = attribute
  }

  private static let names: [String: Self] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Returns whether a constraint may relate the attribute to another one, or to a constant if
  /// `other` is nil.
  ///
  /// For other combinations UIKit raises an exception.
  fileprivate func pairs(with other: Self?, _ multiplier: Double) -> Bool {
    guard let other, multiplier != 0 else { return kind == .size }
    let areMixed = isDirectional && other.isAbsoluteSide || isAbsoluteSide && other.isDirectional
    return kind != .none && kind == other.kind && !areMixed
  }
}
