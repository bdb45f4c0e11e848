// Mirrors UIGraphics (iOS 17). Missing: PDF contexts.
import Basics
public import Foundation

/// The stack of contexts of each thread, the current one last.
enum ContextStack {
  private final class Stacks {
    // No code runs while one of them is read or changed that would change it too.
    @exclusivity(unchecked) var contexts: [CGContext] = []
    @exclusivity(unchecked) var images: [UIGraphicsImageRendererContext] = []
  }

  private static let onThread = ThreadObject()

  /// The stacks of this thread; every fill and every colour that is set reads them.
  private static var stacks: Stacks {
    // Nothing else is ever stored there, and a checked cast takes longer than the rest.
    if let object = onThread.object { return unsafeDowncast(object, to: Stacks.self) }
    let stacks = Stacks()
    onThread.object = stacks
    return stacks
  }

  /// The current context.
  static var current: CGContext? { stacks.contexts.last }

  static var contexts: [CGContext] {
    get { stacks.contexts }
    set { stacks.contexts = newValue }
  }

  /// The image contexts that were begun on this thread.
  static var imageContexts: [UIGraphicsImageRendererContext] {
    get { stacks.images }
    set { stacks.images = newValue }
  }

  /// Runs a closure with a context as the current one.
  static func with<Result>(_ context: CGContext, _ body: () throws -> Result) rethrows -> Result {
    contexts.append(context)
    defer { contexts.removeLast() }
    return try body()
  }
}

/// Returns the current context of this thread; nil without one.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.contexts.append(context) }

/// Restores the context before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { _ = ContextStack.contexts.popLast() }

/// Fills a rectangle with the current colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame one point wide inside a rectangle with the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  // The even-odd rule fills the ring between the two rectangles.
  context.addRect(rect)
  context.addRect(rect.insetBy(dx: 1, dy: 1))
  context.fillPath(using: .evenOdd)
}

/// Intersects the clip of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
