/// The search for a short sequence of steps that fails like a long one.
///
/// Parts are left out, halves first and then smaller ones down to single steps, as long as what is
/// left still fails; then numbers are made simpler.
@MainActor struct Shrinking {
  /// Whether a sequence fails in the same way.
  let fails: ([StressStep]) throws(LaboratoryError) -> Bool
  /// The number of attempts that are left.
  private var triesLeft = 400

  init(_ fails: @escaping ([StressStep]) throws(LaboratoryError) -> Bool) { self.fails = fails }

  /// Returns the shortest sequence that was found.
  mutating func shortest(of steps: [StressStep]) throws(LaboratoryError) -> [StressStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0, triesLeft > 0 {
      let shorter = try without(parts: length, of: steps)
      // A part that was left out may make others superfluous: the same length is tried again.
      if shorter.count == steps.count { length /= 2 }
      steps = shorter
      length = min(length, steps.count)
    }
    return try simplified(steps)
  }

  /// Leaves out every part of a length that the failure does not need.
  private mutating func without(
    parts length: Int, of steps: [StressStep]
  ) throws(LaboratoryError) -> [StressStep] {
    var steps = steps
    var start = 0
    while start < steps.count, triesLeft > 0 {
      var rest = steps
      rest.removeSubrange(start..<min(start + length, steps.count))
      // When the part can go, what follows it now is at the same start.
      if try holds(rest) { steps = rest } else { start += length }
    }
    return steps
  }

  private mutating func simplified(
    _ steps: [StressStep]
  ) throws(LaboratoryError) -> [StressStep] {
    var steps = steps
    for index in steps.indices {
      guard let simpler = steps[index].simpler else { continue }
      var candidate = steps
      candidate[index] = simpler
      if try holds(candidate) { steps = candidate }
    }
    return steps
  }

  private mutating func holds(_ steps: [StressStep]) throws(LaboratoryError) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    return try fails(steps)
  }
}
