import UIKit

/// A property of a view that can be set to another value.
struct Mutation: Sendable {
  /// The words that a failure has to contain after the view's name.
  struct Effect {
    let words: [String]

    init(_ words: String...) { self.words = words }

    /// The property with both values: `alpha 1 → 0.5`.
    init(_ property: String, _ golden: CGFloat, _ actual: CGFloat) {
      self.init("\(property) \(golden.words) → \(actual.words)")
    }
  }

  /// The name in lists.
  let name: String
  /// Sets the property; returns nil if the view has no such property.
  let apply: @MainActor @Sendable (UIView, inout SeededGenerator) -> Effect?

  /// Makes a mutation of views of one class.
  init<View: UIView>(
    _ name: String, of type: View.Type,
    _ apply: @escaping @MainActor @Sendable (View, inout SeededGenerator) -> Effect?
  ) {
    self.name = name
    self.apply = { view, generator in (view as? View).flatMap { apply($0, &generator) } }
  }
}

extension CGFloat {
  /// The number as messages write it: whole numbers without a decimal point.
  var words: String { self == rounded() ? "\(Int(self))" : "\(Double(self))" }
}

/// A color with its text in messages.
struct NamedColor: Sendable {
  let color: UIColor
  let hex: String

  static let all = [
    NamedColor(color: .red, hex: "#FF0000"), NamedColor(color: .green, hex: "#00FF00"),
    NamedColor(color: .blue, hex: "#0000FF"),
  ]
}
