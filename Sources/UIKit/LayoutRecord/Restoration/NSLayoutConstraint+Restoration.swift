import Foundation
import LayoutCore

extension UIView {
  /// Returns the view's constraint that a record describes; nil if there is none, or if several
  /// match.
  func constraint(recordedAs record: LayoutRecord.Constraint) -> NSLayoutConstraint? {
    let alike = (state.autoLayout?.mentioning ?? []).filter {
      $0.first.owner === self && $0.isRecorded(as: record)
    }
    return alike.count == 1 ? alike[0] : nil
  }
}

extension NSLayoutConstraint {
  fileprivate func isRecorded(as record: LayoutRecord.Constraint) -> Bool {
    let isNamed = identifier.map { $0 == record.name } ?? true
    return isNamed && firstAttribute.word == record.attribute && relation.sign == record.relation
      && Double(multiplier) == record.multiplier && Double(constant) == record.constant
      && Double(priority.rawValue) == record.priority
      && (second.owner == nil) == (record.second == nil)
      && record.second.map { $0.hasSuffix(".\(second.attribute.word)") } ?? true
  }

  /// Returns a closure that changes the constant, multiplier and priority to those of a golden
  /// layout.
  ///
  /// It is nil if the change is between a required and an optional priority, which versions before
  /// iOS 13 do not allow.
  func change(to golden: LayoutRecord.Constraint) -> LayoutRestorer.Change? {
    let priority = UILayoutPriority(Float(golden.priority))
    let isSwitched = (priority == .required) != (self.priority == .required)
    if isSwitched && UIEnvironment.current.systemVersion < 13 { return nil }
    return {
      let old = (self.constant, self.multiplier, self.priority)
      self.set(CGFloat(golden.constant), CGFloat(golden.multiplier), priority)
      return { self.set(old.0, old.1, old.2) }
    }
  }

  private func set(_ constant: CGFloat, _ multiplier: CGFloat, _ priority: UILayoutPriority) {
    self.constant = constant
    if self.priority != priority { self.priority = priority }
    if self.multiplier != multiplier { replaceMultiplier(by: multiplier) }
  }

  /// Changes the multiplier, which apps cannot do without a new constraint; the order of activation
  /// stays the same.
  private func replaceMultiplier(by multiplier: CGFloat) {
    self.multiplier = multiplier
    guard let holder else { return }
    if let engine = holder.state.autoLayout?.engine, engine.installed(self) != nil {
      engine.uninstall(self)
      engine.install(self)
    }
    holder.markForConstraints()
  }
}
