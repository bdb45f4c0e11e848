import Foundation
import RasterCore

/// A builder for the text of a path, in as few characters as SVG's grammar allows.
struct PathData {
  /// A point, in steps of the grid.
  private typealias Place = SIMD2<Int>

  let grid: Grid
  /// Whether a contour that begins at the end of the previous one is written as its continuation.
  var joinsContours = false
  /// Whether closing a contour is written.
  ///
  /// A fill closes all contours anyway.
  var closesContours = true
  private(set) var text = ""
  private var current = Place.zero
  /// The exact end of the last element; the position that was written may be rounded.
  private var aim = Place.zero
  private var start: Place?
  private var isOpen = false
  private var isClosed = false
  /// The letter of the last command, which need not be repeated.
  private var letter: Character?
  /// Whether the last number has a decimal point.
  ///
  /// A second decimal point then separates the next number.
  private var endsInDecimals = false

  init(grid: Grid) { self.grid = grid }

  mutating func add(_ path: Path) {
    (start, isOpen) = (nil, false)
    for element in path.elements { add(element) }
  }

  private mutating func add(_ element: Path.Element) {
    switch element {
    case .move(let point):
      (start, isOpen) = (place(point), false)
    case .line(let point):
      open(at: point)
      line(to: place(point))
    case .quadCurve(let end, let control):
      open(at: end)
      curve("q", place(control), place(end))
    case .curve(let end, let control1, let control2):
      open(at: end)
      curve("c", place(control1), place(control2), place(end))
    case .close:
      guard isOpen, let start else { return }
      (isOpen, isClosed) = (false, true)
      guard closesContours else { return }
      append("z", [])
      current = start
    }
  }

  private func place(_ point: CGPoint) -> Place {
    Place(grid.steps(point.x), grid.steps(point.y))
  }

  /// Begins a contour before its first element, at the last `move` or at the element's own end.
  private mutating func open(at point: CGPoint) {
    guard !isOpen else { return }
    let first = start ?? place(point)
    let goesOn = joinsContours && !isClosed && first == aim && !text.isEmpty
    (start, isOpen, isClosed) = (first, true, false)
    if !goesOn { move(to: first) }
  }

  /// Moves to a point by absolute or relative coordinates, whichever are shorter.
  private mutating func move(to place: Place) {
    var (absolute, relative) = (self, self)
    absolute.append("M", [place.x, place.y])
    relative.append("m", [place.x &- current.x, place.y &- current.y])
    // The first point of a path must be absolute.
    let isShorter = !text.isEmpty && relative.text.utf8.count < absolute.text.utf8.count
    self = isShorter ? relative : absolute
    current = place
    // Numbers without a letter after a move are lines, absolute or relative like the move.
    letter = isShorter ? "l" : "L"
  }

  private mutating func line(to end: Place) {
    var way = end &- current
    switch (way.x, way.y) {
    // A line of length zero is a dot if it is stroked, and nothing if it is filled.
    case (0, 0) where !closesContours: break
    case (_, 0): append("h", [way.x])
    case (0, _): append("v", [way.y])
    default:
      // The end of an oblique line with round joins need not be exact, since the next element
      // corrects the difference.
      if joinsContours { way = Place(grid.shorter(way.x), grid.shorter(way.y)) }
      append("l", [way.x, way.y])
    }
    (current, aim) = (current &+ way, end)
  }

  private mutating func curve(_ letter: Character, _ places: Place...) {
    let ways = places.map { $0 &- current }
    let controls = ways.dropLast().flatMap { [grid.shorter($0.x), grid.shorter($0.y)] }
    append(letter, controls + ways.suffix(1).flatMap { [$0.x, $0.y] })
    if let end = places.last { (current, aim) = (end, end) }
  }

  private mutating func append(_ letter: Character, _ numbers: [Int]) {
    if letter != self.letter || letter == "M" {
      text.append(letter)
      self.letter = letter
      append(numbers[...], isFirst: true)
    } else {
      append(numbers[...], isFirst: false)
    }
  }

  /// Appends numbers.
  ///
  /// A space is omitted if a sign or a second decimal point separates them.
  private mutating func append(_ numbers: ArraySlice<Int>, isFirst: Bool) {
    for (index, number) in numbers.enumerated() {
      let word = grid.text(steps: number)
      let isApart = word.first == "-" || (word.first == "." && endsInDecimals)
      if !(isFirst && index == 0), !isApart { text.append(" ") }
      text += word
      endsInDecimals = word.contains(".")
    }
  }
}
