import Foundation
package import LayoutCore

/// A number of a section that changed: an inset, a spacing, a header's size.
public struct MetricChange: Sendable, Hashable, Codable {
  /// A number of a section, or a width and a height.
  ///
  /// Texts, tables and explanations loop over these cases: a new number of sections is reported
  /// everywhere once it has a case here.
  public enum Metric: String, Sendable, Codable, CaseIterable {
    case insetTop = "inset.top"
    case insetLeft = "inset.left"
    case insetBottom = "inset.bottom"
    case insetRight = "inset.right"
    case lineSpacing = "line spacing"
    case interitemSpacing = "interitem spacing"
    case headerSize = "header size"
    case footerSize = "footer size"
  }

  /// The measure that changed, such as an inset.
  public let metric: Metric
  /// Its value in the golden: one number, or width and height.
  public let golden: [Double]
  /// Its value in the new layout: one number, or width and height.
  public let actual: [Double]

  /// The change as text: `inset.left 16 → 24`.
  public var text: String {
    "\(metric.rawValue) \(Points.change(golden, actual, separator: "×"))"
  }

  /// Lists the differences between the numbers of two sections, each of content that scrolls
  /// along its axis.
  static func changes(
    from golden: (section: LayoutRecord.Section, axis: Axis),
    to actual: (section: LayoutRecord.Section, axis: Axis)
  ) -> [MetricChange] {
    Metric.allCases.compactMap { metric in
      let old = metric.numbers(of: golden.section, on: golden.axis)
      let new = metric.numbers(of: actual.section, on: actual.axis)
      if zip(old, new).allSatisfy(same) { return nil }
      return MetricChange(metric: metric, golden: old, actual: new)
    }
  }
}

extension MetricChange.Metric {
  /// The number in a section of content that scrolls along an axis, or its width and height.
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
    }
  }

  fileprivate func numbers(of section: LayoutRecord.Section, on axis: Axis) -> [Double] {
    paths(on: axis).map { section[keyPath: $0] }
  }

  /// The effect of another value on the elements of its section.
  enum Effect {
    /// It changes the number of items that fit into a line, and moves elements across the axis.
    case lines
    /// It moves the section's lines along the axis.
    case start
    /// It moves only elements after the section's lines.
    case end
  }

  /// Returns the effect of another value in content that scrolls along an axis.
  func effect(on axis: Axis) -> Effect {
    let isHorizontal = axis == .horizontal
    return switch self {
    case .insetTop: isHorizontal ? .lines : .start
    case .insetLeft: isHorizontal ? .start : .lines
    case .insetBottom: isHorizontal ? .lines : .end
    case .insetRight: isHorizontal ? .end : .lines
    case .interitemSpacing: .lines
    case .lineSpacing, .headerSize: .start
    case .footerSize: .end
    }
  }
}

extension MetricChange.Metric {
  /// The name in the text of a section, among whose insets a side alone is named.
  fileprivate var name: String {
    switch self {
    case .insetTop: "inset top"
    case .insetLeft: "inset left"
    case .insetBottom: "inset bottom"
    case .insetRight: "inset right"
    case .headerSize: "header"
    case .footerSize: "footer"
    case .lineSpacing, .interitemSpacing: rawValue
    }
  }
}

extension LayoutRecord.Section {
  private static let inset = "inset "

  /// All numbers as text; a header or footer without a size is left out.
  ///
  /// ```
  /// inset top 10 left 52 bottom 10 right 52, line spacing 10, interitem spacing 10, header 0×30
  /// ```
  package func text(on axis: Axis) -> String {
    let parts = MetricChange.Metric.allCases.compactMap { metric -> String? in
      let numbers = metric.numbers(of: self, on: axis)
      return numbers == [0, 0] ? nil : "\(metric.name) \(Points.text(numbers, separator: "×"))"
    }
    let sides = parts.filter { $0.hasPrefix(Self.inset) }.map { $0.dropFirst(Self.inset.count) }
    return ([Self.inset + sides.joined(separator: " ")] + parts.dropFirst(sides.count))
      .joined(separator: ", ")
  }

  /// Reads the numbers that `text(on:)` writes; missing ones stay zero.
  init?(index: Int, text: Substring, on axis: Axis) {
    self.init(index: index)
    var values: [String: Substring] = [:]
    for part in text.split(separator: ", ") {
      guard let space = part.lastIndex(of: " ") else { return nil }
      values[String(part[..<space])] = part[part.index(after: space)...]
      // The insets are together: `inset top 10 left 52 bottom 10 right 52`.
      guard part.hasPrefix(Self.inset) else { continue }
      let sides = part.split(separator: " ").dropFirst()
      for (side, number) in zip(sides, sides.dropFirst()) { values[Self.inset + side] = number }
    }
    for metric in MetricChange.Metric.allCases {
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
  /// The width as a number that a key path can write.
  fileprivate var widthNumber: Double {
    get { Double(width) }
    set { width = CGFloat(newValue) }
  }

  /// The height as a number that a key path can write.
  fileprivate var heightNumber: Double {
    get { Double(height) }
    set { height = CGFloat(newValue) }
  }
}
