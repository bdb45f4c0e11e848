/// An element that flickers: it is visible during the rotation but neither before nor after it.
public struct FilmFlicker: Sendable, Hashable {
  /// The name of the element, such as `cell [0,3]`.
  public var element: String
  /// The indices of the frames in which the element is visible.
  public var frames: [Int]
  /// The largest fraction of the collection view that the element covers in one of these frames,
  /// from 0 to 1.
  public var share: Double
}

extension [FilmFrame] {
  /// The elements that are visible during the rotation but neither before nor after it, sorted by
  /// the area they cover, largest first.
  ///
  /// An element within the visible bounds of the collection view counts as visible, even if another
  /// view covers it.
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
  /// Returns the elements that are visible in this frame, but neither in the first nor in the last
  /// of `frames`, each with the fraction of the collection view that it covers.
  func strangers(among frames: [FilmFrame]) -> [String: Double] {
    sight.filter { frames.first?.sight[$0.key] == nil && frames.last?.sight[$0.key] == nil }
  }
}
