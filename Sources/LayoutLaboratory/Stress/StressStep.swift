import Foundation

/// Something that happens to a collection view while its layout is put under stress.
///
/// Places are numbers without a limit, of which the remainder counts: a sequence means something
/// also when others of its steps are left out.
public enum StressStep: Sendable, Hashable {
  /// The device is turned over.
  case turn
  /// The content is scrolled to so many hundredths of its length.
  case scroll(Int)
  /// An item is put in.
  case insert(Int)
  /// An item is removed.
  case delete(Int)
  /// An item is requested again.
  case reload(Int)
  /// Everything is requested again.
  case reloadData
}

extension StressStep {
  /// Returns the steps of a seed: so many rotations, each with up to three other steps before it.
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

  /// The step with smaller numbers, if it can be simpler.
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

/// Random numbers that are the same in every run: SplitMix64.
private struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns a number below a limit.
  mutating func roll(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    // The upper 31 bits, so that the number is never negative.
    return Int((bits ^ bits >> 31) >> 33) % limit
  }
}
