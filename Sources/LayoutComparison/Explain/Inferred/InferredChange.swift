import LayoutCore

/// A measurement whose change was inferred from frames, because the layout does not record it.
package struct InferredChange: Sendable, Hashable, Codable {
  /// The name of the measurement: `left margin`, `columns`, `item size`.
  package let name: String
  /// The value in the golden: one number, or width and height.
  package let golden: [Double]
  /// The value in the new layout: one number, or width and height.
  package let actual: [Double]

  /// The change as text: `left margin 16 → 24`.
  var text: String { "\(name) \(values)" }

  /// The two values as text: `16 → 24`.
  fileprivate var values: String { Points.change(golden, actual, separator: "×") }
}

extension [InferredChange] {
  /// The changes as text.
  ///
  /// Sides that changed alike are combined: `left and right margins 16 → 24`.
  var words: [String] {
    // Values are compared as text, because thirds of points that are printed alike need not be
    // equal.
    grouped { [$0.kind, $0.values] }.map { alike in
      let names = alike.map(\.side)
      guard let first = alike.first, names.count > 1 else { return alike.map(\.text).joined() }
      return "\(names.listed) \(first.kind)s \(first.values)"
    }
  }
}

extension InferredChange {
  /// The last word of the name, which several measurements may share: `margin`.
  fileprivate var kind: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The name without its last word: `left`.
  fileprivate var side: String { name.split(separator: " ").dropLast().joined(separator: " ") }
}
