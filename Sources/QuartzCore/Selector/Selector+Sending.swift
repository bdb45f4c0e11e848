import Basics
import Foundation

extension Selector {
  /// Returns whether an object has the method.
  package func isAnswered(by object: Any) -> Bool {
    #if canImport(ObjectiveC)
      (object as? NSObject)?.responds(to: self) ?? false
    #else
      method?.isOf(object) ?? false
    #endif
  }

  /// Calls the method of an object, with as many of the arguments as it has parameters, and returns
  /// its result; nil if it has none.
  ///
  /// Terminates the program if the object does not have the method, as on iOS.
  @discardableResult
  package func send(to object: Any, _ arguments: Any?...) -> Any? {
    #if canImport(ObjectiveC)
      (object as? NSObject)?.perform(
        self, with: arguments.first ?? nil, with: arguments.dropFirst().first ?? nil)
    #else
      guard let method, method.isOf(object) else {
        WarningLog.raise("-[\(type(of: object)) \(self)]: unrecognized selector sent to instance")
      }
      return method.call(object, SelectedMethod.Arguments(values: arguments))
    #endif
  }
}
