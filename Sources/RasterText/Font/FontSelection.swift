/// The selected font in a file: the font of a collection, and the named instance and axis positions
/// of a variable font.
struct FontSelection: Sendable, Hashable {
  /// The number of the font in a collection; 0 in other files.
  var index = 0
  /// The number of the named instance of a variable font, from 1; 0 for its default.
  var instance = 0
  /// The positions on the axes; the other axes keep those of the instance.
  var variations: [FontVariation] = []

  /// The positions on the axes as text, such as ` at wght 650`; empty if there are none.
  var words: String {
    guard !variations.isEmpty else { return "" }
    let parts = variations.map { "\(OpenTypeTag.text($0.axis)) \($0.value)" }
    return " at " + parts.joined(separator: ", ")
  }

  /// The face index for FreeType, whose upper 16 bits are the instance.
  var number: Int { instance << 16 | index }
}

/// A position on an axis of a variable font.
package struct FontVariation: Sendable, Hashable {
  /// The axis as an OpenType tag, such as the number of `wght`.
  package var axis: UInt32
  /// The position, in the units of the axis.
  package var value: Double

  /// Makes a position on an axis.
  package init(axis: UInt32, value: Double) {
    self.axis = axis
    self.value = value
  }

  /// Makes a position on the axis of weights, where 400 is regular and 700 is bold.
  package init(weight: Double) { self.init(axis: Self.weight, value: weight) }

  /// The axis of weights, `wght`.
  package static let weight = OpenTypeTag.number("wght")
}

/// An axis of a variable font.
package struct FontAxis: Sendable, Hashable {
  /// The axis as an OpenType tag.
  package let tag: UInt32
  /// The limits, and the position of the default instance.
  package let minimum: Double, standard: Double, maximum: Double

  /// Returns a position within the limits; that of the default instance if the value is not finite.
  func clamped(_ value: Double) -> Double {
    value.isFinite ? min(max(value, minimum), maximum) : standard
  }
}
