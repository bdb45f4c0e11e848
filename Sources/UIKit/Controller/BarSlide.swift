/// The state of a bar's animation when it is shown or hidden.
struct BarSlide {
  /// Whether an animation is running.
  private(set) var isUnderWay = false
  private var count = 0

  /// Begins an animation, which replaces a running one, and returns its number.
  mutating func begin() -> Int {
    isUnderWay = true
    count += 1
    return count
  }

  /// Ends an animation, and returns whether it was the latest one.
  mutating func end(_ number: Int) -> Bool {
    guard number == count else { return false }
    isUnderWay = false
    return true
  }
}
