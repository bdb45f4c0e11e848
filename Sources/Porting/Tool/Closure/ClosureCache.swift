import Foundation

/// The file with the repairs (`ClosureRepairs`) of a `Closure` that compiled; the next run for the
/// same source files begins with these repairs.
///
/// Repairs in source files that have changed are discarded. The bodies of the previewed files that
/// were replaced are not stored, since another file may now declare the names that they lacked.
struct ClosureCache {
  let index: AppIndex
  let asked: [Int]
  private let file: String

  /// The identity of a declaration with its file's path in place of the file's index, which differs
  /// if files are added.
  private struct Place: Codable, Hashable {
    var path: String
    var offset: Int
    /// The slot of a generated line (see `GeneratedLine`) for the declaration; 0 for the
    /// declaration itself, -1 for its sample value.
    var entry: Int

    /// Makes the place of a declaration or generated line; nil if its file is not one of the app's.
    init?(of id: AppDeclaration.Identity, in index: AppIndex) {
      let slot = -id.file / 1_000_000
      let number: Int
      if id.file >= 0 {
        (number, entry) = (id.file, 0)
      } else if slot == 0 {
        (number, entry) = (-1 - id.file, -1)
      } else {
        (number, entry) = (-id.file - slot * 1_000_000, slot)
      }
      guard index.paths.indices.contains(number) else { return nil }
      (path, offset) = (index.paths[number], id.offset)
    }

    /// Returns the identity of the declaration or generated line, for the index that its file has
    /// now.
    func identity(inFile number: Int) -> AppDeclaration.Identity {
      switch entry {
      case 0: AppDeclaration.Identity(file: number, offset: offset)
      case -1: AppDeclaration.Identity(file: -1 - number, offset: offset)
      default: AppDeclaration.Identity(file: -1_000_000 * entry - number, offset: offset)
      }
    }
  }

  private struct Conformance: Codable, Hashable {
    var place: Place
    var name: String
  }

  private struct Document: Codable {
    var hashes: [String: UInt64] = [:]
    var names: Set<String> = []
    var missing = MissingNames()
    var cut, dropped, forced, asides, disfavored, added, removed: Set<Place>
    var conformances: Set<Conformance> = []
    var insertions: [Conformance] = []
    var cuts: [ClosureReport.Cut] = []
    /// The paths of the files that were parsed.
    var parsed: [String]?
  }

  /// Finds the cache file for the previewed source files and the compiler's arguments; nil if there
  /// is no cache folder.
  init?(in folder: String?, of asked: [Int], index: AppIndex, compiler: [String]) {
    guard let folder else { return nil }
    (self.asked, self.index) = (asked, index)
    // The Swift file with the names of the app's images has a different path in each run, so it is
    // ignored.
    let words = compiler.filter { !$0.hasSuffix(".swift") } + asked.map { index.paths[$0] }
    file =
      "\(folder)/\(String(Self.hash(Data(words.joined(separator: "\n").utf8)), radix: 36)).json"
  }

  /// Returns a hash of bytes (FNV-1a).
  static func hash(_ data: Data) -> UInt64 {
    data.withUnsafeBytes { bytes in
      bytes.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }
  }

  // MARK: Reading

  /// Returns the repairs and replaced bodies in files that have not changed; nil if there is no
  /// cache file.
  func read() -> (repairs: ClosureRepairs, cuts: [ClosureReport.Cut])? {
    guard let data = FileManager.default.contents(atPath: file),
      let document = try? JSONDecoder().decode(Document.self, from: data)
    else { return nil }
    index.parse(at: document.parsed ?? [])
    let numbers = Dictionary(index.paths.enumerated().map { ($1, $0) }) { first, _ in first }
    let known = numbers.filter { path, number in
      // Only files with repairs have a stored hash.
      document.hashes[path].map { $0 == Self.hash(index.data(number)) } ?? false
    }
    func identity(_ place: Place) -> AppDeclaration.Identity? {
      known[place.path].map(place.identity)
    }
    func identities(_ places: Set<Place>) -> Set<AppDeclaration.Identity> {
      Set(places.compactMap(identity))
    }
    var repairs = ClosureRepairs()
    (repairs.names, repairs.missing) = (document.names, document.missing)
    (repairs.cut, repairs.dropped) = (identities(document.cut), identities(document.dropped))
    (repairs.forced, repairs.asides) = (identities(document.forced), identities(document.asides))
    repairs.disfavored = identities(document.disfavored)
    for id in identities(document.added) { repairs.overrides[id] = true }
    for id in identities(document.removed) { repairs.overrides[id] = false }
    for found in document.conformances {
      identity(found.place).map {
        _ = repairs.conformances.insert(.init(declaration: $0, name: found.name))
      }
    }
    for found in document.insertions {
      identity(found.place).map {
        _ = repairs.insertions.insert(.init(file: $0.file, offset: $0.offset, text: found.name))
      }
    }
    return (repairs, document.cuts.filter { known[$0.path] != nil })
  }

  // MARK: Writing

  /// Writes the repairs to the cache file; if writing fails, no error is reported.
  func write(_ repairs: ClosureRepairs, _ cuts: [ClosureReport.Cut]) {
    let asked = Set(asked)
    func place(_ id: AppDeclaration.Identity) -> Place? { Place(of: id, in: index) }
    func places(_ ids: Set<AppDeclaration.Identity>) -> Set<Place> { Set(ids.compactMap(place)) }
    func ring(_ ids: Set<AppDeclaration.Identity>) -> Set<Place> {
      places(ids.filter { !asked.contains($0.file) })
    }
    var document = Document(
      cut: ring(repairs.cut), dropped: ring(repairs.dropped), forced: places(repairs.forced),
      asides: places(repairs.asides), disfavored: places(repairs.disfavored),
      added: places(Set(repairs.overrides.filter(\.value).keys)),
      removed: places(Set(repairs.overrides.filter { !$0.value }.keys)))
    (document.names, document.missing) = (repairs.names, repairs.missing)
    document.cuts = cuts.filter { !$0.isAsked }
    document.parsed = index.parsedPaths
    document.conformances = Set(
      repairs.conformances.compactMap { found in
        place(found.declaration).map { Conformance(place: $0, name: found.name) }
      })
    document.insertions = repairs.insertions.compactMap { found in
      place(.init(file: found.file, offset: found.offset)).map {
        Conformance(place: $0, name: found.text)
      }
    }
    let sets = [
      document.cut, document.dropped, document.forced, document.asides, document.disfavored,
      document.added, document.removed, Set(document.conformances.map(\.place)),
      Set(document.insertions.map(\.place)),
    ]
    let paths = Set(sets.flatMap(\.self).map(\.path) + document.cuts.map(\.path))
    for (number, path) in index.paths.enumerated() where paths.contains(path) {
      document.hashes[path] = Self.hash(index.data(number))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else { return }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }
}
