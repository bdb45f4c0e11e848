import Foundation

/// An action on a collection view whose layout is under stress test.
///
/// Positions are unlimited numbers that wrap around the number of items, so a step remains valid if
/// other steps of the sequence are removed.
public enum StressStep: Sendable, Hashable {
  /// The device is rotated.
  case turn
  /// The content is scrolled to a percentage of the way from its start to its end.
  case scroll(Int)
  /// An item is inserted.
  case insert(Int)
  /// An item is deleted.
  case delete(Int)
  /// An item is reloaded.
  case reload(Int)
  /// All data are reloaded.
  case reloadData
}

extension StressStep {
  /// Returns the steps for a seed: a number of rotations, each preceded by up to three other steps.
  static func sequence(rotations: Int, seed: UInt64, edits: Bool) -> [StressStep] {
    var dice = Dice(seed: seed)
    return (0..<max(0, rotations)).flatMap { _ in
      (0..<dice.roll(4)).map { _ in other(&dice, edits: edits) } + [.turn]
    }
  }

  private static func other(_ dice: inout Dice, edits: Bool) -> StressStep {
    switch dice.roll(edits ? 8 : 4) {
    case 0, 1, 2: .scroll(dice.roll(101))
    case 3: .reloadData
    case 4, 5: .insert(dice.roll(1000))
    case 6: .delete(dice.roll(1000))
    default: .reload(dice.roll(1000))
    }
  }

  /// A simpler step, which scrolls to an end of the content or concerns the first position; nil if
  /// the step cannot be simplified.
  var simpler: StressStep? {
    switch self {
    case .scroll(let part) where part != 0 && part != 100: .scroll(part < 50 ? 0 : 100)
    case .insert(let place) where place != 0: .insert(0)
    case .delete(let place) where place != 0: .delete(0)
    case .reload(let place) where place != 0: .reload(0)
    default: nil
    }
  }
}

/// A reproducible random number generator: SplitMix64.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a random number from 0 up to, but not including, a limit.
  mutating func roll(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    // Only the upper 31 bits are used so that the number is never negative.
    return Int((bits ^ bits >> 31) >> 33) % limit
  }
}
