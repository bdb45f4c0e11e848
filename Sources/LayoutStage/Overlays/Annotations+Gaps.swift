import Foundation
import LayoutCore

extension Annotations {
  /// Fills the visible parts of gaps with the patterns of their overlay styles.
  mutating func addBands(_ gaps: [Gap]) {
    for gap in gaps {
      for part in shownParts(of: gap) { shape(.band(part, gap.overlayStyle)) }
    }
  }

  /// Adds dimension lines for gaps; only one of several gaps with the same style, side and length
  /// has one.
  mutating func addMeasures(_ gaps: [Gap]) {
    var groups: [(kind: Gap.Kind, gaps: [ShownGap])] = []
    for gap in gaps {
      // A gap has a dimension line only if its whole length is visible.
      let whole = shownParts(of: gap).filter {
        abs($0.length(gap.axis) - gap.length * page.zoom) < 0.01
      }
      if whole.isEmpty { continue }
      let shown = whole.map { ShownGap(gap: gap, frame: $0) }
      let kind = gap.kind
      if let index = groups.firstIndex(where: { $0.kind == kind }) {
        groups[index].gaps += shown
      } else {
        groups.append((kind, shown))
      }
    }
    place(groups.map { request(for: $0.gaps) })
  }

  /// A visible part of a gap.
  private struct ShownGap {
    var gap: Gap
    var frame: CGRect
  }

  /// The maximum number of gaps of equal length that are tried; a screen rarely has more.
  private static let triedGaps = 32

  /// Returns a request for one label that shows the length of several equal gaps; it is placed at
  /// the gap with the best position.
  private func request(for gaps: [ShownGap]) -> LabelRequest {
    let text = gaps.first?.gap.label ?? ""
    let size = metrics.size(text, .measure)
    let obstacles = elements.map(\.frame)
    // The cost rises with the gap's index, so that the first of several equally good positions is
    // chosen.
    let options = gaps.prefix(Self.triedGaps).enumerated().flatMap { index, shown in
      Callout(
        gap: shown.frame, axis: shown.gap.axis, size: size, page: page, obstacles: obstacles
      ).options.map { $0.costing(CGFloat(index) / 4) }
    }
    return LabelRequest(text: text, role: .measure, options: options)
  }

  /// Returns the visible parts of a gap.
  ///
  /// Bars and pinned headers hide the gaps between items that scroll behind them. The insets that
  /// keep content clear of a bar are shown in front of it.
  private func shownParts(of gap: Gap) -> [CGRect] {
    let isForBars = gap.overlayStyle == .contentInset || gap.overlayStyle == .safeArea
    return page.shownParts(of: gap.frame, under: isForBars ? [] : covers)
  }
}
