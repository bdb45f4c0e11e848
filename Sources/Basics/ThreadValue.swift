/// A value that is stored for each thread; it is nil at first.
///
/// For values that are read thousands of times per picture, a `ThreadObject` is faster.
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
