/// The search for a short sequence of steps that fails in the same way as a long one.
///
/// Parts of the sequence are removed, first halves and then smaller parts down to single steps, as
/// long as the rest still fails. Then the numbers in the steps are simplified.
@MainActor struct Shrinking {
  /// A closure that returns whether a sequence fails in the same way.
  let fails: ([StressStep]) throws(LaboratoryError) -> Bool
  /// The number of remaining attempts.
  private var triesLeft = 400

  init(_ fails: @escaping ([StressStep]) throws(LaboratoryError) -> Bool) { self.fails = fails }

  /// Returns the shortest failing sequence found.
  mutating func shortest(of steps: [StressStep]) throws(LaboratoryError) -> [StressStep] {
    var steps = steps
    var length = steps.count / 2
    while length > 0, triesLeft > 0 {
      let shorter = try without(parts: length, of: steps)
      // Removing a part may make others superfluous, so the same length is tried again.
      if shorter.count == steps.count { length /= 2 }
      steps = shorter
      length = min(length, steps.count)
    }
    return try simplified(steps)
  }

  /// Removes every part of a given length that is not needed for the failure.
  private mutating func without(
    parts length: Int, of steps: [StressStep]
  ) throws(LaboratoryError) -> [StressStep] {
    var steps = steps
    var start = 0
    while start < steps.count, triesLeft > 0 {
      var rest = steps
      rest.removeSubrange(start..<min(start + length, steps.count))
      // If the rest still fails, the part stays removed, and the next part begins at the same
      // index.
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
