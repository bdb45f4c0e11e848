import Foundation

/// The call of the linker that linked a program, kept for the next link of the same program.
///
/// The compiler's driver takes longer to find out how to call the linker than the linker takes:
///
/// ```
/// swiftc a.o b.o lib.so -o Previews      -> swift-autolink-extract, clang, ld.lld
/// ld.lld … a.o b.o lib.so … -o Previews  the words of the last call, with the present object files
/// ```
struct LinkerCommand: Codable {
  /// The arguments for the compiler, without object files.
  private let linking: [String]
  /// The words of the call before and after the object files.
  private let before: [String]
  private let after: [String]

  /// Finds the call in the driver's output; nil if it does not contain the object files.
  ///
  /// - Parameters:
  ///   - output: the output with the option `-v`.
  ///   - objects: the object files.
  ///   - linking: the arguments for the compiler, without object files.
  init?(in output: String, linking objects: [String], _ linking: [String]) {
    guard let first = objects.first else { return nil }
    for line in output.split(separator: "\n").reversed() where line.hasPrefix(" \"") {
      guard let words = Self.words(of: line), let start = words.firstIndex(of: first),
        Array(words[start...].prefix(objects.count)) == objects
      else { continue }
      self.linking = linking
      (before, after) = (Array(words[..<start]), Array(words[(start + objects.count)...]))
      return
    }
    return nil
  }

  /// Reads the kept call; nil if there is none for these arguments.
  init?(at path: String, _ linking: [String]) {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(LinkerCommand.self, from: data), kept.linking == linking
    else { return nil }
    self = kept
  }

  /// Keeps the call in a file.
  func keep(at path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Returns the linker and its arguments for object files.
  func words(linking objects: [String]) -> [String] { before + objects + after }

  /// Splits a line into words, as Clang prints its calls: those with special letters are in
  /// quotation marks.
  ///
  /// Returns nil if a word refers to a file of words.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var isQuoted = false
    var bytes = line.utf8.makeIterator()
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\"): bytes.next().map { word.append($0) }
      case UInt8(ascii: " ") where !isQuoted:
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      default: word.append(byte)
      }
    }
    words.append(String(decoding: word, as: UTF8.self))
    return words.contains { $0.hasPrefix("@") } ? nil : words
  }
}
