extension AppIndex {
  /// Returns files sorted by the number of enclosing folders that they share with a file, the
  /// largest number first.
  func nearest(_ files: [Int], to file: Int) -> [Int] {
    if files.count < 2 { return files }
    let own = paths[file].split(separator: "/")
    let shared = files.map { other in
      zip(own, paths[other].split(separator: "/")).prefix { $0 == $1 }.count
    }
    return zip(files, shared).sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map(\.0)
  }
}
