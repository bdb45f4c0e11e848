import Foundation
import LayoutCore

/// The changes of a layout while its window goes from narrow to wide.
///
///     320 ├── 1 column ──┤├──── 2 columns ────┤├── 3 columns ── … 1366
///                      a break             a break
///
/// Widths are found to half a point. The same controller is resized all the way, as in split view;
/// where one that was made at a width looks different there, that is reported.
public struct SweepReport: Sendable, Equatable {
  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The name of the device whose window was resized.
  public var device: String
  /// The class of the layout.
  public var layout: String
  /// The widths and the heights of the window.
  public var sweep: Sweep
  /// The height of the window at the first width.
  public var height: Double
  /// The widths between two breaks, from narrow to wide.
  public var stretches: [Stretch]
  /// The samples, from narrow to wide.
  public var samples: [Sample]
  /// Whether the search was completed; if not, there may be more breaks.
  public var isComplete: Bool

  /// Neighbouring widths at which a layout is of one kind.
  public struct Stretch: Sendable, Equatable {
    /// The first width, in points.
    public var first: Double
    /// The last width, in points.
    public var last: Double
    /// The kind of the layout.
    public var kind: LayoutKind
    /// The narrowest and the widest cell; nil without cells.
    public var itemWidths: ClosedRange<Double>?
    /// The difference of a layout that is made at one of the widths; nil if there is none, or if
    /// sizes are learnt from visible cells.
    public var keptFromBefore: String?
  }

  /// The measurements at a width.
  public struct Sample: Sendable, Equatable {
    /// The width of the window, in points.
    public var width: Double
    /// The narrowest and the widest cell; nil without cells.
    public var itemWidths: ClosedRange<Double>?
  }
}

/// A width at which a layout becomes one of another kind.
public struct Breakpoint: Sendable, Equatable {
  /// The first width with the new kind, in points; half a point less has the old one.
  public var width: Double
  /// The kind of layout in narrower windows.
  public var before: LayoutKind
  /// The kind from here on.
  public var after: LayoutKind

  /// The changes, as text: `2 → 3 columns`.
  public var changes: [String] { before.changes(to: after) }
}

extension SweepReport {
  /// The widths at which the layout becomes one of another kind, from narrow to wide.
  public var breaks: [Breakpoint] {
    zip(stretches, stretches.dropFirst()).map {
      Breakpoint(width: $1.first, before: $0.kind, after: $1.kind)
    }
  }
}

extension LayoutRecord {
  /// The widths of the narrowest and the widest cell; nil without cells.
  var itemWidths: ClosedRange<Double>? {
    let widths = elements.filter { $0.kind == .cell }.map { Double($0.frame.width) }
    guard let least = widths.min(), let most = widths.max() else { return nil }
    return least...most
  }
}
