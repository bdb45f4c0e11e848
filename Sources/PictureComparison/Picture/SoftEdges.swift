/// The anti-aliased edges of shapes in two pictures, found row by row.
///
/// `AntialiasingDetector` defines these edges, but is slow. Two necessary conditions are tested for
/// whole rows at once, and exclude nearly every pixel:
///
/// - the pixel does not have many twins, that is, equal neighbours, in the same picture;
/// - one of its neighbours is in a flat area: it has many twins in both pictures.
///
/// The remaining pixels are decided in integer arithmetic or, near translucent pixels, by the
/// detector.
struct SoftEdges {
  private let looks: BandScan.Looks
  private let detector: AntialiasingDetector
  private let kernels: RowKernels
  /// The marks of the last three rows (one bit for each pixel); those of row y are at index y mod
  /// 3.
  private let known: [Row]
  /// The row number at each of the three indices.
  private var numbers = [-1, -1, -1]
  private let found: RowMarks
  private let candidates: RowMarks
  private let slopes: RowMarks
  private let unsure: RowMarks

  /// The marks of a row, one bit for each pixel.
  private struct Row {
    /// The pixels with many twins (equal neighbours) in the golden.
    let golden: RowMarks
    /// The pixels with many twins (equal neighbours) in the new picture.
    let actual: RowMarks
    /// The pixels with many twins (equal neighbours) in both pictures.
    let flat: RowMarks
    /// The flat pixels, and their left and right neighbours.
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

  /// Unmarks the anti-aliased pixels of a row, and returns their number.
  mutating func remove(from marks: RowMarks, row y: Int) -> Int {
    if marks.total == 0 { return 0 }
    for row in max(y - 1, 0)...min(y + 1, looks.golden.height - 1) { learn(row) }
    found.clear()
    find(among: marks, row: y, in: looks.golden, twins: known[y % 3].golden)
    find(among: marks, row: y, in: looks.actual, twins: known[y % 3].actual)
    marks.subtract(found)
    return found.total
  }

  /// Adds the anti-aliased pixels of a row in one picture to `found`.
  private func find(among marks: RowMarks, row y: Int, in plane: PixelPlane, twins: RowMarks) {
    // At the top or bottom border, the row itself is used in place of the missing row, with the
    // same result.
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

  /// Finds the pixels of a row that have many equal neighbours, unless they are already stored.
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
