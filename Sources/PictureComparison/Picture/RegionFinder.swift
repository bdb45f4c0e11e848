/// An algorithm that joins differing pixels that are near each other into regions.
///
/// A union–find over runs. Above each row is a skyline: of every column the run that crossed it
/// last, as segments from left to right. A new run joins whatever is within `reach` columns
/// beside it and `reach` rows above it.
///
/// ```
/// row 7    ····AAAA·····BB···      skyline:  A B
/// row 8    ··CCC········BB···                C A B     the middle of A is hidden, its end is not
/// ```
///
/// Costs a few steps for each run and each segment near it, however many pixels they have, and
/// always gives the same regions in the same order.
struct RegionFinder {
  /// Twelve pixels: the glyphs of a word at 3 pixels per point join, cells 8 points apart do not.
  static let reach = 12

  /// A part of the skyline.
  private struct Segment {
    var start: Int
    var end: Int
    let row: Int
    let label: Int
  }

  private var parents: [Int] = []
  private var skyline: [Segment] = []
  /// The skyline that is being made; kept for its memory.
  private var next: [Segment] = []

  /// Returns the bounding box and the number of pixels of each region, from the top, then the left.
  ///
  /// - Parameter runs: row by row, from left to right.
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

  /// Joins the runs of a row with each other and with regions above them.
  private mutating func join(_ runs: [PixelRun], _ row: Range<Int>, row y: Int) {
    var place = 0
    for label in row {
      parents.append(label)
      let columns = runs[label].columns
      var start = columns.lowerBound - Self.reach
      if label > row.lowerBound {
        let last = runs[label - 1].columns.upperBound
        if last + Self.reach >= columns.lowerBound {
          // What is above these columns has joined the run before already.
          join(label, label - 1)
          start = max(start, last + Self.reach)
        }
      }
      // Starts rise from run to run, so what ends before this one is of no later run either.
      while place < skyline.count, skyline[place].end <= start { place += 1 }
      var near = place
      while near < skyline.count, skyline[near].start < columns.upperBound + Self.reach {
        if skyline[near].row >= y - Self.reach { join(label, skyline[near].label) }
        near += 1
      }
    }
  }

  /// Lays the runs of a row over the skyline, and drops regions too far above to be joined again.
  private mutating func cover(_ runs: [PixelRun], _ row: Range<Int>, row y: Int) {
    next.removeAll(keepingCapacity: true)
    var place = 0
    for label in row {
      let columns = runs[label].columns
      keep(&place, until: columns.lowerBound, row: y)
      next.append(Segment(start: columns.lowerBound, end: columns.upperBound, row: y, label: label))
      // What is covered as a whole goes, and of the last its end stays.
      while place < skyline.count, skyline[place].end <= columns.upperBound { place += 1 }
      if place < skyline.count {
        skyline[place].start = max(skyline[place].start, columns.upperBound)
      }
    }
    keep(&place, until: .max, row: y)
    swap(&skyline, &next)
  }

  /// Keeps the segments that begin before a column, cut there.
  private mutating func keep(_ place: inout Int, until column: Int, row y: Int) {
    while place < skyline.count, skyline[place].start < column {
      var segment = skyline[place]
      segment.end = min(segment.end, column)
      if segment.row > y - Self.reach { next.append(segment) }
      if skyline[place].end > column { return }
      place += 1
    }
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
    // A root is its region's first run, so its place is known before any other run reads it.
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
