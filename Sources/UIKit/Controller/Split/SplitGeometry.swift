import Foundation

/// The frames of the columns of a split view in a regular width.
///
///     │← primary →│← supplementary →│←──── secondary ────→│
///
/// Columns that are side by side are separated by a line that is one pixel wide.
struct SplitGeometry: Equatable {
  typealias Column = UISplitViewController.Column

  /// The width of a column: in points, or as a fraction of the split view's width, with a minimum
  /// and a maximum.
  struct Width: Equatable {
    var preferred: CGFloat?
    var fraction: CGFloat?
    var least: CGFloat?
    var largest: CGFloat?
    /// The width if none is preferred, which is also the maximum of a fraction if `largest` is nil.
    var usual: CGFloat

    func resolved(in whole: CGFloat) -> CGFloat {
      let limit = largest ?? max(usual, preferred ?? 0, least ?? 0)
      let width = preferred ?? fraction.map { $0 * whole } ?? usual
      return min(max(min(width, limit), least ?? 0), whole)
    }
  }

  var size: CGSize
  /// The width of the line between columns.
  var line: CGFloat
  var displayMode: UISplitViewController.DisplayMode
  var primary: Width
  /// The width of the supplementary column; nil if there is none.
  var supplementary: Width?
  /// Whether the primary column is at the right.
  var isMirrored = false

  var primaryWidth: CGFloat { primary.resolved(in: size.width) }
  var supplementaryWidth: CGFloat { supplementary?.resolved(in: size.width) ?? 0 }

  /// The visible columns, in the order primary, supplementary, secondary.
  var columns: [Column] {
    let extra: [Column] = supplementary == nil ? [.primary] : [.primary, .supplementary]
    return extra.suffix(displayMode.extraColumns) + [.secondary]
  }

  /// The frames of the visible columns.
  var frames: [Column: CGRect] {
    var frames: [Column: CGRect] = [:]
    var x: CGFloat = 0
    for column in columns.dropLast() {
      let width = column == .primary ? primaryWidth : supplementaryWidth
      frames[column] = CGRect(x: x, y: 0, width: width, height: size.height)
      x += width + line
    }
    frames[.secondary] =
      switch displayMode.behavior {
      case .overlay: CGRect(origin: .zero, size: size)
      case .displace: CGRect(x: x, y: 0, width: size.width, height: size.height)
      default: CGRect(x: x, y: 0, width: size.width - x, height: size.height)
      }
    return isMirrored ? frames.mapValues(mirrored) : frames
  }

  /// The frames of the lines at the trailing sides of all visible columns except for the secondary
  /// one.
  var lines: [CGRect] {
    let frames = frames
    return columns.dropLast().compactMap { column in
      frames[column].map { frame in
        CGRect(
          x: isMirrored ? frame.minX - line : frame.maxX, y: 0, width: line, height: size.height)
      }
    }
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    CGRect(x: size.width - frame.maxX, y: 0, width: frame.width, height: frame.height)
  }
}
