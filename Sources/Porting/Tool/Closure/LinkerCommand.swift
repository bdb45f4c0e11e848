import Foundation

/// The command line of the linker that linked a program, stored for the next link of the program.
///
/// The compiler's driver takes longer to find out how to call the linker than the linker takes:
///
/// ```
/// swiftc a.o b.o lib.so -o Previews      -> swift-autolink-extract, clang, ld.lld
/// ld.lld … a.o b.o lib.so … -o Previews  the last command line, with the present object files
/// ```
struct LinkerCommand: Codable {
  /// The arguments for the compiler, without object files.
  private let linking: [String]
  /// The linker with the arguments before the object files, and the arguments after them.
  private let before: [String]
  private let after: [String]

  /// Finds the linker's command line in the driver's output; nil if no line contains the object
  /// files.
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

  /// Reads the stored command line; nil if there is none for these arguments of the compiler.
  init?(at path: String, _ linking: [String]) {
    guard let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(LinkerCommand.self, from: data), kept.linking == linking
    else { return nil }
    self = kept
  }

  /// Stores the command line in a file.
  func keep(at path: String) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try? encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// Returns the linker and its arguments for object files.
  func words(linking objects: [String]) -> [String] { before + objects + after }

  /// Splits a command line that Clang printed into the program and its arguments, which may be in
  /// quotation marks.
  ///
  /// Returns nil if an argument, such as `@arguments.txt`, refers to a file with further arguments.
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
