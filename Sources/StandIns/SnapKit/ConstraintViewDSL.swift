// Mirrors SnapKit's `snp`. If `snp` has already made constraints for the view, `updateConstraints`
// changes them and adds none.
internal import Foundation
public import UIKit

/// The `snp` namespace of a view or a layout guide.
@MainActor public struct ConstraintViewDSL: ConstraintItemHolder {
  public let constraintTarget: AnyObject?
  private var view: UIView? { constraintTarget as? UIView }

  init(_ target: AnyObject) { constraintTarget = target }

  private func made(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    let maker = ConstraintMaker(constraintTarget)
    closure(maker)
    return maker.constraints
  }

  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
    made(closure)
  }
  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
    view?.translatesAutoresizingMaskIntoConstraints = false
    let all = made(closure)
    all.forEach { $0.activate() }
    ConstraintStore.add(all, to: constraintTarget)
  }
  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
    removeConstraints()
    makeConstraints(closure)
  }
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
    let known = ConstraintStore.all(of: constraintTarget)
    if known.isEmpty { return makeConstraints(closure) }
    for constraint in made(closure) {
      known.first { $0.isSame(as: constraint) }?.take(constraint)
    }
  }
  public func removeConstraints() {
    ConstraintStore.all(of: constraintTarget).forEach { $0.deactivate() }
    ConstraintStore.remove(from: constraintTarget)
  }

  public var contentHuggingHorizontalPriority: Float {
    get { view?.contentHuggingPriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentHuggingVerticalPriority: Float {
    get { view?.contentHuggingPriority(for: .vertical).rawValue ?? 0 }
    nonmutating set { view?.setContentHuggingPriority(UILayoutPriority(newValue), for: .vertical) }
  }
  public var contentCompressionResistanceHorizontalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .horizontal).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .horizontal)
    }
  }
  public var contentCompressionResistanceVerticalPriority: Float {
    get { view?.contentCompressionResistancePriority(for: .vertical).rawValue ?? 0 }
    nonmutating set {
      view?.setContentCompressionResistancePriority(UILayoutPriority(newValue), for: .vertical)
    }
  }
}

/// The constraints that `makeConstraints` has made for each view or layout guide.
@MainActor private enum ConstraintStore {
  private final class Entry {
    weak var target: AnyObject?
    var constraints: [Constraint] = []
    init(_ target: AnyObject) { self.target = target }
  }

  private static var entries: [ObjectIdentifier: Entry] = [:]

  private static func entry(of target: AnyObject) -> Entry {
    let id = ObjectIdentifier(target)
    // A new object may have the identifier of a released one, so the objects are compared too.
    if let known = entries[id], known.target === target { return known }
    let made = Entry(target)
    entries[id] = made
    return made
  }

  static func all(of target: AnyObject?) -> [Constraint] {
    target.map { entry(of: $0).constraints } ?? []
  }
  static func add(_ constraints: [Constraint], to target: AnyObject?) {
    if let target { entry(of: target).constraints += constraints }
  }
  static func remove(from target: AnyObject?) {
    if let target { entry(of: target).constraints = [] }
  }
}

extension UIView {
  /// The `snp` namespace.
  @_disfavoredOverload public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

extension UILayoutGuide {
  /// The `snp` namespace.
  @_disfavoredOverload public var snp: ConstraintViewDSL { ConstraintViewDSL(self) }
}

/// SnapKit's name for `UIView`.
public typealias ConstraintView = UIView
