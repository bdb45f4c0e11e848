/// The names by which previews are asked for and their files are called.
enum PreviewNames {
  /// Names blocks so that no two share a name.
  ///
  /// A block without a name has its file's. Where several files have a name, theirs stands before
  /// it; what is taken then gets a number.
  ///
  /// - Parameter blocks: each with its file's name and its own, in the order of files and lines.
  /// - Returns: the names, in the same order.
  static func unique(_ blocks: [(file: String, name: String?)]) -> [String] {
    let files = Dictionary(grouping: blocks) { $0.name ?? $0.file }
      .mapValues { Set($0.map(\.file)).count }
    var taken: Set<String> = []
    return blocks.map { block in
      let title = block.name ?? block.file
      let isShared = block.name != nil && files[title, default: 1] > 1
      let name = free(isShared ? "\(block.file) \(title)" : title, among: taken)
      taken.insert(name)
      return name
    }
  }

  private static func free(_ name: String, among taken: Set<String>) -> String {
    let numbered = (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) }
    return taken.contains(name) ? numbered ?? name : name
  }
}
