/// An element that flickers: it is seen during the turn, and neither before nor after it.
public struct FilmFlicker: Sendable, Hashable {
  /// The element, such as `cell [0,3]`.
  public var element: String
  /// The frames in which it is seen, from 0.
  public var frames: [Int]
  /// The largest share of the collection view that it covers in one of them, from 0 to 1.
  public var share: Double
}

extension [FilmFrame] {
  /// The elements that are seen during the turn and neither before nor after it, those that cover
  /// most first.
  ///
  /// What is seen is counted where the collection view is shown; a view that is over it is not
  /// looked at. In a film whose content stays there are none.
  public var flickers: [FilmFlicker] {
    var flickers: [String: FilmFlicker] = [:]
    for (number, frame) in enumerated() {
      for (element, share) in frame.strangers(among: self) {
        var flicker =
          flickers[element] ?? FilmFlicker(element: element, frames: [], share: 0)
        flicker.frames.append(number)
        flicker.share = Swift.max(flicker.share, share)
        flickers[element] = flicker
      }
    }
    return flickers.values.sorted { ($1.share, $0.element) < ($0.share, $1.element) }
  }
}

extension FilmFrame {
  /// Returns the shares of the elements that are seen in this frame, and neither in the first nor
  /// in the last of all.
  func strangers(among frames: [FilmFrame]) -> [String: Double] {
    sight.filter { frames.first?.sight[$0.key] == nil && frames.last?.sight[$0.key] == nil }
  }
}
