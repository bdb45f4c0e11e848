/// Which positions may still be left without cost while free variables are settled, and which way.
struct Freedom {
  /// By position: 1 for upwards, 2 for downwards, 3 for both.
  private var ways: [UInt8]
  private(set) var count = 0

  init(size: Int) {
    ways = Array(repeating: 0, count: size)
  }

  var isEmpty: Bool { count == 0 }
  var positions: [Int32] { ways.indices.filter { ways[$0] != 0 }.map(Int32.init) }

  @inline(__always)
  func isOpen(_ position: Int32) -> Bool { ways[Int(position)] != 0 }

  @inline(__always)
  func isOpen(_ position: Int32, _ way: Standing.Direction) -> Bool {
    ways[Int(position)] & (way == .up ? 1 : 2) != 0
  }

  mutating func set(_ standing: Standing, at position: Int32) {
    if case .neutral(let up, let down) = standing {
      put((up ? 1 : 0) | (down ? 2 : 0), at: position)
    } else {
      put(0, at: position)
    }
  }

  mutating func close(_ position: Int32) {
    put(0, at: position)
  }

  mutating func closeAll() {
    for position in ways.indices { ways[position] = 0 }
    count = 0
  }

  private mutating func put(_ value: UInt8, at position: Int32) {
    let index = Int(position)
    count += (value == 0 ? 0 : 1) - (ways[index] == 0 ? 0 : 1)
    ways[index] = value
  }
}
