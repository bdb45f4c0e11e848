/// Joins differing pixels that lie near each other into regions.
///
/// A union–find over runs: each column remembers the last run that crossed it; a new run joins
/// whatever stands within `reach` columns beside it and `reach` rows above it. Costs at most one
/// step per pixel, and always gives the same regions in the same order.
struct RegionFinder {
  /// Twelve pixels: the glyphs of a word at 3 pixels per point join, cells 8 points apart do not.
  static let reach = 12

  private var parents: [Int] = []
  private var lastRow: [Int]
  private var lastLabel: [Int]
  private var last: PixelRun?

  private init(width: Int) {
    lastRow = [Int](repeating: .min / 2, count: width)
    lastLabel = [Int](repeating: 0, count: width)
  }

  /// Returns the bounding box and the number of pixels of each region, from the top, then the left.
  ///
  /// - Parameters:
  ///   - runs: row by row, from left to right.
  ///   - width: of the picture.
  /// - Returns: the regions.
  static func regions(of runs: [PixelRun], width: Int) -> [PictureDifference.Region] {
    var finder = RegionFinder(width: width)
    for run in runs { finder.add(run) }
    return finder.regions(of: runs)
  }

  private mutating func add(_ run: PixelRun) {
    let label = parents.count
    parents.append(label)
    var start = max(run.columns.lowerBound - Self.reach, 0)
    if let last, last.y == run.y, last.columns.upperBound + Self.reach >= run.columns.lowerBound {
      // What stands above these columns has joined the run before already.
      join(label, label - 1)
      start = max(start, last.columns.upperBound + Self.reach)
    }
    look(from: start, to: run.columns.upperBound + Self.reach, row: run.y, label: label)
    mark(run, label: label)
  }

  private mutating func look(from start: Int, to end: Int, row: Int, label: Int) {
    var x = start
    while x < min(end, lastRow.count) {
      // Rows come in order, so the last run that crossed a column is the nearest one above it.
      if lastRow[x] >= row - Self.reach { join(label, lastLabel[x]) }
      x += 1
    }
  }

  private mutating func mark(_ run: PixelRun, label: Int) {
    var x = run.columns.lowerBound
    while x < run.columns.upperBound {
      lastRow[x] = run.y
      lastLabel[x] = label
      x += 1
    }
    last = run
  }

  /// The older region becomes the root, so that labels follow the order of the runs.
  private mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  private mutating func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label {
      // Halving the path on the way keeps later searches short.
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  private mutating func regions(of runs: [PixelRun]) -> [PictureDifference.Region] {
    var positions: [Int: Int] = [:]
    var regions: [PictureDifference.Region] = []
    for (label, run) in runs.enumerated() {
      let root = root(of: label)
      if let position = positions[root] {
        regions[position].add(run)
      } else {
        positions[root] = regions.count
        regions.append(PictureDifference.Region(run))
      }
    }
    return regions
  }
}
