/// An algorithm that merges nearby differing pixels into regions.
///
/// The algorithm is a union–find over runs, the ranges of differing pixels in a row. For each row,
/// a skyline is maintained: the last run above each column, as segments from left to right. A new
/// run is merged with all segments at most `reach` columns beside it and `reach` rows above it.
///
/// ```
/// row 7    ····AAAA·····BB···      skyline:  A B
/// row 8    ··CCC········BB···                C A B     the start of A is hidden, its end is not
/// ```
///
/// The cost depends on the number of runs and of segments near them, not on the number of pixels.
struct RegionFinder {
  /// The maximum distance between merged pixels: at 3×, the glyphs of a word are merged, but cells
  /// 8 points apart are not.
  static let reach = 12

  /// A part of the skyline: a range of columns above which the last run is the same.
  private struct Segment {
    var start: Int
    var end: Int
    let row: Int
    let label: Int
  }

  private var parents: [Int] = []
  private var skyline: [Segment] = []
  /// The next skyline during construction; it is kept to reuse its memory.
  private var next: [Segment] = []

  /// Returns the bounding box and the number of pixels of each region, in the order of their first
  /// runs.
  ///
  /// - Parameter runs: the runs, row by row, from left to right.
  /// - Returns: the regions.
  static func regions(of runs: [PixelRun]) -> [PictureDifference.Region] {
    var finder = RegionFinder()
    finder.parents.reserveCapacity(runs.count)
    var first = 0
    while first < runs.count {
      let y = runs[first].y
      var end = first
      while end < runs.count, runs[end].y == y { end += 1 }
      finder.join(runs, first..<end, row: y)
      finder.cover(runs, first..<end, row: y)
      first = end
    }
    return finder.regions(of: runs)
  }

  /// Merges each run of a row with nearby runs of the row and with nearby regions above.
  private mutating func join(_ runs: [PixelRun], _ row: Range<Int>, row y: Int) {
    var place = 0
    for label in row {
      parents.append(label)
      let columns = runs[label].columns
      var start = columns.lowerBound - Self.reach
      if label > row.lowerBound {
        let last = runs[label - 1].columns.upperBound
        if last + Self.reach >= columns.lowerBound {
          // The segments above the previous run's columns are already merged with that run, so only
          // segments farther to the right are searched.
          join(label, label - 1)
          start = max(start, last + Self.reach)
        }
      }
      // The starts of runs are in ascending order, so a segment that ends before `start` is not
      // merged with any later run.
      while place < skyline.count, skyline[place].end <= start { place += 1 }
      var near = place
      while near < skyline.count, skyline[near].start < columns.upperBound + Self.reach {
        if skyline[near].row >= y - Self.reach { join(label, skyline[near].label) }
        near += 1
      }
    }
  }

  /// Adds the runs of a row to the skyline, and removes segments that are too far above for further
  /// merging.
  private mutating func cover(_ runs: [PixelRun], _ row: Range<Int>, row y: Int) {
    next.removeAll(keepingCapacity: true)
    var place = 0
    for label in row {
      let columns = runs[label].columns
      keep(&place, until: columns.lowerBound, row: y)
      next.append(Segment(start: columns.lowerBound, end: columns.upperBound, row: y, label: label))
      // Covered segments are removed, and a partially covered one keeps only its end.
      while place < skyline.count, skyline[place].end <= columns.upperBound { place += 1 }
      if place < skyline.count {
        skyline[place].start = max(skyline[place].start, columns.upperBound)
      }
    }
    keep(&place, until: .max, row: y)
    swap(&skyline, &next)
  }

  /// Keeps the segments that begin before a column, cut at that column, and drops segments that are
  /// too far above.
  private mutating func keep(_ place: inout Int, until column: Int, row y: Int) {
    while place < skyline.count, skyline[place].start < column {
      var segment = skyline[place]
      segment.end = min(segment.end, column)
      if segment.row > y - Self.reach { next.append(segment) }
      if skyline[place].end > column { return }
      place += 1
    }
  }

  /// Merges two regions.
  ///
  /// The region with the earlier first run becomes the root, so that labels follow the order of the
  /// runs.
  private mutating func join(_ first: Int, _ second: Int) {
    let (a, b) = (root(of: first), root(of: second))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  private mutating func root(of label: Int) -> Int {
    var label = label
    while parents[label] != label {
      // Path halving keeps later searches short.
      parents[label] = parents[parents[label]]
      label = parents[label]
    }
    return label
  }

  private mutating func regions(of runs: [PixelRun]) -> [PictureDifference.Region] {
    // A root is the first run of its region, so its index is set before any other run reads it.
    var places = [Int](repeating: 0, count: runs.count)
    var regions: [PictureDifference.Region] = []
    for (label, run) in runs.enumerated() {
      let root = root(of: label)
      if root == label {
        places[label] = regions.count
        regions.append(PictureDifference.Region(run))
      } else {
        regions[places[root]].add(run)
      }
    }
    return regions
  }
}
