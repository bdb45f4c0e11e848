import Foundation
import LayoutCore

extension Annotations {
  /// Fills the visible part of gaps with the patterns of their styles.
  mutating func addBands(_ gaps: [Gap]) {
    for gap in gaps {
      for part in shownParts(of: gap) { shape(.band(part, gap.overlayStyle)) }
    }
  }

  /// Dimensions gaps, each distinct length of a style once.
  mutating func addMeasures(_ gaps: [Gap]) {
    var groups: [(kind: Gap.Kind, gaps: [ShownGap])] = []
    for gap in gaps {
      // A length can be measured only where all of it is on the screen.
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

  /// A piece of a gap that can be seen.
  private struct ShownGap {
    var gap: Gap
    var frame: CGRect
  }

  /// The number of gaps of one length that are tried; a screen hardly ever has more.
  private static let triedGaps = 32

  /// Requests one label for a length, at whichever gap of that length has the best place for it.
  private func request(for gaps: [ShownGap]) -> LabelRequest {
    let text = gaps.first?.gap.label ?? ""
    let size = metrics.size(text, .measure)
    let obstacles = elements.map(\.frame)
    // The cost rises with the index, so that of equal places the one nearest the start is taken.
    let options = gaps.prefix(Self.triedGaps).enumerated().flatMap { index, shown in
      Callout(
        gap: shown.frame, axis: shown.gap.axis, size: size, page: page, obstacles: obstacles
      ).options.map { $0.costing(CGFloat(index) / 4) }
    }
    return LabelRequest(text: text, role: .measure, options: options)
  }

  /// Bars and pinned headers hide gaps between items, but are in the insets that are there for
  /// them.
  private func shownParts(of gap: Gap) -> [CGRect] {
    let isForBars = gap.overlayStyle == .contentInset || gap.overlayStyle == .safeArea
    return page.shownParts(of: gap.frame, under: isForBars ? [] : covers)
  }
}
