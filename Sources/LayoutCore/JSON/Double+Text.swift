extension Double {
  /// The shortest text that parses to the same value, independent of the locale.
  ///
  /// A whole number has no fraction, and zero has no sign. Values that are not finite are `nan`,
  /// `inf` and `-inf`.
  package var shortest: String {
    if isNaN { return "nan" }
    // Adding 0 turns -0 into 0. `description` is the shortest text that parses to the same value,
    // and is independent of the locale.
    let text = (self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number rounded to three decimals as its shortest text, for users.
  package var thousandths: String {
    // Larger numbers are written as they are, because the multiplication by 1000 could round or
    // overflow.
    guard isFinite, magnitude < 1e12 else { return description }
    return ((self * 1000).rounded() / 1000).shortest
  }
}
