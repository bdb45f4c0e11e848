import Basics

/// The stack of contexts of each thread, the current one last.
package enum ContextStack {
  private final class Stack {
    // No code runs while it is read or changed that would change it too.
    @exclusivity(unchecked) var contexts: [CGContext] = []
  }

  private static let onThread = ThreadObject()

  /// The stack of this thread; every fill and every colour that is set reads it.
  private static var stack: Stack {
    // Nothing else is ever stored there, and a checked cast takes longer than the rest.
    if let object = onThread.object { return unsafeDowncast(object, to: Stack.self) }
    let stack = Stack()
    onThread.object = stack
    return stack
  }

  /// The current context.
  package static var current: CGContext? { stack.contexts.last }

  /// Makes a context the current one.
  package static func push(_ context: CGContext) { stack.contexts.append(context) }

  /// Restores the context before the current one.
  package static func pop() { _ = stack.contexts.popLast() }

  /// Runs a closure with a context as the current one.
  package static func with<Result>(
    _ context: CGContext, _ body: () throws -> Result
  ) rethrows -> Result {
    push(context)
    defer { pop() }
    return try body()
  }
}
