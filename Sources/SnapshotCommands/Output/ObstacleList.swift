import RasterPNG

/// The gaps in the results of a run, on one line.
enum ObstacleList {
  /// Returns the first refusal and how many others there are; nil for none.
  static func text(_ obstacles: [FileError]) -> String? {
    guard let first = obstacles.first else { return nil }
    let rest = obstacles.count - 1
    return rest > 0 ? "\(first) (and \(rest) more)" : "\(first)"
  }
}
