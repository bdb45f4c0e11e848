/// A value per thread, nil at first.
///
/// What is requested thousands of times in a picture is in a `ThreadObject` instead.
package final class ThreadValue<Value>: Sendable {
  private final class Box {
    var value: Value?
  }

  private let box = ThreadObject()

  package init() {}

  /// The value of the calling thread.
  package var value: Value? {
    get { (box.object as? Box)?.value }
    set {
      let box = self.box.object as? Box ?? Box()
      box.value = newValue
      self.box.object = box
    }
  }
}
