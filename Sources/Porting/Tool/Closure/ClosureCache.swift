import Foundation

/// The file with the repairs (`ClosureRepairs`) of a `Closure` that compiled; the next run for the
/// same source files begins with these repairs.
///
/// Repairs of declarations that have changed are discarded; those of other declarations in the same
/// file are kept (see `DeclarationAnchors`). Repairs that leave out code of the previewed files are
/// not stored, since another file may later declare what was missing.
final class ClosureCache {
  let index: AppIndex
  let asked: [Int]
  private let file: String
  /// The contents of the file before this run; nil if the file was not read.
  private var earlier: Document?

  /// The identity of a declaration with its file's path in place of the file's index, which changes
  /// if files are added.
  private struct Place: Codable, Hashable {
    /// The path; empty if the identity is that of a name in no file.
    var path: String
    var offset: Int
    /// The slot of a generated line (see `GeneratedLine`) for the declaration; 0 for the
    /// declaration itself, -1 for its sample value.
    var entry: Int

    /// The slots of generated lines for names in no file.
    private static let free = [CompositionStandIns.slot, ProtocolStandIns.namedSlot]

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
      (path, offset) = (Self.free.contains(slot) ? "" : index.paths[number], id.offset)
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

  /// A report on code that was left out, with the offset of the declaration that contains it (nil
  /// if unknown), and the number of lines from that declaration's start.
  private struct Cut: Codable {
    var cut: ClosureReport.Cut
    var offset: Int?
    var lines = 0
  }

  /// A statement by its distance from the beginning of the declaration that contains it.
  private struct Statement: Codable, Hashable {
    var place: Place
    var distance: Int
  }

  private struct Document: Codable {
    /// The digests of the files that the repairs refer to, keyed by path.
    var digests: [String: String] = [:]
    /// The anchors of the declarations that repairs refer to, keyed by the path of the file.
    var anchors: [String: DeclarationAnchors] = [:]
    var names: Set<String> = []
    var missing = MissingNames()
    var cut, dropped, forced, asides, disfavored, added, removed: Set<Place>
    var conformances: Set<Conformance> = []
    var statements: Set<Statement> = []
    var insertions: [Conformance] = []
    var cuts: [Cut] = []
    /// The paths of the files that were parsed; nil if they were not stored.
    var parsed: [String]?

    /// The places of all repairs that apply to declarations.
    var places: Set<Place> {
      let sets = [cut, dropped, forced, asides, disfavored, added, removed]
      return Set(sets.flatMap(\.self)).union(conformances.map(\.place) + statements.map(\.place))
    }
  }

  /// Finds the cache file for the previewed source files and the compiler's arguments; nil if there
  /// is no cache folder.
  init?(in folder: String?, of asked: [Int], index: AppIndex, compiler: [String]) {
    guard let folder else { return nil }
    (self.asked, self.index) = (asked, index)
    // The Swift file with the names of the app's images has a different path in each run, so it is
    // ignored.
    let words = compiler.filter { !$0.hasSuffix(".swift") } + asked.map { index.paths[$0] }
    file = "\(folder)/\(String(ByteHash.of(words.joined(separator: "\n")), radix: 36)).json"
  }

  // MARK: Reading

  /// Returns the stored repairs of declarations that have not changed, and the reports on the code
  /// that they leave out; nil if there is no readable cache file.
  func read() -> (repairs: ClosureRepairs, cuts: [ClosureReport.Cut])? {
    guard let data = FileManager.default.contents(atPath: file),
      let document = try? JSONDecoder().decode(Document.self, from: data)
    else { return nil }
    earlier = document
    index.parse(at: document.parsed ?? [])
    let now = Positions(of: document, in: index)
    func identities(_ places: Set<Place>) -> Set<AppDeclaration.Identity> {
      Set(places.compactMap(now.identity))
    }
    var repairs = ClosureRepairs()
    (repairs.names, repairs.missing) = (document.names, document.missing)
    (repairs.cut, repairs.dropped) = (identities(document.cut), identities(document.dropped))
    (repairs.forced, repairs.asides) = (identities(document.forced), identities(document.asides))
    repairs.disfavored = identities(document.disfavored)
    for id in identities(document.added) { repairs.overrides[id] = true }
    for id in identities(document.removed) { repairs.overrides[id] = false }
    for found in document.conformances {
      now.identity(found.place).map {
        _ = repairs.conformances.insert(.init(declaration: $0, name: found.name))
      }
    }
    for found in document.statements {
      guard var id = now.identity(found.place) else { continue }
      id.offset += found.distance
      repairs.statements.insert(id)
    }
    // A text may be inserted anywhere in a declaration, so it is inserted again only if the file
    // has not changed.
    for found in document.insertions where now.isSame(found.place.path) {
      now.identity(found.place).map {
        _ = repairs.insertions.insert(.init(file: $0.file, offset: $0.offset, text: found.name))
      }
    }
    return (repairs, document.cuts.compactMap(now.cut))
  }

  /// The positions that stored declarations have in the files' present contents.
  private struct Positions {
    private let index: AppIndex
    /// The indices of the files that have not changed, keyed by path.
    private var same: [String: Int] = [:]
    /// The files that have changed, keyed by path, each with the present offsets of its
    /// declarations, keyed by their earlier offsets.
    private var moved: [String: (file: Int, offsets: [Int: Int])] = [:]

    init(of document: Document, in index: AppIndex) {
      self.index = index
      for (number, path) in index.paths.enumerated() where same[path] == nil {
        guard let digest = document.digests[path] else { continue }
        if ByteHash.digest(index.data(number)) == digest {
          same[path] = number
        } else if let anchors = document.anchors[path] {
          moved[path] = (number, anchors.offsets(in: index, number))
        }
      }
    }

    func isSame(_ path: String) -> Bool { same[path] != nil }

    func identity(_ place: Place) -> AppDeclaration.Identity? {
      if place.path.isEmpty { return place.identity(inFile: 0) }
      if let number = same[place.path] { return place.identity(inFile: number) }
      guard let (number, offsets) = moved[place.path], let offset = offsets[place.offset] else {
        return nil
      }
      var place = place
      place.offset = offset
      return place.identity(inFile: number)
    }

    /// Returns a report with the present line of the code; nil if its declaration has changed.
    func cut(_ stored: Cut) -> ClosureReport.Cut? {
      if isSame(stored.cut.path) { return stored.cut }
      guard let (number, offsets) = moved[stored.cut.path],
        let offset = stored.offset.flatMap({ offsets[$0] })
      else { return nil }
      var cut = stored.cut
      cut.line = index.file(number).line(of: offset) + stored.lines
      return cut
    }
  }

  // MARK: Writing

  /// Writes the repairs to the cache file; if writing fails, no error is reported.
  func write(_ repairs: ClosureRepairs, _ cuts: [ClosureReport.Cut]) {
    var document = document(of: repairs)
    document.parsed = index.parsedPaths
    let numbers = Dictionary(index.paths.enumerated().map { ($1, $0) }) { first, _ in first }
    document.cuts = cuts.filter { !$0.isAsked }.map { cut in
      guard let number = numbers[cut.path],
        let found = DeclarationAnchors.declaration(at: cut, in: index, number)
      else { return Cut(cut: cut) }
      let first = index.file(number).line(of: found.id.offset)
      return Cut(cut: cut, offset: found.id.offset, lines: cut.line - first)
    }
    for found in document.insertions { document.digests[found.place.path] = "" }
    for cut in document.cuts { document.digests[cut.cut.path] = "" }
    for place in document.places where !place.path.isEmpty { document.digests[place.path] = "" }
    let places = Dictionary(grouping: document.places, by: \.path)
    let lines = Dictionary(grouping: document.cuts, by: \.cut.path)
    for path in document.digests.keys {
      guard let number = numbers[path] else {
        document.digests[path] = nil
        continue
      }
      let digest = ByteHash.digest(index.data(number))
      document.digests[path] = digest
      let offsets = (places[path] ?? []).map(\.offset) + (lines[path] ?? []).compactMap(\.offset)
      let known = earlier?.digests[path] == digest ? earlier?.anchors[path] : nil
      document.anchors[path] =
        known?.limited(to: offsets) ?? DeclarationAnchors(of: offsets, in: index, number)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else { return }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: file), options: .atomic)
  }

  /// Returns a document that contains the repairs, but not yet the digests and anchors.
  private func document(of repairs: ClosureRepairs) -> Document {
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
    document.conformances = Set(
      repairs.conformances.compactMap { found in
        place(found.declaration).map { Conformance(place: $0, name: found.name) }
      })
    document.statements = Set(
      repairs.statements.compactMap { id in
        guard !asked.contains(id.file),
          let found = DeclarationAnchors.declaration(around: id, in: index),
          let place = place(found)
        else { return nil }
        return Statement(place: place, distance: id.offset - found.offset)
      })
    document.insertions = repairs.insertions.compactMap { found in
      place(.init(file: found.file, offset: found.offset)).map {
        Conformance(place: $0, name: found.text)
      }
    }
    return document
  }
}
