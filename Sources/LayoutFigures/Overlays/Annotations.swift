import Foundation
import LayoutCore
import UIKit

/// The marks that explain a layout, in drawing order.
///
/// A pure function of the layout: nothing here asks a view, so the same numbers give the same marks.
struct Annotations {
  /// The marks, those behind first.
  private(set) var marks: [Mark] = []
  /// The layout that is explained.
  let layout: LayoutSnapshot
  /// Where it lies in the picture.
  let page: AnnotationPage
  let metrics: LabelMetrics
  private var placer: LabelPlacer
  private let elements: [(element: LayoutSnapshot.Element, shown: CGRect)]

  /// Explains a layout.
  ///
  /// Index paths are placed first, since they are only understood where they belong; then the
  /// dimensions, which may move out of the picture.
  init(
    of layout: LayoutSnapshot, overlays: Overlays, on page: AnnotationPage, metrics: LabelMetrics
  ) {
    (self.layout, self.page, self.metrics) = (layout, page, metrics)
    placer = LabelPlacer(bounds: page.bounds)
    elements = layout.elements.compactMap { element in
      page.visiblePart(of: element.frame).map { (element, $0) }
    }
    if overlays.contains(.safeArea) { addBands(layout.safeAreaGaps) }
    if overlays.contains(.insets) { addBands(layout.contentInsetGaps + layout.sectionInsetGaps) }
    if overlays.contains(.spacing) { addBands(layout.spacingGaps) }
    if overlays.contains(.contentSize) { addContentSize() }
    if overlays.contains(.index) { addIndexPaths() }
    if overlays.contains(.insets) { addMeasures(layout.contentInsetGaps + layout.sectionInsetGaps) }
    if overlays.contains(.spacing) { addMeasures(layout.spacingGaps) }
    if overlays.contains(.safeArea) {
      let told = overlays.contains(.insets) ? layout.contentInsetGaps.map(\.frame) : []
      addMeasures(layout.safeAreaGaps.filter { !told.contains($0.frame) })
    }
  }

  /// Adds a mark in front of the others.
  mutating func mark(_ mark: Mark) { marks.append(mark) }

  /// Keeps labels away from a part of the picture.
  mutating func reserve(_ rect: CGRect) { placer.reserve(rect) }

  /// Writes a label in the best possible place, with its dimension line and leader, or not at all.
  mutating func place(_ text: String, _ role: Label.Role, _ options: [LabelOption]) {
    guard let option = placer.place(options) else { return }
    if let measure = option.measure { marks.append(.measure(measure)) }
    if !option.leader.isEmpty { marks.append(.leader(option.leader)) }
    marks.append(.label(Label(text: text, frame: option.frame, role: role)))
  }

  /// What the marks stand for, for a legend.
  var meanings: [Meaning] {
    Meaning.allCases.filter { meaning in
      marks.contains { mark in
        switch mark {
        case .band(_, let other), .outline(_, let other): other == meaning
        default: false
        }
      }
    }
  }
}

extension Annotations {
  private mutating func addBands(_ gaps: [Gap]) {
    marks += gaps.compactMap { gap in
      page.visiblePart(of: gap.frame).map { Mark.band($0, gap.meaning) }
    }
  }

  private mutating func addIndexPaths() {
    for (element, shown) in elements {
      guard let text = element.indexLabel else { continue }
      let role: Label.Role = element.kind == .cell ? .cell : .supplementary
      let size = metrics.size(text, role)
      place(text, role, LabelOption.corners(of: shown, size: size))
    }
  }

  /// Dimensions the first gaps of each distinct length: a length that repeats is told once.
  private mutating func addMeasures(_ gaps: [Gap]) {
    var groups: [(key: String, gaps: [(Gap, CGRect)])] = []
    for gap in gaps {
      guard let shown = page.visiblePart(of: gap.frame), isWhole(shown, of: gap) else { continue }
      let key = "\(gap.meaning) \(gap.edge.map { "\($0)" } ?? "") \(gap.label)"
      if let index = groups.firstIndex(where: { $0.key == key }) {
        groups[index].gaps.append((gap, shown))
      } else {
        groups.append((key, [(gap, shown)]))
      }
    }
    for group in groups { addMeasure(of: group.gaps) }
  }

  /// Writes one length at whichever of the gaps that have it there is most room.
  private mutating func addMeasure(of gaps: [(gap: Gap, shown: CGRect)]) {
    guard let text = gaps.first?.gap.label else { return }
    let size = metrics.size(text, .measure)
    let obstacles = elements.map(\.shown)
    let options = gaps.prefix(Self.consideredGaps).enumerated().flatMap { index, gap in
      Callout(
        gap: gap.shown, axis: gap.gap.axis, size: size, page: page, obstacles: obstacles
      ).options.map { option in
        var option = option
        option.cost += CGFloat(index) / 4
        return option
      }
    }
    place(text, .measure, options)
  }

  /// How many gaps of one length are tried; more are hardly ever on one screen.
  private static let consideredGaps = 32

  /// Whether the screen shows the whole length of a gap, without which it cannot be measured.
  private func isWhole(_ shown: CGRect, of gap: Gap) -> Bool {
    abs(shown.length(gap.axis) - gap.length * page.zoom) < 0.01
  }
}

extension LayoutSnapshot.Element {
  /// The words that name the element; a decoration is not named.
  var indexLabel: String? {
    switch kind {
    case .cell: "\(section),\(item)"
    case .header: "header \(section)"
    case .footer: "footer \(section)"
    case .supplementary(let kind): "\(kind) \(section),\(item)"
    case .decoration: nil
    }
  }
}

extension LabelOption {
  /// The places for a label in an element: its corners, top right first because titles rarely are
  /// there, then the middle.
  static func corners(of rect: CGRect, size: CGSize) -> [LabelOption] {
    let margin: CGFloat = min(4, (rect.width - size.width) / 2, (rect.height - size.height) / 2)
    guard margin >= 0 else { return [] }
    let inner = rect.insetBy(dx: margin, dy: margin)
    let (right, bottom) = (inner.maxX - size.width, inner.maxY - size.height)
    let origins = [
      CGPoint(x: right, y: inner.minY), inner.origin, CGPoint(x: right, y: bottom),
      CGPoint(x: inner.minX, y: bottom),
      CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2),
    ]
    return origins.enumerated().map {
      LabelOption(frame: CGRect(origin: $1, size: size), cost: CGFloat($0))
    }
  }
}
