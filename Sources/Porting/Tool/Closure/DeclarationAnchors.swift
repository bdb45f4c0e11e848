import Foundation

/// The hashes by which declarations of a file are found again after an edit of the file.
///
/// A hash is computed from the declaration's text and the heads of the declarations that enclose
/// it; of a type or extension, only the head, the text up to its opening brace, is used.
///
/// ```
/// struct Herb {                       offset 0
///   var soil: Soil { … }              offset 16
///
/// // An added line                    the hashes are the same
/// struct Herb {                       offset 17
///   var soil: Soil { … }              offset 33
/// ```
struct DeclarationAnchors: Codable {
  /// The hashes, keyed by the offsets of the declarations.
  private var hashes: [Int: UInt64] = [:]
  /// The requested offsets that are of no declaration, or of one of several equal declarations.
  private var others: Set<Int> = []

  /// Finds the hashes of the declarations at some offsets of a file.
  init(of offsets: [Int], in index: AppIndex, _ number: Int) {
    let all = Self.all(in: index, number)
    let counts = all.values.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    for offset in offsets {
      let hash = all[offset].flatMap { counts[$0] == 1 ? $0 : nil }
      hashes[offset] = hash
      if hash == nil { others.insert(offset) }
    }
  }

  /// Returns the hashes of only some of the offsets; nil if one of these is unknown.
  func limited(to offsets: [Int]) -> DeclarationAnchors? {
    guard offsets.allSatisfy({ hashes[$0] != nil || others.contains($0) }) else { return nil }
    var limited = self
    let left = Set(offsets)
    limited.hashes = hashes.filter { left.contains($0.key) }
    limited.others.formIntersection(left)
    return limited
  }

  /// Returns the present offsets of the declarations, keyed by their earlier offsets.
  ///
  /// A declaration that has changed, or that is one of several equal ones, is left out.
  func offsets(in index: AppIndex, _ number: Int) -> [Int: Int] {
    let pairs = Self.all(in: index, number).map { ($1, $0) }
    let found = Dictionary(pairs) { _, _ in -1 }
    return hashes.compactMapValues { hash in found[hash].flatMap { $0 < 0 ? nil : $0 } }
  }

  /// Returns the innermost declaration that has the name in a report on left-out code and contains
  /// its line; nil if there is none.
  static func declaration(
    at cut: ClosureReport.Cut, in index: AppIndex, _ number: Int
  ) -> AppDeclaration? {
    let file = index.file(number)
    var (open, found) = (index.declarations(of: number), AppDeclaration?.none)
    while let next = open.popLast() {
      let lines = file.line(of: next.range.lowerBound)...file.line(of: next.range.upperBound)
      guard lines.contains(cut.line) else { continue }
      if next.name == cut.name { found = next }
      open += next.members
    }
    return found
  }

  /// Returns the identity of the innermost declaration around a position; nil if there is none.
  static func declaration(
    around id: AppDeclaration.Identity, in index: AppIndex
  ) -> AppDeclaration.Identity? {
    var (open, found) = (index.declarations(of: id.file), AppDeclaration.Identity?.none)
    while let next = open.first(where: { $0.range.contains(id.offset) }) {
      (open, found) = (next.members, next.id)
    }
    return found
  }

  /// Returns the hashes of all declarations in a file, keyed by their offsets.
  private static func all(in index: AppIndex, _ number: Int) -> [Int: UInt64] {
    var found: [Int: UInt64] = [:]
    index.file(number).bytes.withUnsafeBytes { bytes in
      var open = index.declarations(of: number).map { ($0, ByteHash.basis) }
      while let (next, outer) = open.popLast() {
        let part = UnsafeRawBufferPointer(rebasing: bytes[next.headRange ?? next.range])
        let own = ByteHash.pair(of: part, from: outer).0
        found[next.id.offset] = own
        open += next.members.map { ($0, own) }
      }
    }
    return found
  }
}
