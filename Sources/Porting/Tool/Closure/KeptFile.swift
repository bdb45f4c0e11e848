import Foundation
import SwiftParser
import SwiftSyntax

/// A file whose `FileSkeleton` was stored by an earlier run, so that its declarations can be parsed
/// one by one.
///
/// To parse one declaration, all other text except for the heads of the enclosing declarations is
/// replaced by blanks, so that the offsets stay the same:
///
/// ```
/// class Herb: Plant {
///
///   func water() { level += 1 }
/// }
/// ```
final class KeptFile {
  let file: SourceFile
  let skeleton: FileSkeleton
  /// The index of the file.
  private let number: Int
  /// The declarations of the whole file, parsed only if a declaration that was parsed alone does
  /// not have the form that the skeleton describes.
  private lazy var whole: [AppDeclaration.Identity: DeclSyntax] = {
    var found: [AppDeclaration.Identity: DeclSyntax] = [:]
    var open = AppDeclaration.all(of: file, at: number)
    while let next = open.popLast() {
      found[next.id] = next.declaration
      open += next.members
    }
    return found
  }()

  /// A declaration that is parsed by itself.
  struct Piece: Hashable {
    /// The line number of the declaration in the skeleton.
    var number: Int
    /// Whether only the head of the declaration, the part before its members, is parsed.
    var isHead: Bool
  }

  /// The declarations that the last run parsed, for any view.
  private let expected: Set<Piece>
  /// The declarations that this run has parsed.
  private(set) var used: Set<Piece> = []
  /// The expected pieces, which are parsed together.
  private lazy var parsed: [Piece: DeclSyntax] = expectedPieces()

  /// Makes a file whose declarations are parsed when they are needed.
  init(_ file: SourceFile, _ skeleton: FileSkeleton, at number: Int, expected: Set<Piece>) {
    (self.file, self.skeleton, self.number) = (file, skeleton, number)
    self.expected = expected
  }

  /// Whether this run has parsed other declarations than the last run.
  var isUnexpected: Bool { used != expected }

  /// Parses a declaration, or only its head.
  ///
  /// Returns nil if the file has no such declaration.
  func declaration(_ piece: Piece) -> DeclSyntax? {
    guard let line = skeleton.line(piece.number) else { return nil }
    used.insert(piece)
    if expected.contains(piece), let found = parsed[piece] { return found }
    let heads = heads(around: piece.number)
    let range = range(of: line, piece)
    let depth = heads.count
    let closing = Array(repeating: UInt8(ascii: "}"), count: piece.isHead ? depth + 1 : depth)
    let tree = parse(heads + [range], closing: closing)
    var list = tree.statements.compactMap { $0.item.as(DeclSyntax.self) }
    for _ in 0..<depth {
      let group = list.first?.asProtocol((any DeclGroupSyntax).self)
      list = group?.memberBlock.members.map(\.decl) ?? []
    }
    if let found = list.first, list.count == 1, found.ownRange.lowerBound == range.lowerBound,
      piece.isHead || found.ownRange.upperBound == range.upperBound
    {
      return found
    }
    return whole[.init(file: number, offset: line.range.lowerBound)]
  }

  private func range(of line: FileSkeleton.Line, _ piece: Piece) -> Range<Int> {
    piece.isHead ? line.range.lowerBound..<line.open : line.range
  }

  /// Returns the ranges of the heads of the declarations that enclose a declaration, the outermost
  /// first.
  private func heads(around number: Int) -> [Range<Int>] {
    skeleton.owners(of: number).compactMap { skeleton.line($0) }.map {
      $0.range.lowerBound..<$0.open
    }
  }

  /// Returns the pieces for the declarations at some offsets of a file that was parsed as a whole.
  ///
  /// - Parameters:
  ///   - offsets: the offsets, with whether only the head is needed.
  ///   - declarations: the file's declarations, whose lines in a skeleton are in the same order.
  /// - Returns: the pieces.
  static func pieces(_ offsets: [Int: Bool], of declarations: [AppDeclaration]) -> Set<Piece> {
    var (pieces, number) = (Set<Piece>(), 0)
    func add(_ found: AppDeclaration) {
      if let isHead = offsets[found.id.offset] {
        pieces.insert(Piece(number: number, isHead: isHead))
      }
      number += 1
      found.members.forEach(add)
    }
    declarations.forEach(add)
    return pieces
  }

  /// Parses the expected pieces, so that several threads can parse those of different files.
  func parseExpected() { _ = parsed }

  /// Parses the expected pieces together, between the heads and the closing braces of the enclosing
  /// declarations.
  private func expectedPieces() -> [Piece: DeclSyntax] {
    let lines = expected.reduce(into: [Piece: FileSkeleton.Line]()) { lines, piece in
      if piece.number < skeleton.count { lines[piece] = skeleton.line(piece.number) }
    }
    var ranges = Set(lines.map { range(of: $1, $0) })
    for piece in lines.keys {
      let groups = skeleton.owners(of: piece.number) + (piece.isHead ? [piece.number] : [])
      for line in groups.compactMap({ skeleton.line($0) }) {
        ranges.insert(line.range.lowerBound..<line.open)
        ranges.insert(line.range.upperBound - 1..<line.range.upperBound)
      }
    }
    let tree = parse(Array(ranges), closing: [])
    var found: [Int: DeclSyntax] = [:]
    for declaration in AppDeclaration.declarations(in: tree) {
      found[declaration.ownRange.lowerBound] = declaration
    }
    return lines.reduce(into: [:]) { pieces, entry in
      let node = found[entry.value.range.lowerBound]
      if node?.ownRange == entry.value.range { pieces[entry.key] = node }
    }
  }

  /// Parses ranges of the file, with blanks in place of the text between them, followed by closing
  /// braces.
  private func parse(_ ranges: [Range<Int>], closing: [UInt8]) -> SourceFileSyntax {
    let end = ranges.map(\.upperBound).max() ?? 0
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: end + 1 + closing.count)
    defer { buffer.deallocate() }
    guard let base = buffer.baseAddress else { return Parser.parse(source: "") }
    memset(base, Int32(UInt8(ascii: " ")), buffer.count)
    file.bytes.withUnsafeBufferPointer { bytes in
      guard let source = bytes.baseAddress else { return }
      for range in ranges {
        memcpy(base + range.lowerBound, source + range.lowerBound, range.count)
      }
    }
    for (place, byte) in closing.enumerated() { buffer[end + 1 + place] = byte }
    return Parser.parse(source: UnsafeBufferPointer(buffer))
  }
}

/// A folder with the skeletons (`FileSkeleton`) of an app's files.
///
/// There is one skeleton for each file, made from the content that it had in the last run.
struct SkeletonStore {
  let folder: String

  private func path(of file: String) -> String {
    "\(folder)/\(String(ByteHash.of(file), radix: 36))"
  }

  /// Returns the stored skeleton of a file; nil if none is stored, or if the file has changed
  /// since.
  func read(_ file: String, digest: String) -> FileSkeleton? {
    FileManager.default.contents(atPath: path(of: file)).flatMap {
      FileSkeleton($0, digest: digest)
    }
  }

  /// Stores the text of a skeleton.
  func write(_ text: String, of file: String) {
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: URL(fileURLWithPath: path(of: file)), options: .atomic)
  }

  /// Returns the declarations of a file that the last run needed; empty if the file has changed
  /// since.
  func pieces(_ file: String, digest: String) -> Set<KeptFile.Piece> {
    let data = FileManager.default.contents(atPath: path(of: file) + ".pieces") ?? Data()
    let words = String(decoding: data, as: UTF8.self).split(separator: " ")
    guard words.first.map(String.init) == digest else { return [] }
    return Set(
      words.dropFirst().compactMap { word in
        Int(word.prefix { $0 != "h" }).map { .init(number: $0, isHead: word.hasSuffix("h")) }
      })
  }

  /// Stores which declarations of a file this run parsed one by one.
  func write(_ pieces: Set<KeptFile.Piece>, of file: String, digest: String) {
    let words = pieces.map { "\($0.number)\($0.isHead ? "h" : "")" }.sorted()
    let text = ([digest] + words).joined(separator: " ")
    try? Data(text.utf8).write(
      to: URL(fileURLWithPath: path(of: file) + ".pieces"), options: .atomic)
  }
}
