import Foundation

/// Results that come from several threads, each at its own place.
final class Collected<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var slots: [Value?]

  init(count: Int) { slots = [Value?](repeating: nil, count: count) }

  /// What has come, in order of the places.
  var values: [Value] { lock.withLock { slots.compactMap(\.self) } }

  subscript(place: Int) -> Value? {
    get { lock.withLock { slots[place] } }
    set { lock.withLock { slots[place] = newValue } }
  }
}
