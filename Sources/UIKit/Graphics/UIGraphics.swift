// Mirrors UIGraphics (iOS 17). Missing: PDF contexts.
public import CoreGraphics
public import Foundation

/// Returns the current context of this thread; nil if there is none.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current }

/// Makes a context the current one until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

/// Restores the context before the last `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { ContextStack.pop() }

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
