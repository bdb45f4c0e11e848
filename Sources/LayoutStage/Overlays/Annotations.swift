import Foundation
import LayoutCore

/// The shapes that explain a layout, in drawing order.
///
/// They depend only on the recorded layout and not on views, so equal layouts have equal shapes.
struct Annotations {
  /// A visible element of the layout.
  struct ShownElement {
    var element: LayoutRecord.Element
    /// The largest visible piece of the element.
    var frame: CGRect
  }

  /// The shapes, in drawing order from back to front.
  private(set) var shapes: [OverlayShape] = []
  let layout: LayoutRecord
  /// The frames of the figure's parts in the picture.
  let page: AnnotationPage
  /// The functions that measure labels.
  let metrics: LabelMetrics
  /// The rectangles that hide content: bars, and pinned headers and footers.
  let covers: [CGRect]
  let elements: [ShownElement]
  /// The lines of text below the legend's entries.
  private(set) var notes: [String] = []
  private var placer: LabelPlacer

  /// Makes the annotations of a layout.
  ///
  /// The labels of gaps are placed last, because they may also be outside the screen, at the end of
  /// a leader. An index path, for example, is only understood inside its element.
  init(
    of layout: LayoutRecord, overlays: Overlays, on page: AnnotationPage, metrics: LabelMetrics
  ) {
    let pinned = layout.elements.filter(\.isPinned).map { page.rect($0.frame) }
    // Content scrolls behind bars and behind pinned headers and footers, so both hide it.
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
    // A content inset that makes space for a bar has the same frame as a safe area inset. Content
    // insets are added first, and a safe area inset with the frame of one is left out, so that this
    // length is measured only once.
    let own = gaps.filter { $0.overlayStyle != .safeArea }
    let told = own.map(\.frame)
    addMeasures(own + gaps.filter { $0.overlayStyle == .safeArea && !told.contains($0.frame) })
  }

  /// Adds a shape in front of the shapes added before.
  mutating func shape(_ shape: OverlayShape) { shapes.append(shape) }

  /// Adds a line of text below the legend.
  mutating func note(_ words: String) { notes.append(words) }

  /// The frames of the labels and of other areas that further labels must not overlap.
  var taken: [CGRect] { placer.taken }

  /// Reserves a part of the picture that labels must not overlap.
  mutating func reserve(_ rect: CGRect) { placer.reserve(rect) }

  /// Adds a label in the best possible position, with its dimension line and leader.
  ///
  /// Returns whether a position was found; if not, nothing is added.
  @discardableResult mutating func place(_ request: LabelRequest) -> Bool {
    let option = placer.place(request.options)
    add(request, option)
    return option != nil
  }

  /// Adds as many labels of a list as possible.
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

  /// The overlay styles of the bands, outlines, constraints and alignments, for a legend.
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
  /// Whether the element is a header or footer that can be pinned above the content.
  ///
  /// UIKit raises the z-index of the headers or footers that a layout pins.
  fileprivate var isPinned: Bool { zIndex > 0 && (kind == .header || kind == .footer) }
}
