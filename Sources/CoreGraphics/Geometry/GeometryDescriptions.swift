// Mirrors how Core Graphics prints points, sizes and rectangles (iOS 17).
#if !canImport(Darwin)
  public import Foundation

  extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The point as text: `(x, y)`.
    public var debugDescription: String { "(\(x), \(y))" }
  }

  extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The size as text: `(width, height)`.
    public var debugDescription: String { "(\(width), \(height))" }
  }

  extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The rectangle as text: `(x, y, width, height)`.
    public var debugDescription: String {
      "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
  }
#endif
