import RasterPNG

/// The errors that left gaps in the results of a run, on one line.
enum ObstacleList {
  /// Returns the first error and the number of further ones; nil if there are none.
  static func text(_ obstacles: [FileError]) -> String? {
    guard let first = obstacles.first else { return nil }
    let rest = obstacles.count - 1
    return rest > 0 ? "\(first) (and \(rest) more)" : "\(first)"
  }
}
