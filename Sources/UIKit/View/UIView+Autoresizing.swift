// Mirrors UIView.AutoresizingMask (iOS 17). Missing: nothing.
import Foundation

extension UIView {
  /// Makes the view of a controller, with flexible width and height (fact E25).
  convenience init(flexible frame: CGRect) {
    self.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The parts of a frame that are resized with the superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the superview's left side.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width of the view.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance from the superview's right side.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance from the superview's top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height of the view.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance from the superview's bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Marks the view for layout and resizes its subviews, if its size has changed.
  func respondToBoundsChange(from oldBounds: CGRect) {
    // If only the origin has changed, the subviews move together with the bounds' origin and need
    // no layout.
    guard oldBounds.size != bounds.size else { return }
    setNeedsLayout()
    if contentMode == .redraw { setNeedsDisplay() }
    resizeSubviews(from: oldBounds.size)
  }

  private func resizeSubviews(from oldSize: CGSize) {
    // As on iOS, subviews are resized immediately, and not in the next layout pass.
    guard autoresizesSubviews else { return }
    for child in _subviews where !child.autoresizingMask.isEmpty {
      _ = NestedCalls.run { child.autoresize(from: oldSize, to: bounds.size) }
    }
  }

  private func autoresize(from old: CGSize, to new: CGSize) {
    // Only constraints decide the frame of a view whose mask is not translated (fact AL45).
    guard followsMask else { return }
    let mask = autoresizingMask
    let (x, width) = Autoresizing.resize(
      start: frame.origin.x, length: frame.width, from: old.width, to: new.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Autoresizing.resize(
      start: frame.origin.y, length: frame.height, from: old.height, to: new.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// The former name of `UIView.AutoresizingMask`.
public typealias UIViewAutoresizing = UIView.AutoresizingMask
