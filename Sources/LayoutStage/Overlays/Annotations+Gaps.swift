import Foundation
import LayoutCore

extension Annotations {
  /// Fills the visible parts of gaps with the patterns of their styles.
  mutating func addBands(_ gaps: [Gap]) {
    for gap in gaps {
      for part in shownParts(of: gap) { shape(.band(part, gap.overlayStyle)) }
    }
  }

  /// Adds the dimensions of gaps; of several gaps with the same style, side and length, only one is
  /// dimensioned.
  mutating func addMeasures(_ gaps: [Gap]) {
    var groups: [(kind: Gap.Kind, gaps: [ShownGap])] = []
    for gap in gaps {
      // A length is dimensioned only if all of it is visible.
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

  /// Returns a request for one label of a length that several gaps share; it is placed at the gap
  /// with the best position.
  private func request(for gaps: [ShownGap]) -> LabelRequest {
    let text = gaps.first?.gap.label ?? ""
    let size = metrics.size(text, .measure)
    let obstacles = elements.map(\.frame)
    // The cost rises with the gap's index, so that of equally good positions the one nearest the
    // start is chosen.
    let options = gaps.prefix(Self.triedGaps).enumerated().flatMap { index, shown in
      Callout(
        gap: shown.frame, axis: shown.gap.axis, size: size, page: page, obstacles: obstacles
      ).options.map { $0.costing(CGFloat(index) / 4) }
    }
    return LabelRequest(text: text, role: .measure, options: options)
  }

  /// Returns the visible parts of a gap.
  ///
  /// Bars and pinned headers hide the gaps between items that scroll below them. Insets that make
  /// space for a bar stay visible.
  private func shownParts(of gap: Gap) -> [CGRect] {
    let isForBars = gap.overlayStyle == .contentInset || gap.overlayStyle == .safeArea
    return page.shownParts(of: gap.frame, under: isForBars ? [] : covers)
  }
}
