/// The way of a bar that leaves the screen or comes to it in an animation.
struct BarSlide {
  /// Whether the bar is on its way.
  private(set) var isUnderWay = false
  private var count = 0

  /// Begins a way, which takes the place of one that is under way, and returns its number.
  mutating func begin() -> Int {
    isUnderWay = true
    count += 1
    return count
  }

  /// Ends a way; returns whether none that began later goes on.
  mutating func end(_ number: Int) -> Bool {
    guard number == count else { return false }
    isUnderWay = false
    return true
  }
}
