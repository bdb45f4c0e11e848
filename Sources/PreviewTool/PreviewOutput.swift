import Foundation

/// The output of a preview program: standard error is printed as it arrives, standard output when
/// the program has ended.
///
/// The length of each is limited.
struct PreviewOutput {
  private let note: (String) -> Void
  private var complaints = BoundedOutput(head: 48_000, tail: 16_000)
  private var line = Data()
  private var prints = BoundedOutput(head: 8_000, tail: 4_000)
  private var printed = Data()

  /// Makes the output of a program.
  ///
  /// - Parameter note: a closure that prints a text, which ends with a line feed.
  init(_ note: @escaping (String) -> Void) { self.note = note }

  /// Adds bytes of standard output as they arrive.
  mutating func take(printed data: Data) { printed += prints.take(data) }

  /// Adds bytes of standard error as they arrive.
  mutating func take(complaint data: Data) {
    line += complaints.take(data)
    // Only whole lines are printed, since the paths of ported files in them are replaced by the
    // original paths.
    guard let end = line.lastIndex(of: UInt8(ascii: "\n")) else { return }
    write(line[...end])
    line = Data(line[(end + 1)...])
  }

  /// Writes the remaining output.
  mutating func end() {
    let rest = line + complaints.end()
    if !rest.isEmpty { write(rest.last == UInt8(ascii: "\n") ? rest : rest + Data("\n".utf8)) }
    let lines = String(decoding: printed + prints.end(), as: UTF8.self).split(separator: "\n")
    if lines.isEmpty { return }
    note("the source printed:\n" + lines.map { "  \($0)\n" }.joined())
  }

  private func write(_ data: Data) { note(String(decoding: data, as: UTF8.self)) }
}
