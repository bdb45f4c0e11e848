/// The state of the animation in which a navigation controller shows or hides a bar.
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

  /// Records the end of an animation; returns false if a later animation has replaced it.
  mutating func end(_ number: Int) -> Bool {
    guard number == count else { return false }
    isUnderWay = false
    return true
  }
}
