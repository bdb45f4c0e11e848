extension Double {
  /// The nearest multiple of 2⁻³², or the number itself if it is at least 2²⁰ in magnitude.
  var snapped: Double {
    if abs(self) >= 0x1p20 { return self }
    let rounded = (self * 0x1p32).rounded() * 0x1p-32
    // Negative zero is avoided, because it prints as `-0.0`.
    return rounded == 0 ? 0 : rounded
  }
}
