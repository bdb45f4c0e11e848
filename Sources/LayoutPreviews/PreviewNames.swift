/// The functions that make unique names for previews and their files.
package enum PreviewNames {
  /// The suffixes of the names of a class's generated previews.
  private static let variants = [" (filled)", " (otherwise)"]

  /// Returns the name of a generated preview without the suffix (see `variants`) after its class;
  /// a name without a suffix is returned unchanged.
  package static func subject(_ name: String) -> String {
    let variant = variants.first(where: name.hasSuffix)
    return variant.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Returns unique names for blocks.
  ///
  /// A block without a name has the name of its file. If blocks in several files have the same
  /// name, the name is preceded by that of the file. If it is still not unique, a number is
  /// appended.
  ///
  /// - Parameter blocks: the file name and the name of each block, ordered by file and line.
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

  /// Returns names for the previews' files that are unique even in file systems that ignore case.
  ///
  /// - Parameter names: the names of all previews, including those that are not drawn. Thus the
  ///   name of a preview's file does not depend on which other previews are drawn.
  /// - Returns: the file names, in the same order. They contain only letters, numbers, spaces, `-`
  ///   and `_`.
  static func files(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      let file = plain(name)
      let numbered = (2...).lazy.map { "\(file)-\($0)" }
      // The closure also adds the name to `taken`.
      let isFree = { (name: String) in taken.insert(name.lowercased()).inserted }
      return isFree(file) ? file : numbered.first(where: isFree) ?? file
    }
  }

  private static func plain(_ name: String) -> String {
    var file = ""
    for letter in name {
      let isPlain = letter.isLetter || letter.isNumber || "-_ ".contains(letter)
      let next = isPlain ? "\(letter)" : "-"
      // File systems limit names to 255 bytes, including the number and the extensions that are
      // appended.
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
