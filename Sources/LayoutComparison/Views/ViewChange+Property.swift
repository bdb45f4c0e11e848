import Foundation
package import LayoutCore

extension ViewChange {
  /// A property of a view that changed.
  package struct Property: Sendable, Hashable, Codable {
    /// The name of the property in records, such as `cornerRadius`, or of another compared value,
    /// such as `frame.x` or `constraint`.
    package let key: LayoutRecord.ViewProperty
    /// The name of the property in messages: `corner radius`, `constraint title.leading`.
    package let name: String
    /// The value in the golden, as text.
    package let golden: String
    /// The value in the new picture, as text.
    package let actual: String
    /// A fact about the new value, which is added at the end of the message; nil in most cases.
    package let note: String?

    /// Creates a change; by default, the name in messages is that of the key.
    init(
      _ key: LayoutRecord.ViewProperty, name: String? = nil, golden: String, actual: String,
      note: String? = nil
    ) {
      self.note = note
      self.key = key
      self.name = name ?? key.words
      self.golden = golden
      self.actual = actual
    }

    private enum CodingKeys: String, CodingKey { case key, name, golden, actual, note }

    /// Decodes a change; its key is absent if it equals the name, or if an earlier version encoded
    /// the change.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      name = try container.decode(String.self, forKey: .name)
      let key = try container.decodeIfPresent(String.self, forKey: .key)
      self.key = LayoutRecord.ViewProperty(rawValue: key ?? name)
      golden = try container.decode(String.self, forKey: .golden)
      actual = try container.decode(String.self, forKey: .actual)
      note = try container.decodeIfPresent(String.self, forKey: .note)
    }

    package func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      if key.rawValue != name { try container.encode(key.rawValue, forKey: .key) }
      try container.encode(name, forKey: .name)
      try container.encode(golden, forKey: .golden)
      try container.encode(actual, forKey: .actual)
      try container.encodeIfPresent(note, forKey: .note)
    }

    func with(note: String) -> Property {
      Property(key, name: name, golden: golden, actual: actual, note: note)
    }
  }
}

extension LayoutRecord.ViewProperty {
  /// The keys of the parts of the frame, which are compared although records do not list them as
  /// properties.
  static let frames: [Self] = ["frame.x", "frame.y", "frame.width", "frame.height"].map {
    Self(rawValue: $0)
  }
  static let scrolling = Self(rawValue: "scrolled to")
  static let className = Self(rawValue: "class")
  static let summary = Self(rawValue: "views inside")
  static let constraint = Self(rawValue: "constraint")
  static let order = Self(rawValue: "order of views")
  static let superview = Self(rawValue: "superview")

  /// For each text or image, the properties that have an effect only together with it.
  static let contents: [Self: [Self]] = [
    .text: [.font, .textColor, .alignment, .lines, .lineBreak, .minimumScale, .shown],
    .title: [.titleLabelFont],
    .image: [
      .contentMode, .tint, .renderingMode, .imageTint, .alignmentInsets, .capInsets, .resizingMode,
    ],
  ]
}

extension ViewChange.Property {
  /// Whether the property is part of the frame.
  var isFrame: Bool { LayoutRecord.ViewProperty.frames.contains(key) }

  var isConstraint: Bool { key == .constraint }

  /// Whether the property can be the result of another property: a part of the frame, the scroll
  /// position, the drawing, the visible part of the text, or the summary of the views inside.
  var isResult: Bool { isFrame || [.scrolling, .drawing, .drawn, .summary, .shown].contains(key) }

  /// The effects that the change can have; none if the property can itself be a result.
  package var reach: LayoutRecord.ViewProperty.Reach {
    isResult ? [] : key == .order ? [.paint] : isConstraint ? [.frames] : key.reach
  }

  /// Describes the change of a number.
  init(_ key: LayoutRecord.ViewProperty, _ golden: Double, _ actual: Double) {
    self.init(
      key, name: key.rawValue, golden: Points.text(golden), actual: Points.text(actual))
  }

  /// Describes a change of the bounds' origin, that is, of the scroll position.
  init(scrolledTo golden: CGPoint, _ actual: CGPoint) {
    let texts = [golden, actual].map { Points.text([Double($0.x), Double($0.y)], separator: ",") }
    self.init(.scrolling, golden: texts[0], actual: texts[1])
  }

  /// Returns the differences between two views.
  ///
  /// The frame of an element's own view is left out, because it is reported for the element.
  static func changes(
    from golden: LayoutRecord.View, to actual: LayoutRecord.View, isRoot: Bool
  ) -> [Self] {
    var changes = LookComparison(golden: golden.properties, actual: actual.properties).changes
      .map { StackAlignment.named($0, from: golden, to: actual) }
    // Constraints precede frames because frames follow from them.
    changes += constraintChanges(from: golden.constraints, to: actual.constraints)
    if !isRoot { changes += frameChanges(golden.frame, actual.frame) }
    if golden.boundsOrigin != actual.boundsOrigin {
      changes.append(Self(scrolledTo: golden.boundsOrigin, actual.boundsOrigin))
    }
    if golden.className != actual.className {
      changes.append(Self(.className, golden: golden.className, actual: actual.className))
    }
    if golden.summary != actual.summary {
      changes.append(Self(.summary, golden: golden.summary.text, actual: actual.summary.text))
    }
    return changes
  }

  private static func frameChanges(_ golden: CGRect, _ actual: CGRect) -> [Self] {
    zip(LayoutRecord.ViewProperty.frames, zip(golden.coordinates, actual.coordinates)).compactMap {
      key, values in
      same(values.0, values.1) ? nil : Self(key, values.0, values.1)
    }
  }
}

extension LayoutRecord.View.Summary? {
  fileprivate var text: String { map { "\($0.count) (\($0.digest.prefix(8)))" } ?? "none" }
}
