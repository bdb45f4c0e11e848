import Foundation

/// The random numbers of an app's source, which are the same in every run.
///
/// Source of an app that is compiled beside this module calls the functions below in place of the
/// standard library's, because a module's declaration takes precedence over an equal one of the
/// standard library. So a picture of shuffled data has the same pixels each time.
public struct SeededNumbers: RandomNumberGenerator {
  /// The generator that an app's source uses.
  nonisolated(unsafe) static var current = SeededNumbers()
  private static let lock = NSLock()

  // The first numbers of this seed are in the middle of a range, so that a random number of items
  // is not 0.
  private var state: UInt64 = 8

  /// Restarts the sequence of numbers, so that a preview does not depend on the previews before it.
  package static func restart() { use { $0 = SeededNumbers() } }

  /// Returns the next number, by the algorithm SplitMix64.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Runs a closure with the current generator; other threads wait.
  static func use<Result>(_ body: (inout SeededNumbers) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&current)
  }
}

extension Sequence {
  /// Returns the elements in a random order that is the same in every run.
  public func shuffled() -> [Element] { SeededNumbers.use { shuffled(using: &$0) } }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements into a random order that is the same in every run.
  public mutating func shuffle() {
    SeededNumbers.use { shuffle(using: &$0) }
  }
}

extension Collection {
  /// Returns a random element, the same in every run; nil if the collection is empty.
  public func randomElement() -> Element? { SeededNumbers.use { randomElement(using: &$0) } }
}

extension FixedWidthInteger {
  /// Returns a random number in a range, the same in every run.
  public static func random(in range: Range<Self>) -> Self {
    SeededNumbers.use { random(in: range, using: &$0) }
  }

  /// Returns a random number in a range, the same in every run.
  public static func random(in range: ClosedRange<Self>) -> Self {
    SeededNumbers.use { random(in: range, using: &$0) }
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a random number in a range, the same in every run.
  public static func random(in range: Range<Self>) -> Self {
    SeededNumbers.use { random(in: range, using: &$0) }
  }

  /// Returns a random number in a range, the same in every run.
  public static func random(in range: ClosedRange<Self>) -> Self {
    SeededNumbers.use { random(in: range, using: &$0) }
  }
}

extension Bool {
  /// Returns a random value, the same in every run.
  public static func random() -> Bool { SeededNumbers.use { random(using: &$0) } }
}
