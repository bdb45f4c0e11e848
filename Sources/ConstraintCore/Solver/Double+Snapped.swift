extension Double {
  /// The nearest multiple of 2⁻³², or the number itself where doubles are further apart.
  var snapped: Double {
    if abs(self) >= 0x1p20 { return self }
    let rounded = (self * 0x1p32).rounded() * 0x1p-32
    // A negative zero prints and compares in surprising ways.
    return rounded == 0 ? 0 : rounded
  }
}
