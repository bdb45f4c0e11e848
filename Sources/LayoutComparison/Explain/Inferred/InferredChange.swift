import LayoutCore

/// A measure that frames tell to be another, though the layout records none.
public struct InferredChange: Sendable, Hashable, Codable {
  /// The name: `left margin`, `columns`, `item size`.
  public let name: String
  /// Its value in the golden: one number, or width and height.
  public let golden: [Double]
  /// Its value in the new layout: one number, or width and height.
  public let actual: [Double]

  /// The change as text: `left margin 16 → 24`.
  var text: String { "\(name) \(values)" }

  /// `16 → 24`.
  fileprivate var values: String { Points.change(golden, actual, separator: "×") }
}

extension [InferredChange] {
  /// The changes as text; sides that changed alike share theirs: `left and right margin 16 → 24`.
  var words: [String] {
    // By words: thirds of points that are rounded alike need not be equal.
    grouped { [$0.kind, $0.values] }.map { alike in
      let names = alike.map(\.side)
      guard let first = alike.first, names.count > 1 else { return alike.map(\.text).joined() }
      return "\(names.listed) \(first.kind)s \(first.values)"
    }
  }
}

extension InferredChange {
  /// The last word of the name, which several may share: `margin`.
  fileprivate var kind: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The name without it: `left`.
  fileprivate var side: String { name.split(separator: " ").dropLast().joined(separator: " ") }
}
