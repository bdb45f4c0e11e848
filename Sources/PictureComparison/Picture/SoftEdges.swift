/// The soft edges of shapes in two pictures, found row by row.
///
/// `AntialiasingDetector` says what a soft edge is, and costs a look at forty pixels. The answer
/// is found for whole rows at once, and rules out nearly every pixel:
///
/// - the pixel has few twins in one of the pictures: many are too many equal neighbours;
/// - one of its neighbours is in a flat part: has many twins in both.
///
/// The others are decided in integers; where translucent pixels are about, by the detector itself.
struct SoftEdges {
  private let looks: BandScan.Looks
  private let detector: AntialiasingDetector
  private let kernels: RowKernels
  /// The last three rows; row y is at y mod 3.
  private let known: [Row]
  /// The number of the row at each of the three places.
  private var numbers = [-1, -1, -1]
  private let found: RowMarks
  private let candidates: RowMarks
  private let slopes: RowMarks
  private let unsure: RowMarks

  /// The edges of a row.
  private struct Row {
    /// The pixels with many twins in the golden.
    let golden: RowMarks
    /// Those with many twins in the other.
    let actual: RowMarks
    /// Those that have them in both.
    let flat: RowMarks
    /// The same with their neighbours on the left and on the right.
    let wide: RowMarks
  }

  init(_ looks: BandScan.Looks, kernels: RowKernels) {
    self.looks = looks
    self.kernels = kernels
    detector = AntialiasingDetector(metric: looks.metric)
    let marks = { RowMarks(width: looks.golden.width) }
    known = (0..<3).map { _ in
      Row(golden: marks(), actual: marks(), flat: marks(), wide: marks())
    }
    found = marks()
    candidates = marks()
    slopes = marks()
    unsure = marks()
  }

  /// Removes the marks of a row's soft edges, and returns their number.
  mutating func remove(from marks: RowMarks, row y: Int) -> Int {
    if marks.total == 0 { return 0 }
    for row in max(y - 1, 0)...min(y + 1, looks.golden.height - 1) { learn(row) }
    found.clear()
    find(among: marks, row: y, in: looks.golden, twins: known[y % 3].golden)
    find(among: marks, row: y, in: looks.actual, twins: known[y % 3].actual)
    marks.subtract(found)
    return found.total
  }

  /// Adds a row's soft edges in one picture to those that are found.
  private func find(among marks: RowMarks, row y: Int, in plane: PixelPlane, twins: RowMarks) {
    // Beyond the border there is no row: the own one is in, and says nothing new.
    let above = known[max(y - 1, 0) % 3]
    let below = known[min(y + 1, plane.height - 1) % 3]
    let own = known[y % 3]
    candidates.copy(own.wide)
    candidates.formUnion(above.wide)
    candidates.formUnion(below.wide)
    candidates.formIntersection(marks)
    candidates.subtract(twins)
    kernels.markSlopes(
      plane, row: y, flat: (above.flat.words, own.flat.words, below.flat.words),
      candidates: candidates.words, slopes: slopes.words, unsure: unsure.words)
    unsure.remove { x in !isSoftEdge(x, y) }
    found.formUnion(slopes)
    found.formUnion(unsure)
  }

  private func isSoftEdge(_ x: Int, _ y: Int) -> Bool {
    detector.isSoftEdge(x, y, in: looks.golden, beside: looks.actual)
      || detector.isSoftEdge(x, y, in: looks.actual, beside: looks.golden)
  }

  /// Finds out about a row, unless it is known.
  private mutating func learn(_ y: Int) {
    let place = y % 3
    if numbers[place] == y { return }
    numbers[place] = y
    let row = known[place]
    kernels.markTwins(looks.golden, row: y, in: row.golden.words)
    kernels.markTwins(looks.actual, row: y, in: row.actual.words)
    row.flat.copy(row.golden)
    row.flat.formIntersection(row.actual)
    row.wide.widen(row.flat)
  }
}
