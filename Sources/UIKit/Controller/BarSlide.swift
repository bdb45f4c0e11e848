/// The animation of a bar that leaves or enters the screen.
struct BarSlide {
  /// Whether the bar is on its way.
  private(set) var isUnderWay = false
  private var count = 0

  /// Begins an animation, which replaces a running one, and returns its number.
  mutating func begin() -> Int {
    isUnderWay = true
    count += 1
    return count
  }

  /// Ends an animation; returns whether no later one is running.
  mutating func end(_ number: Int) -> Bool {
    guard number == count else { return false }
    isUnderWay = false
    return true
  }
}
