// Mirrors NSLayoutConstraint's visual format (iOS 17). Missing: nothing.
import ConstraintCore
import Foundation

extension NSLayoutConstraint {
  /// The alignment and the reading direction of the views in a visual format (fact AL43).
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The option that aligns the left sides of all views.
    public static let alignAllLeft = Self(.left)
    /// The option that aligns the right sides of all views.
    public static let alignAllRight = Self(.right)
    /// The option that aligns the upper sides of all views.
    public static let alignAllTop = Self(.top)
    /// The option that aligns the lower sides of all views.
    public static let alignAllBottom = Self(.bottom)
    /// The option that aligns the leading sides of all views.
    public static let alignAllLeading = Self(.leading)
    /// The option that aligns the trailing sides of all views.
    public static let alignAllTrailing = Self(.trailing)
    /// The option that aligns the horizontal centres of all views.
    public static let alignAllCenterX = Self(.centerX)
    /// The option that aligns the vertical centres of all views.
    public static let alignAllCenterY = Self(.centerY)
    /// The option that aligns the last baselines of all views.
    public static let alignAllLastBaseline = Self(.lastBaseline)
    /// The option that aligns the first baselines of all views.
    public static let alignAllFirstBaseline = Self(.firstBaseline)
    /// The mask of all alignment bits.
    public static let alignmentMask = Self(rawValue: 0xFFFF)

    /// The option that reads the format in the reading direction.
    ///
    /// This option is the default, and has no bit.
    public static var directionLeadingToTrailing: Self { [] }
    /// The option that reads the format from left to right.
    public static let directionLeftToRight = Self(rawValue: 1 << 16)
    /// The option that reads the format from right to left.
    public static let directionRightToLeft = Self(rawValue: 2 << 16)
    /// The mask of the direction bits.
    public static let directionMask = Self(rawValue: 3 << 16)

    /// The option that measures vertical spaces between edges.
    ///
    /// This option is the default, and has no bit.
    public static var spacingEdgeToEdge: Self { [] }
    /// The option that measures vertical spaces from the last baseline of the upper view to the
    /// first baseline of the lower one.
    public static let spacingBaselineToBaseline = Self(rawValue: 1 << 19)
    /// The mask of the bits that select how spaces are measured.
    public static let spacingMask = Self(rawValue: 1 << 19)

    private init(_ attribute: Attribute) { self.init(rawValue: 1 << UInt(attribute.rawValue)) }
  }

  /// Returns the constraints that a visual format describes, in the order of the text (facts AL37
  /// to AL43).
  ///
  /// A format that cannot be parsed, or an unknown name in it, stops the process with UIKit's
  /// message and a caret under the position (fact AL42).
  ///
  /// - Parameters:
  ///   - format: the format, such as `H:|-[find]-8-[field(>=20)]|`.
  ///   - opts: the alignment and the direction of the views. The default is none.
  ///   - metrics: the numbers by the metric names that the format uses.
  ///   - views: the views and guides by the names that the format uses.
  ///   - fileID: the file of the call, which reports of conflicts show.
  ///   - line: the line in that file.
  /// - Returns: the constraints, not yet active.
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
      // `|` means the superview of the view on the other side of the equation.
      case .superview:
        [equation.first, equation.second].lazy.compactMap { $0?.name }
          .compactMap { items[$0]?.outerView }.first
      }
    }
  }

  /// Returns the value of a metric, which may have any numeric type; nil if it is not a number.
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
  /// The view that `|` means next to the item: the superview of a view, or the owning view of a
  /// guide.
  fileprivate var outerView: UIView? { self is UIView ? itemOwner?.superview : itemOwner }
}
