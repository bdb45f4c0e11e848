/// The equations of a string in the visual format language (facts AL37 to AL43).
///
///     H:|-[find]-8-[field(>=20)]|
///        1      2       3       4
///
/// There is an equation for each connection and each predicate, in the order of the text: 1 and 4
/// connect views with the superview, 2 is the space between two views, 3 is the length of a view. A
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
