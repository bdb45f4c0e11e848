/// The connected pixels of exactly one colour in a picture.
///
/// Pixels are neighbours if they share a side. Rows are cut into runs of one colour, and runs that
/// touch a run of the same colour above them belong to the same component:
///
/// ```
/// ..##..      row 0: runs . # .
/// .####.      row 1: runs . # .      # of row 1 joins # of row 0
/// ```
struct Components {
  /// Pixels of one colour beside each other in one row.
  struct Run {
    var row: Int32, start: Int32, end: Int32
    var component: Int32
  }

  /// One component: its colour, the rectangle around it, and its number of pixels.
  struct Component {
    let colour: UInt32
    var box: PixelBox
    var count: Int
  }

  private(set) var runs: [Run] = []
  /// The index of each row's first run, and at the end the number of runs.
  private(set) var rows: [Int] = []
  private(set) var all: [Component] = []

  init(of pixels: Pixels) {
    runs = Self.runs(of: pixels)
    rows = Self.rows(of: runs, height: pixels.height)
    label(pixels)
  }

  private static func runs(of pixels: Pixels) -> [Run] {
    var runs: [Run] = []
    pixels.colours.withUnsafeBufferPointer { colours in
      for y in 0..<pixels.height {
        let row = y * pixels.width
        var start = 0
        while start < pixels.width {
          let colour = colours[row + start]
          var end = start + 1
          while end < pixels.width, colours[row + end] == colour { end += 1 }
          runs.append(Run(row: Int32(y), start: Int32(start), end: Int32(end), component: 0))
          start = end
        }
      }
    }
    return runs
  }

  private static func rows(of runs: [Run], height: Int) -> [Int] {
    var rows = [Int](repeating: runs.count, count: height + 1)
    for index in runs.indices.reversed() { rows[Int(runs[index].row)] = index }
    return rows
  }

  private mutating func label(_ pixels: Pixels) {
    let colours = runs.map { pixels[Int($0.start), Int($0.row)] }
    var sets = DisjointSets(count: runs.count)
    forEachPair { above, below, _ in
      if colours[above] == colours[below] { sets.join(above, below) }
    }
    var numbers = [Int32](repeating: -1, count: runs.count)
    for index in runs.indices {
      let root = sets.root(of: index)
      if numbers[root] < 0 {
        numbers[root] = Int32(all.count)
        all.append(Component(colour: colours[index], box: Self.box(of: runs[index]), count: 0))
      }
      let number = numbers[root]
      runs[index].component = number
      all[Int(number)].box.include(Self.box(of: runs[index]))
      all[Int(number)].count += Int(runs[index].end - runs[index].start)
    }
  }

  static func box(of run: Run) -> PixelBox {
    PixelBox(
      left: Int(run.start), top: Int(run.row), right: Int(run.end), bottom: Int(run.row) + 1)
  }

  /// Calls a closure for every two runs one above the other, with the number of columns that they
  /// share.
  ///
  /// Runs may miss each other by `reach` pixels: with 1, runs that meet in a corner are included.
  func forEachPair(reach: Int32 = 0, _ visit: (_ above: Int, _ below: Int, _ shared: Int) -> Void) {
    for y in 1..<max(rows.count - 1, 1) {
      var (above, below) = (rows[y - 1], rows[y])
      while above < rows[y], below < rows[y + 1] {
        let (one, other) = (runs[above], runs[below])
        let shared = min(one.end, other.end) - max(one.start, other.start)
        if shared + reach > 0 { visit(above, below, Int(max(shared, 0))) }
        // Both runs end in one column, and `below` moves on: so its corner with the next run above
        // is visited here.
        if reach > 0, one.end == other.end, above + 1 < rows[y] { visit(above + 1, below, 0) }
        if one.end < other.end { above += 1 } else { below += 1 }
      }
    }
  }

  /// Calls a closure for every two components that touch, once for each part of their common
  /// border, with the length of the part.
  func forEachBorder(_ visit: (_ one: Int, _ other: Int, _ length: Int) -> Void) {
    forEachPair { above, below, shared in
      let (one, other) = (Int(runs[above].component), Int(runs[below].component))
      if one != other { visit(one, other, shared) }
    }
    for index in runs.indices.dropLast() where runs[index].row == runs[index + 1].row {
      visit(Int(runs[index].component), Int(runs[index + 1].component), 1)
    }
  }
}
