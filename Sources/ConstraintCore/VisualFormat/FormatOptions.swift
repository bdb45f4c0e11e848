/// The alignment and the reading direction of a visual format's views; the counterpart of
/// `NSLayoutConstraint.FormatOptions`.
package struct FormatOptions: OptionSet, Hashable, Sendable {
  /// The option bits: bit n, up to 15, aligns views by the attribute whose raw value is n.
  package let rawValue: UInt

  /// Creates options from their bits.
  package init(rawValue: UInt) { self.rawValue = rawValue }

  /// Returns the option that aligns all views by an attribute.
  package static func align(_ attribute: Attribute) -> Self {
    Self(rawValue: 1 << UInt(attribute.rawValue))
  }

  /// The format is read from left to right in every language.
  package static let leftToRight = Self(rawValue: 1 << 16)
  /// The format is read from right to left in every language.
  package static let rightToLeft = Self(rawValue: 2 << 16)
  /// Vertical spacing is measured from the last baseline of a view to the first baseline of the
  /// next.
  package static let baselineToBaseline = Self(rawValue: 1 << 19)

  /// The attributes by which all views are aligned, in the order of the bits.
  var alignments: [Attribute] {
    (1..<16).compactMap(Attribute.init).filter { contains(.align($0)) }
  }
}
