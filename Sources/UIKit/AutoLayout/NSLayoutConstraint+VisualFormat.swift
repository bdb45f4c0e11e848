// Mirrors NSLayoutConstraint's visual format (iOS 17). Missing: nothing.
import ConstraintCore
import Foundation

extension NSLayoutConstraint {
  /// The alignment and the reading direction of a visual format's views (fact AL43).
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// All views have the left side of the first.
    public static let alignAllLeft = Self(.left)
    /// All views have the right side of the first.
    public static let alignAllRight = Self(.right)
    /// All views have the upper side of the first.
    public static let alignAllTop = Self(.top)
    /// All views have the lower side of the first.
    public static let alignAllBottom = Self(.bottom)
    /// All views have the leading side of the first.
    public static let alignAllLeading = Self(.leading)
    /// All views have the trailing side of the first.
    public static let alignAllTrailing = Self(.trailing)
    /// All views have the horizontal centre of the first.
    public static let alignAllCenterX = Self(.centerX)
    /// All views have the vertical centre of the first.
    public static let alignAllCenterY = Self(.centerY)
    /// All views have the last baseline of the first.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// All views have the first baseline of the first.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// The bits of all alignments.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The format follows the reading direction; no bit.
    public static var directionLeadingToTrailing: Self { [] }
    /// The format is read from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The format is read from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// Vertical spaces are measured between edges; no bit.
    public static var spacingEdgeToEdge: Self { [] }
    /// Vertical spaces are measured from the last baseline above to the first below.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The bits of how spaces are measured.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }

  /// Returns the constraints that a line of the visual format language stands for, in the order in
  /// which they are written (facts AL37 to AL43).
  ///
  /// A format that cannot be read, or a name that stands for nothing, stops the process with
  /// UIKit's words and a caret under the place (fact AL42).
  ///
  /// - Parameters:
  ///   - format: the line, as `H:|-[find]-8-[field(>=20)]|`.
  ///   - opts: the alignment and the direction of the views.
  ///   - metrics: the numbers that names in the format stand for.
  ///   - views: the views and guides that names in the format stand for.
  ///   - fileID: the file that the constraints are said to be made in.
  ///   - line: the line in that file.
  /// - Returns: the constraints, not active.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any], fileID: StaticString = #fileID, line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let items = views.compactMapValues { $0 as? any LayoutItem }
    let names = FormatNames(
      metrics: (metrics ?? [:]).compactMapValues(number),
      views: items.mapValues { FormatNames.View(hasSuperview: $0.outerView != nil) })
    do {
      let options = ConstraintCore.FormatOptions(rawValue: opts.rawValue)
      let read = try VisualFormat(format, options: options, names: names)
      return read.equations.compactMap { constraint($0, of: items)?.made(at: fileID, line) }
    } catch {
      UIKitLog.raise("\(error)")
    }
  }

  private class func constraint(
    _ equation: Equation<FormatItem>, of items: [String: any LayoutItem]
  ) -> NSLayoutConstraint? {
    NSLayoutConstraint(equation) { item in
      switch item {
      case .view(let name): items[name]
      // The superview is that of the view on the other side.
      case .superview:
        [equation.first, equation.second].lazy.compactMap { $0?.name }
          .compactMap { items[$0]?.outerView }.first
      }
    }
  }

  /// The number that a metric stands for; clients give any of Swift's types of number.
  private class func number(_ metric: Any) -> Double? {
    switch metric {
    case let number as CGFloat: number
    case let number as Float: Double(number)
    case let number as any BinaryInteger: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}

extension FormatItem {
  fileprivate var name: String? {
    if case .view(let name) = self { name } else { nil }
  }
}

extension LayoutItem {
  /// The view that `|` beside the item stands for.
  fileprivate var outerView: UIView? { self is UIView ? itemOwner?.superview : itemOwner }
}
