/// The names by which previews are requested and their files are called.
enum PreviewNames {
  /// Names blocks so that no two share a name.
  ///
  /// A block without a name has its file's. Where several files have a name, theirs is before
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

  /// Names previews' files so that no two are one, also where capitals are no other letters.
  ///
  /// - Parameter names: of all previews, also of those that are not drawn: what is drawn beside a
  ///   preview must not rename its file.
  /// - Returns: the names as files may be called on every system, in the same order.
  static func files(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let file = plain(name)
      let numbered = (2...).lazy.map { "\(file)-\($0)" }
      // The check adds the name.
      let isFree = { (name: String) in taken.insert(name.lowercased()).inserted }
      return isFree(file) ? file : numbered.first(where: isFree) ?? file
    }
  }

  private static func plain(_ name: String) -> String {
    var file = ""
    for letter in name {
      let isPlain = letter.isLetter || letter.isNumber || "-_ ".contains(letter)
      let next = isPlain ? "\(letter)" : "-"
      // Systems count a name's bytes, up to 255 with the number and the endings.
      if file.utf8.count + next.utf8.count > 200 { break }
      file += next
    }
    return file.isEmpty ? "preview" : file
  }

  private static func free(_ name: String, among taken: Set<String>) -> String {
    let numbered = (2...).lazy.map { "\(name)-\($0)" }.first { !taken.contains($0) }
    return taken.contains(name) ? numbered ?? name : name
  }
}
