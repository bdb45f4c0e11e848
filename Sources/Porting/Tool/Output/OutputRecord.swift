import Foundation

/// A record of the files that the tool wrote to a folder and of their originals, stored in a hidden
/// file in that folder.
///
/// If an original is deleted, its ported file would still be compiled with the other files. So the
/// ported file is removed, but only if the record contains it and its bytes have not changed since
/// it was written.
struct OutputRecord {
  /// A ported file in the folder.
  private struct Entry: Codable {
    var name: String
    /// The full path of the original.
    var original: String
    /// The digest of the written text, which shows whether the file has been changed since.
    var digest: String
  }

  /// The name of the record's file.
  ///
  /// It is hidden, so that searches for source files skip it.
  private static let name = ".quarterturn-port.json"

  private let folder: String
  private var entries: [String: Entry] = [:]

  /// Reads the record of earlier runs.
  init(in folder: String) {
    self.folder = folder
    let data = try? Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(Self.name)"))
    let entries = data.flatMap { try? JSONDecoder().decode([Entry].self, from: $0) } ?? []
    for entry in entries where Self.isInside(entry.name) { self.entries[entry.name] = entry }
  }

  /// Returns whether a name is a path inside the folder.
  private static func isInside(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  /// Removes the files whose originals were deleted or are ported to a different name in this run,
  /// and records the files of this run.
  ///
  /// A file that was changed is not removed. Ported files whose originals are not part of this run
  /// stay, since another run wrote them to the same folder.
  ///
  /// - Parameter written: the files of this run, keyed by their names in the folder.
  /// - Returns: notes on the removed files and on those that could not be removed.
  /// - Throws: `PortError` if the record cannot be written.
  mutating func update(with written: [String: PortedFile]) throws(PortError) -> [Note] {
    let originals = Set(written.values.map(\.source.wholePath))
    let stale = entries.values.filter { entry in
      written[entry.name] == nil && (Self.isGone(entry) || originals.contains(entry.original))
    }
    let notes = stale.sorted { $0.name < $1.name }.compactMap { remove($0) }
    for (name, file) in written {
      entries[name] = Entry(
        name: name, original: file.source.wholePath, digest: Self.digest(of: Data(file.text.utf8)))
    }
    try write()
    return notes
  }

  private static func isGone(_ entry: Entry) -> Bool {
    !FileManager.default.fileExists(atPath: entry.original)
  }

  /// Removes a file, unless it was changed, and returns a note about it; nil if the file does not
  /// exist.
  private mutating func remove(_ entry: Entry) -> Note? {
    let path = "\(folder)/\(entry.name)"
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      entries[entry.name] = nil
      return nil
    }
    let what: String
    if Self.digest(of: data) != entry.digest {
      what = "not removed, since it was changed"
    } else if (try? FileManager.default.removeItem(atPath: path)) == nil {
      what = "not removed, since that is not permitted"
    } else {
      what = "removed"
      entries[entry.name] = nil
    }
    let why = Self.isGone(entry) ? "no longer exists" : "is ported to another name"
    return Note(
      kind: .omission, path: path, line: 1, column: 1, what: what,
      why: "\(entry.original) \(why)")
  }

  private func write() throws(PortError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let sorted = entries.values.sorted { $0.name < $1.name }
    guard let data = try? encoder.encode(sorted) else { return }
    try OutputTree(folder: folder).write(String(decoding: data, as: UTF8.self), to: Self.name)
  }

  /// Returns a 64-bit FNV-1a digest, which is sufficient to detect edits.
  private static func digest(of data: Data) -> String {
    String(data.withUnsafeBytes(ByteHash.of), radix: 16)
  }
}
