import Basics

/// The stack of contexts of each thread, with the current one last.
package enum ContextStack {
  private final class Stack {
    // The check for exclusive access is switched off, because no other code accesses the array
    // while it is read or changed.
    @exclusivity(unchecked) var contexts: [CGContext] = []
  }

  private static let onThread = ThreadObject()

  /// The stack of this thread; it is read each time a shape is filled or a colour is set, so access
  /// must be fast.
  private static var stack: Stack {
    // The thread's object is always a stack, so an unchecked cast is safe; a checked cast would
    // take longer than all other steps.
    if let object = onThread.object { return unsafeDowncast(object, to: Stack.self) }
    let stack = Stack()
    onThread.object = stack
    return stack
  }

  /// The context in which UIKit's drawing functions draw on this thread; nil if there is none.
  package static var current: CGContext? { stack.contexts.last }

  /// Makes a context the current one.
  package static func push(_ context: CGContext) { stack.contexts.append(context) }

  /// Removes the current context, so that the previous one is current again.
  package static func pop() { _ = stack.contexts.popLast() }

  /// Calls a closure while a context is the current one.
  package static func with<Result>(
    _ context: CGContext, _ body: () throws -> Result
  ) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}
