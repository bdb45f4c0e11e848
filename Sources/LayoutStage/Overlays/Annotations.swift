import Foundation
import LayoutCore

/// The shapes that explain a layout, in drawing order.
///
/// A pure function of the layout: nothing here queries a view, so the same numbers give the same
/// shapes.
struct Annotations {
  /// An element of the layout that can be seen.
  struct ShownElement {
    var element: LayoutRecord.Element
    /// The largest visible piece of the element.
    var frame: CGRect
  }

  /// The shapes, those behind first.
  private(set) var shapes: [OverlayShape] = []
  /// The layout that is explained.
  let layout: LayoutRecord
  /// The place in the picture.
  let page: AnnotationPage
  /// The sizes of labels.
  let metrics: LabelMetrics
  /// The rectangles that hide content: bars, and headers and footers that are pinned.
  let covers: [CGRect]
  /// The elements that can be seen.
  let elements: [ShownElement]
  /// The further lines of a legend.
  private(set) var notes: [String] = []
  private var placer: LabelPlacer

  /// Explains a layout.
  ///
  /// Index paths are placed first, since they are only understood where they belong; then the
  /// dimensions, which may move out of the picture.
  init(
    of layout: LayoutRecord, overlays: Overlays, on page: AnnotationPage, metrics: LabelMetrics
  ) {
    let pinned = layout.elements.filter(\.isPinned).map { page.rect($0.frame) }
    // Content scrolls under both, so neither shows what is below.
    let covers = page.bars + pinned
    (self.layout, self.page, self.metrics, self.covers) = (layout, page, metrics, covers)
    placer = LabelPlacer(bounds: page.bounds)
    elements = layout.elements.compactMap { element in
      page.shownParts(of: element.frame, under: element.isPinned ? page.bars : covers)
        .max { $0.area < $1.area }.map { ShownElement(element: element, frame: $0) }
    }
    add(overlays)
  }

  private mutating func add(_ overlays: Overlays) {
    let chosen = Overlays.entries.filter { overlays.contains($0.overlay) }
    let gaps = chosen.flatMap { $0.gaps(layout) }
    addBands(gaps)
    for entry in chosen { entry.shape(&self) }
    // A content inset that is there for a bar has the safe area's length, which is reported once:
    // with the insets, so these come first.
    let own = gaps.filter { $0.overlayStyle != .safeArea }
    let told = own.map(\.frame)
    addMeasures(own + gaps.filter { $0.overlayStyle == .safeArea && !told.contains($0.frame) })
  }

  /// Adds a shape in front of the others.
  mutating func shape(_ shape: OverlayShape) { shapes.append(shape) }

  /// Adds a sentence to the legend.
  mutating func note(_ words: String) { notes.append(words) }

  /// The rectangles that further labels have to avoid.
  var taken: [CGRect] { placer.taken }

  /// Keeps labels away from a part of the picture.
  mutating func reserve(_ rect: CGRect) { placer.reserve(rect) }

  /// Writes a label in the best possible place, with its dimension line and leader, or not at all;
  /// answers whether it is there.
  @discardableResult mutating func place(_ request: LabelRequest) -> Bool {
    let option = placer.place(request.options)
    add(request, option)
    return option != nil
  }

  /// Writes labels so that as many as possible find a place.
  mutating func place(_ requests: [LabelRequest]) {
    for (request, option) in zip(requests, placer.place(all: requests.map(\.options))) {
      add(request, option)
    }
  }

  private mutating func add(_ request: LabelRequest, _ option: LabelOption?) {
    guard let option else { return }
    if let measure = option.measure { shapes.append(.measure(measure)) }
    if !option.leader.isEmpty { shapes.append(.leader(option.leader)) }
    shapes.append(
      .label(
        Label(
          text: request.text, frame: option.frame, role: request.role,
          overlayStyle: request.overlayStyle)))
  }

  /// The styles of the shapes, for a legend.
  var overlayStyles: [OverlayStyle] {
    OverlayStyle.allCases.filter { overlayStyle in
      shapes.contains { shape in
        switch shape {
        case .band(_, let other), .outline(_, let other), .constraint(_, let other),
          .alignment(_, let other):
          other == overlayStyle
        default: false
        }
      }
    }
  }
}

extension LayoutRecord.Element {
  /// Whether the element is pinned over the content, which its raised z-index shows.
  fileprivate var isPinned: Bool { zIndex > 0 && (kind == .header || kind == .footer) }
}
