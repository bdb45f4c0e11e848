extension Double {
  /// The shortest text that reads back to the same value, the same in every locale.
  ///
  /// A whole number has no fraction and zero no sign; what is no number is `nan`, `inf` or `-inf`.
  package var shortest: String {
    if isNaN { return "nan" }
    // -0 + 0 is 0. The description is the shortest that reads back, in no locale.
    let text = (self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The shortest text of the number with at most three decimals, for people.
  package var thousandths: String {
    // Beyond this no double has three digits after its point.
    guard isFinite, magnitude < 1e12 else { return description }
    return ((self * 1000).rounded() / 1000).shortest
  }
}
