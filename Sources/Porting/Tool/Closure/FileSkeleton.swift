import Foundation
import SwiftSyntax

/// The declarations of a file without their bodies, as lines of text that are stored for the next
/// run.
///
/// A file is parsed as a whole only in the first run. As long as its content stays the same, later
/// runs parse only the declarations that a `Closure` contains. A stored line has a number in place
/// of the kind, such as `class`:
///
/// ```
/// digest  UIKit,Foundation
/// Q       120 127 Garden Herb            a module's name before that of a declaration
/// 0       class 140 980 180 Herb …       a declaration at nesting depth 0: its start and end,
/// 1       function 190 240 0 water …     and the start of its members
/// ```
struct FileSkeleton {
  /// The names of the imported modules.
  let imports: [String]
  let qualifiers: [ModuleQualifiers.Candidate]
  private let bytes: [UInt8]
  /// The range in `bytes` of each declaration's line.
  private let lines: [Range<Int>]

  /// Reads the lines of a skeleton; nil if its digest does not match the file's content.
  init?(_ data: Data, digest: String) {
    let bytes = Array(data)
    var ranges = Self.ranges(of: UInt8(ascii: "\n"), in: bytes, 0..<bytes.count)
    guard let first = ranges.first else { return nil }
    let head = Self.fields(bytes, first)
    guard head.count == 2, head[0] == digest else { return nil }
    imports = Self.list(String(head[1].dropFirst()))
    let count = ranges.dropFirst().prefix { bytes[$0.lowerBound] == UInt8(ascii: "Q") }.count
    var found: [ModuleQualifiers.Candidate] = []
    for range in ranges[1..<(1 + count)] {
      let fields = Self.fields(bytes, range)
      guard fields.count == 6, let start = Int(fields[1]), let end = Int(fields[2]) else {
        return nil
      }
      found.append(
        .init(range: start..<end, module: fields[3], name: fields[4], isAlias: fields[5] == "a"))
    }
    ranges.removeFirst(1 + count)
    (self.bytes, qualifiers, lines) = (bytes, found, ranges)
  }

  /// The line of one declaration.
  struct Line {
    var kind: AppDeclaration.Kind
    var range: Range<Int>
    /// The offset of the members, after the opening brace; 0 if there is no block of members.
    var open: Int
    var names, modifiers, attributes, inherited, labels: [String]
    /// Whether the declaration is a property whose value is a new `UUID`, and whether it is a case
    /// with associated values.
    var isFresh, hasPayload: Bool
  }

  /// The line numbers of the declarations at the top level.
  var outer: [Int] { numbers(from: 0, depth: UInt8(ascii: "0")) }

  /// Returns the line numbers of a declaration's members.
  func members(of number: Int) -> [Int] {
    numbers(from: number + 1, depth: bytes[lines[number].lowerBound] + 1)
  }

  var count: Int { lines.count }

  /// Returns the line numbers of the declarations that enclose a declaration, the outermost first.
  func owners(of number: Int) -> [Int] {
    var (found, depth) = ([Int](), bytes[lines[number].lowerBound])
    var next = number - 1
    while depth > UInt8(ascii: "0"), next >= 0 {
      if bytes[lines[next].lowerBound] < depth {
        found.append(next)
        depth -= 1
      }
      next -= 1
    }
    return found.reversed()
  }

  /// Returns the line numbers of the declarations at a nesting depth, up to the first one that is
  /// less deep.
  private func numbers(from start: Int, depth: UInt8) -> [Int] {
    var (number, found) = (start, [Int]())
    while number < lines.count {
      let own = bytes[lines[number].lowerBound]
      if own < depth { break }
      if own == depth { found.append(number) }
      number += 1
    }
    return found
  }

  /// Returns the line with a number; nil if the line does not have the format of a skeleton.
  func line(_ number: Int) -> Line? {
    let fields = Self.fields(bytes, lines[number])
    guard fields.count == 11, let kind = Int(fields[1]).flatMap(AppDeclaration.Kind.init),
      let start = Int(fields[2]), let end = Int(fields[3]), let open = Int(fields[4]), start < end
    else { return nil }
    return Line(
      kind: kind, range: start..<end, open: open, names: Self.list(fields[5]),
      modifiers: Self.list(fields[6]), attributes: Self.list(fields[7]),
      inherited: Self.list(fields[8]), labels: Self.list(fields[9]),
      isFresh: fields[10].contains("f"), hasPayload: fields[10].contains("p"))
  }

  // MARK: Splitting into lines and fields

  private static func ranges(
    of byte: UInt8, in bytes: [UInt8], _ range: Range<Int>
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    bytes.withUnsafeBytes { raw in
      guard let base = raw.baseAddress else { return }
      var start = range.lowerBound
      while start < range.upperBound {
        let stop = memchr(base + start, Int32(byte), range.upperBound - start)
          .map { UnsafeRawPointer($0) - base }
        found.append(start..<(stop ?? range.upperBound))
        start = (stop ?? range.upperBound) + 1
      }
    }
    return found
  }

  private static func fields(_ bytes: [UInt8], _ range: Range<Int>) -> [String] {
    let found = ranges(of: UInt8(ascii: "\t"), in: bytes, range)
    return found.map { $0.isEmpty ? "" : String(decoding: bytes[$0], as: UTF8.self) }
  }

  private static func list(_ field: String) -> [String] {
    if field.isEmpty { return [] }
    guard field.utf8.contains(44) else { return [field] }
    return field.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }
}

/// The writing of skeletons.
extension FileSkeleton {
  /// Returns the skeleton of a file as text; nil if a name is empty or contains a separator of the
  /// format (a tab, a line break or a comma), or if declarations are nested too deeply.
  static func text(
    of file: SourceFile, _ declarations: [AppDeclaration], digest: String,
    _ qualifiers: [ModuleQualifiers.Candidate]
  ) -> String? {
    // The dot ensures that the last field of a line is not empty.
    var lines = [[digest, "." + ImportEdits.names(in: file).joined(separator: ",")]]
    for found in qualifiers {
      let (start, end) = (found.range.lowerBound, found.range.upperBound)
      lines.append(
        ["Q", "\(start)", "\(end)", found.module, found.name, found.isAlias ? "a" : "r"])
    }
    for found in declarations { guard add(found, 0, to: &lines) else { return nil } }
    let isPlain = lines.allSatisfy { line in
      line.allSatisfy { !$0.utf8.contains(9) && !$0.utf8.contains(10) }
    }
    return isPlain ? lines.map { $0.joined(separator: "\t") + "\n" }.joined() : nil
  }

  private static let deepest = 9

  /// Adds the lines of a declaration and its members.
  ///
  /// Returns false if a name is empty or contains a comma, or if the nesting is too deep for the
  /// format.
  private static func add(
    _ found: AppDeclaration, _ depth: Int, to lines: inout [[String]]
  ) -> Bool {
    let group = found.declaration.asProtocol((any DeclGroupSyntax).self)
    let open = group?.memberBlock.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset ?? 0
    let lists = [
      found.names, found.modifiers, found.attributes, found.inheritedNames, found.labels,
    ]
    let isPlain = lists.allSatisfy { $0.allSatisfy { !$0.isEmpty && !$0.utf8.contains(44) } }
    guard depth < deepest, isPlain else { return false }
    let marks = (found.isFreshIdentifier ? "f" : "") + (found.hasPayload ? "p" : "") + "."
    lines.append(
      ["\(depth)", "\(found.kind.rawValue)", "\(found.range.lowerBound)"]
        + ["\(found.range.upperBound)", "\(open)"] + lists.map { $0.joined(separator: ",") }
        + [marks])
    return found.members.allSatisfy { add($0, depth + 1, to: &lines) }
  }
}
