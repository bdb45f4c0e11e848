import Foundation
import InterfaceBuilder

extension NibLoading {
  /// Sets the user defined runtime attributes of an object.
  func setRuntimeAttributes(_ description: InterfaceObject, _ object: NSObject) {
  }
}
