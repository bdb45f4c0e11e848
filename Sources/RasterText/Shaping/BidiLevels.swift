internal import CFriBidi

/// The bidirectional embedding levels of a paragraph (Unicode's UAX #9).
///
/// Text of an even level runs from left to right, text of an odd level from right to left.
struct BidiLevels: Equatable {
  /// The level of the paragraph itself: 0 from left to right, 1 from right to left.
  let base: UInt8
  /// The level of each scalar.
  private(set) var levels: [UInt8]

  /// Computes the levels.
  ///
  /// A natural direction is that of the first strong character.
  init(of scalars: [UInt32], direction: WritingDirection) {
    if direction != .rightToLeft && !scalars.contains(where: Self.mayTurn) {
      base = 0
      levels = [UInt8](repeating: 0, count: scalars.count)
      return
    }
    var resolved = direction.request
    var found = [FriBidiLevel](repeating: 0, count: scalars.count)
    let types = Self.types(of: scalars)
    let brackets = Self.brackets(of: scalars, types: types)
    let highest = fribidi_get_par_embedding_levels_ex(
      types, brackets, FriBidiStrIndex(scalars.count), &resolved, &found)
    // The lowest bit of FriBidi's direction means right to left.
    let isRightToLeft = resolved.rawValue & 1 != 0
    base = isRightToLeft ? 1 : 0
    levels = highest == 0 ? [] : found.map { UInt8(clamping: $0) }
    // FriBidi returns 0 on an error such as insufficient memory. All of the text then runs in one
    // direction.
    if levels.isEmpty { levels = [UInt8](repeating: base, count: scalars.count) }
  }

  /// Returns whether a scalar may make text run from right to left.
  ///
  /// Hebrew begins at U+0590, and all direction marks have larger code points.
  private static func mayTurn(_ scalar: UInt32) -> Bool {
    scalar >= 0x590
  }
}

extension BidiLevels {
  /// Returns the visual order of runs of text, from left to right (rule L2).
  static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    // The highest level is reversed first, so that text at an even level is reversed twice and has
    // its original order.
    for level in stride(from: highest, to: 0, by: -1) {
      reverseStretches(of: &order) { levels[$0] >= level }
    }
    return order
  }

  private static func reverseStretches(of order: inout [Int], where belongs: (Int) -> Bool) {
    var start = 0
    while start < order.count {
      guard belongs(order[start]) else {
        start += 1
        continue
      }
      let end = order[start...].firstIndex { !belongs($0) } ?? order.count
      order[start..<end].reverse()
      start = end
    }
  }

  private static func types(of scalars: [UInt32]) -> [FriBidiCharType] {
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    fribidi_get_bidi_types(scalars, FriBidiStrIndex(scalars.count), &types)
    let isolates = scalars.indices.lazy.filter { (0x2066...0x2069).contains(scalars[$0]) }
    for index in isolates.dropFirst(isolateLimit) { types[index] = FRIBIDI_TYPE_BN }
    return types
  }

  /// The maximum number of isolate marks in a paragraph.
  ///
  /// Further isolate marks are ignored, because FriBidi's time grows with the square of their
  /// number.
  private static let isolateLimit = 2000

  private static func brackets(of scalars: [UInt32], types: [FriBidiCharType])
    -> [FriBidiBracketType]
  {
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    fribidi_get_bracket_types(scalars, FriBidiStrIndex(scalars.count), types, &brackets)
    return brackets
  }
}

extension WritingDirection {
  /// FriBidi's constant for the direction.
  fileprivate var request: FriBidiParType {
    switch self {
    case .natural: FRIBIDI_PAR_ON
    case .leftToRight: FRIBIDI_PAR_LTR
    case .rightToLeft: FRIBIDI_PAR_RTL
    }
  }
}
