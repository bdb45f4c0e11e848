import Foundation
import LayoutCore

/// The changes of a layout while its window is widened.
///
///     320 ├── 1 column ──┤├──── 2 columns ────┤├── 3 columns ── … 1366
///                      a break             a break
///
/// Widths are found to half a point. One controller is resized through all widths, as in Split
/// View. If a layout made directly at the first or last width of a range looks different, that is
/// reported.
public struct SweepReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`; nil if the figure has none.
  public var variant: String?
  /// The name of the device whose window was resized.
  public var device: String
  /// The class of the layout; `constraints` for a screen without a collection view.
  public var layout: String
  /// The widths of the window, and its height at each width.
  public var sweep: Sweep
  /// The height of the window at the first width, in points.
  public var height: Double
  /// The ranges of widths in each of which the layout has one kind, in ascending order.
  public var stretches: [Stretch]
  /// The measurements at the examined widths, in ascending order of the widths.
  public var samples: [Sample]
  /// Whether the search was completed; if not, the layout may change at more widths.
  public var isComplete: Bool

  /// A range of widths at which a layout has one kind.
  public struct Stretch: Sendable, Equatable {
    /// The first width, in points.
    public var first: Double
    /// The last width, in points.
    public var last: Double
    /// The kind of the layout.
    public var kind: LayoutKind
    /// The widths of the narrowest and the widest cell, in points; nil if there are no cells.
    public var itemWidths: ClosedRange<Double>?
    /// The first difference between the resized layout and one made directly at the first or last
    /// width.
    ///
    /// Nil if there is none, or if the layout cannot be compared, for example because it uses
    /// estimated sizes.
    public var keptFromBefore: String?
  }

  /// The measurements at a width.
  public struct Sample: Sendable, Equatable {
    /// The width of the window, in points.
    public var width: Double
    /// The widths of the narrowest and the widest cell, in points; nil if there are no cells.
    public var itemWidths: ClosedRange<Double>?
  }
}

/// A width at which the kind of a layout changes.
public struct Breakpoint: Sendable, Equatable {
  /// The first width with the new kind, in points, known to within half a point.
  public var width: Double
  /// The kind of the layout in narrower windows.
  public var before: LayoutKind
  /// The kind of the layout from this width on.
  public var after: LayoutKind

  /// The changes, as text: `2 → 3 columns`.
  public var changes: [String] { before.changes(to: after) }
}

extension SweepReport {
  /// The widths at which the kind of the layout changes, in ascending order.
  public var breaks: [Breakpoint] {
    zip(stretches, stretches.dropFirst()).map {
      Breakpoint(width: $1.first, before: $0.kind, after: $1.kind)
    }
  }
}

extension LayoutRecord {
  /// The widths of the narrowest and the widest cell, in points; nil if there are no cells.
  var itemWidths: ClosedRange<Double>? {
    let widths = elements.filter { $0.kind == .cell }.map { Double($0.frame.width) }
    guard let least = widths.min(), let most = widths.max() else { return nil }
    return least...most
  }
}
