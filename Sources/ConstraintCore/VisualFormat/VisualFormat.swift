/// The equations of a string in the visual format language (facts AL37 to AL43).
///
///     H:|-[find]-8-[field(>=20)]|
///        1      2       3       4
///
/// Each connection and each predicate gives an equation, in the order in which they are written: 1
/// and 4 tie views to the superview, 2 is the space between two views, 3 is a view's own length. A
/// connection between two views also aligns them if the options require it.
package struct VisualFormat: Sendable {
  /// The direction in which the views follow each other.
  package let axis: EquationAxis
  /// The equations, in the order in which they are written.
  package let equations: [Equation<FormatItem>]

  /// Parses a format; throws `VisualFormatError` if it is not valid.
  package init(
    _ format: String, options: FormatOptions = [], names: FormatNames
  ) throws(VisualFormatError) {
    var scanner = FormatScanner(format)
    let axis = try scanner.readAxis()
    for attribute in options.alignments where attribute.axis == axis {
      throw scanner.error(.alignedAlong(axis))
    }
    var reader = FormatReader(
      scanner: scanner, names: names, maker: FormatEquations(axis: axis, options: options))
    try reader.readLine()
    self.axis = axis
    equations = reader.maker.equations
  }
}
