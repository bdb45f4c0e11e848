import LayoutCore

/// The kind of a cause, by which a report's page filters snapshots and selects the sketch of a
/// cause.
package enum CauseKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// A constraint, or a view's hugging or compression resistance priority.
  case constraint
  /// A margin or an inset.
  case margin
  /// A distance between neighbouring views or elements.
  case spacing
  /// The axis, alignment or distribution of a stack view, or the edges from which it measures.
  case arrangement
  /// The order of views or elements, from back to front or along an axis.
  case order
  /// A position, a size, a transform, the scrolled distance, or another measure of a section, such
  /// as the number of columns.
  case frame
  /// The text that a view shows.
  case text
  /// The font or another attribute of a text, or the way in which its lines are broken.
  case font
  /// A colour.
  case color
  /// A symbol or another image, its rendering mode, or the content mode of a view.
  case image
  /// A property that changes the parts of a control, such as its state, or whether a view is
  /// hidden.
  case state
  /// Another visible property: corners, borders, shadows, layers.
  case look
  /// A view, an element or an item that appeared or vanished, a different class of a view, or a
  /// difference among views that are only summarised.
  case content
  /// A setting outside the layout, such as the device.
  case setting
}

extension LayoutRecord.ViewProperty {
  /// The kind of a cause that is a change of this property.
  var causeKind: CauseKind {
    if let kind = Self.kinds[self] { return kind }
    let name = rawValue.lowercased()
    if name.hasSuffix("color") || name.hasSuffix("colors") { return .color }
    // The attributes of a text by range: `attributes.kern`.
    if name.hasPrefix("attributes.") || name.hasPrefix("placeholder.") { return .font }
    if name.hasSuffix("inset") || name.hasSuffix("insets") || name.hasSuffix("margins") {
      return .margin
    }
    if name.hasSuffix("spacing") { return .spacing }
    if name.hasPrefix("frame.") { return .frame }
    if reach.contains(.text) { return .text }
    return reach.contains(.inside) ? .state : .look
  }

  /// The properties that are assigned to a kind one by one, because the kind follows neither from
  /// their names nor from the changes that they can cause (`reach`).
  private static let kinds: [Self: CauseKind] = {
    let lists: [(CauseKind, [Self])] = [
      (
        .constraint,
        [
          .constraint, .horizontalHugging, .verticalHugging, .horizontalCompression,
          .verticalCompression,
        ]
      ),
      (
        .arrangement,
        [.axis, .distribution, .stackAlignment, .baselineRelative, .marginsRelative]
      ),
      (.order, [.order, .arranged, .place, .zPosition]),
      (.frame, [.scrolling, .transform, .anchorPoint, .rowHeight]),
      (.margin, [.additionalSafeArea]), (.look, [.effect]),
      (.font, [.font, .alignment, .lines, .lineBreak, .minimumScale]),
      (.color, [.background, .tint]),
      (.image, [.image, .imageName, .renderingMode, .symbol, .contentMode]),
      (.state, [.hidden]), (.content, [.className, .summary]),
    ]
    return Dictionary(uniqueKeysWithValues: lists.flatMap { kind, keys in keys.map { ($0, kind) } })
  }()
}

extension MetricChange {
  /// The kind of a cause that is a change of this metric.
  var causeKind: CauseKind { CauseKind(ofMeasure: name ?? metric.rawValue) }
}

extension InferredChange {
  /// The kind of a cause that is a change of this measurement.
  var causeKind: CauseKind { CauseKind(ofMeasure: name) }
}

extension CauseKind {
  /// Determines the kind from the name of a changed measurement of a section, such as `left
  /// margin`.
  fileprivate init(ofMeasure name: String) {
    if name.contains("margin") || name.contains("inset") {
      self = .margin
    } else {
      self = name.contains("gap") || name.contains("spacing") ? .spacing : .frame
    }
  }
}
