import Foundation
package import LayoutCore

/// A changed metric of a section: an inset, a spacing, the size of a header or footer, or a measure
/// that the layout itself provides as text.
package struct MetricChange: Sendable, Hashable, Codable {
  /// A metric of a section: a number, or a width and a height.
  ///
  /// Texts, tables and explanations iterate over these cases, so a new metric is reported
  /// everywhere once it has a case in this enumeration.
  package enum Metric: String, Sendable, Codable, CaseIterable {
    case insetTop = "inset.top"
    case insetLeft = "inset.left"
    case insetBottom = "inset.bottom"
    case insetRight = "inset.right"
    case lineSpacing = "line spacing"
    case interitemSpacing = "interitem spacing"
    case headerSize = "header size"
    case footerSize = "footer size"
    /// A measure that the layout itself provides as text, such as `group spacing`; its name is in
    /// `name`.
    case measure

    /// The metrics that every recorded section has.
    static let common = allCases.filter { $0 != .measure }
  }

  package let metric: Metric
  /// The value in the golden: one number, or width and height; empty for a measure given as text.
  package let golden: [Double]
  /// The value in the new layout: one number, or width and height; empty for a measure given as
  /// text.
  package let actual: [Double]
  /// The name of the measure, if `metric` is `measure`; otherwise nil.
  package var name: String?
  /// The values of the measure as text, in the golden and in the new layout; nil for any other
  /// metric.
  package var texts: [String]?

  /// The change as text: `inset.left 16 → 24`.
  package var text: String {
    if let name, let texts, texts.count == 2 { return "\(name) \(texts[0]) → \(texts[1])" }
    return "\(metric.rawValue) \(Points.change(golden, actual, separator: "×"))"
  }

  /// Returns a section with the golden's value of the metric.
  func puttingBack(
    into section: LayoutRecord.Section, on axis: Axis
  ) -> LayoutRecord.Section {
    var section = section
    for (path, number) in zip(metric.paths(on: axis), golden) { section[keyPath: path] = number }
    return section
  }

  /// Returns the metrics that differ between two sections, given the scroll axis of each.
  static func changes(
    from golden: (section: LayoutRecord.Section, axis: Axis),
    to actual: (section: LayoutRecord.Section, axis: Axis)
  ) -> [MetricChange] {
    let own = measures(from: golden.section.measures, to: actual.section.measures)
    return own
      + Metric.common.compactMap { metric in
        let old = metric.numbers(of: golden.section, on: golden.axis)
        let new = metric.numbers(of: actual.section, on: actual.axis)
        if zip(old, new).allSatisfy(same) { return nil }
        return MetricChange(metric: metric, golden: old, actual: new)
      }
  }
}

extension MetricChange {
  /// Returns the differences between the measures that two layouts provide as text.
  private static func measures(
    from golden: [LayoutRecord.Measure], to actual: [LayoutRecord.Measure]
  ) -> [MetricChange] {
    let old = Dictionary(golden.map { ($0.name, $0.text) }, uniquingKeysWith: { one, _ in one })
    let new = Dictionary(actual.map { ($0.name, $0.text) }, uniquingKeysWith: { one, _ in one })
    let names = golden.map(\.name) + actual.map(\.name).filter { old[$0] == nil }
    var changed = names.filter { old[$0] != new[$0] }
    // A changed setting of a list is the reason for the changes of the list's other measures.
    if changed.contains(where: isOfList) { changed = changed.filter(isOfList) }
    // If orthogonal scrolling was switched on or off, the section's groups have a container of
    // another size. The same fractions of the container then give other lengths; only a changed
    // fraction is a cause.
    if changed.contains(across) {
      changed.removeAll { $0 != across && fraction(old[$0]) == fraction(new[$0]) }
    }
    return changed.filter { name in !changed.contains { $0 != name && isContainer($0, of: name) } }
      .map { name in
        MetricChange(
          metric: .measure, golden: [], actual: [], name: name,
          texts: [old[name] ?? absent(name), new[name] ?? absent(name)])
      }
  }

  /// Returns the default value of a measure, which is compared if the section does not list the
  /// measure.
  private static func absent(_ name: String) -> String {
    if LayoutRecord.Measure.isPinning(name) { return "no" }
    if name == "list separators" { return "shown" }
    return name == LayoutRecord.Measure.sectionSpacing ? "0" : "none"
  }

  private static let across = "orthogonal scrolling"

  /// Returns the fraction from a text such as `½ of 343`, here `½`; other text is returned
  /// unchanged.
  private static func fraction(_ text: String?) -> String {
    guard let text, let end = text.range(of: " of ") else { return text ?? "none" }
    return String(text[..<end.lowerBound])
  }

  private static func isOfList(_ name: String) -> Bool { name.hasPrefix("list ") }

  /// Returns whether a measure is the size of an item's container, so that the item's fractions
  /// change with it.
  private static func isContainer(_ outer: String, of inner: String) -> Bool {
    let owner = outer.split(separator: " ").dropLast().joined(separator: " ")
    let isOutside = owner.isEmpty && inner.hasPrefix("group ")
    return isOutside || inner.hasPrefix("\(owner) item ") || inner.hasPrefix("\(owner) group ")
  }
}

extension MetricChange.Metric {
  /// Returns the key paths of the number, or of the width and height, for a scroll axis.
  fileprivate func paths(on axis: Axis) -> [WritableKeyPath<LayoutRecord.Section, Double>] {
    let inset: WritableKeyPath = \LayoutRecord.Section.inset
    return switch self {
    case .insetTop: [inset.appending(path: axis.sidePaths.top)]
    case .insetLeft: [inset.appending(path: axis.sidePaths.left)]
    case .insetBottom: [inset.appending(path: axis.sidePaths.bottom)]
    case .insetRight: [inset.appending(path: axis.sidePaths.right)]
    case .lineSpacing: [\.lineSpacing]
    case .interitemSpacing: [\.interitemSpacing]
    case .headerSize: [\.headerSize.widthNumber, \.headerSize.heightNumber]
    case .footerSize: [\.footerSize.widthNumber, \.footerSize.heightNumber]
    case .measure: []
    }
  }

  fileprivate func numbers(of section: LayoutRecord.Section, on axis: Axis) -> [Double] {
    paths(on: axis).map { section[keyPath: $0] }
  }

  /// The effect of a changed metric on the elements.
  enum Effect {
    /// The metric can change the number of items that fit into a line, their sizes, and their
    /// positions across the axis.
    case lines
    /// The metric moves the section's lines along the axis.
    case start
    /// The metric moves only the elements after the section's lines.
    case end
  }

  /// Returns the effect of a changed metric in content that scrolls along an axis.
  func effect(on axis: Axis) -> Effect {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .insetTop: isHorizontal ? .lines : .start
    case .insetLeft: isHorizontal ? .start : .lines
    case .insetBottom: isHorizontal ? .lines : .end
    case .insetRight: isHorizontal ? .end : .lines
    case .interitemSpacing, .measure: .lines
    case .lineSpacing, .headerSize: .start
    case .footerSize: .end
    }
  }
}

extension MetricChange.Metric {
  /// The name of the metric in a section's text, such as `line spacing`.
  fileprivate var name: String {
    switch self {
    case .insetTop: "inset top"
    case .insetLeft: "inset left"
    case .insetBottom: "inset bottom"
    case .insetRight: "inset right"
    case .headerSize: "header"
    case .footerSize: "footer"
    case .lineSpacing, .interitemSpacing, .measure: rawValue
    }
  }
}

extension LayoutRecord.Section {
  private static let inset = "inset "

  /// Returns the metrics as text; a header or footer without a size is left out.
  ///
  /// ```
  /// inset top 10 left 52 bottom 10 right 52, line spacing 10, interitem spacing 10, header 0×30
  /// ```
  package func text(on axis: Axis) -> String {
    let parts = MetricChange.Metric.common.compactMap { metric -> String? in
      let numbers = metric.numbers(of: self, on: axis)
      return numbers == [0, 0] ? nil : "\(metric.name) \(Points.text(numbers, separator: "×"))"
    }
    let sides = parts.filter { $0.hasPrefix(Self.inset) }.map { $0.dropFirst(Self.inset.count) }
    return ([Self.inset + sides.joined(separator: " ")] + parts.dropFirst(sides.count))
      .joined(separator: ", ")
  }

  /// Parses the text that `text(on:)` writes; missing metrics are zero.
  ///
  /// Returns nil if the text is malformed.
  init?(index: Int, text: Substring, on axis: Axis) {
    self.init(index: index)
    var values: [String: Substring] = [:]
    for part in text.split(separator: ", ") {
      guard let space = part.lastIndex(of: " ") else { return nil }
      values[String(part[..<space])] = part[part.index(after: space)...]
      // The insets share one entry: `inset top 10 left 52 bottom 10 right 52`.
      guard part.hasPrefix(Self.inset) else { continue }
      let sides = part.split(separator: " ").dropFirst()
      for (side, number) in zip(sides, sides.dropFirst()) { values[Self.inset + side] = number }
    }
    for metric in MetricChange.Metric.common {
      guard let numbers = values[metric.name]?.split(separator: "×").map({ Double($0) }) else {
        continue
      }
      for (path, number) in zip(metric.paths(on: axis), numbers) {
        guard let number else { return nil }
        self[keyPath: path] = number
      }
    }
  }
}

extension CGSize {
  /// The width as a `Double` that a key path can set.
  fileprivate var widthNumber: Double {
    get { Double(width) }
    set { width = CGFloat(newValue) }
  }

  /// The height as a `Double` that a key path can set.
  fileprivate var heightNumber: Double {
    get { Double(height) }
    set { height = CGFloat(newValue) }
  }
}
