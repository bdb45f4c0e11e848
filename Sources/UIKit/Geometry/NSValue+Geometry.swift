// Mirrors the additions to NSValue (iOS 17). Missing: nothing.
#if !canImport(Darwin)
  import CoreGraphics
  public import Foundation

  extension NSValue {
    /// Makes a value that contains a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    /// Makes a value that contains a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// Makes a value that contains a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    /// Makes a value that contains insets.
    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
      self.init(
        edgeInsets: NSEdgeInsets(
          top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
    }

    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }

    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }

    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }

    /// The insets in the value.
    public var uiEdgeInsetsValue: UIEdgeInsets {
      let insets = edgeInsetsValue
      return UIEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
    }
  }

  // These values are stored as arrays of doubles, as are those of Core Graphics.

  extension NSValue {
    /// Makes a value that contains an offset.
    public convenience init(uiOffset offset: UIOffset) {
      self.init(numbers: [offset.horizontal, offset.vertical])
    }

    /// Makes a value that contains directional insets.
    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
      self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    /// The offset in the value.
    public var uiOffsetValue: UIOffset {
      let numbers = numbers(2)
      return UIOffset(horizontal: numbers[0], vertical: numbers[1])
    }

    /// The insets in the value.
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
      let numbers = numbers(4)
      return NSDirectionalEdgeInsets(
        top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
    }
  }
#endif
