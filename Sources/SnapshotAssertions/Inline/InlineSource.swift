import Foundation
import RasterPNG

/// A source file whose inline snapshots are recorded.
///
/// Calls are named by the lines and columns they were compiled with, and all changes are kept
/// against the file as it was then: whatever is recorded above, below or at once, none moves
/// another.
struct InlineSource {
  private let url: URL
  private let original: [UInt8]
  private var written: [UInt8]
  private var changes: [Place: Change] = [:]

  private struct Place: Hashable {
    let line: Int
    let column: Int
  }

  private struct Change {
    let call: InlineCall
    let text: String
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - url: the file.
  ///   - built: the date of the test's build.
  /// - Throws: why the file cannot be trusted to be the one that was compiled.
  init(_ url: URL, built: Date) throws(InlineError) {
    self.url = url
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      original = [UInt8](try Data(contentsOf: url))
      written = original
      // The lines and columns of a file that was changed since are not those of the calls.
      if let date = attributes[.modificationDate] as? Date, date > built {
        throw InlineError.changed
      }
    } catch let error as InlineError {
      throw error
    } catch {
      throw .file("\(url.path): cannot be read: \(error.localizedDescription)")
    }
  }

  /// Records a text, and writes the file.
  mutating func record(_ text: String, line: Int, column: Int) throws(InlineError) {
    let place = Place(line: line, column: column)
    if let former = changes[place] {
      guard former.text == text else { throw .recordedTwice(line: line) }
      return
    }
    let call = try InlineCall(in: original, line: line, column: column)
    // Somebody may have edited the file since the last recording: that is not overwritten.
    guard (try? Data(contentsOf: url)) == Data(written) else { throw .changed }
    changes[place] = Change(call: call, text: text)
    written = rendered
    do throws(FileError) {
      try WholeFile(url).write(Data(written), makingFolder: false, isLasting: false)
    } catch {
      throw .file("\(error)")
    }
  }

  /// The file with all changes, the last first, so that none moves another.
  private var rendered: [UInt8] {
    var bytes = original
    let ordered = changes.values.sorted { $0.call.range.lowerBound > $1.call.range.lowerBound }
    for change in ordered {
      let closure = InlineLiteral(text: change.text)
        .closure(indentation: change.call.indentation, step: step)
      let gap = change.call.hasClosure ? "" : " "
      bytes.replaceSubrange(change.call.range, with: (gap + closure).utf8)
    }
    return bytes
  }

  /// The indentation of the file's first indented line; two blanks without one.
  private var step: String {
    let lines = original.split(separator: UInt8(ascii: "\n"))
    let first = lines.first { $0.first == UInt8(ascii: " ") || $0.first == UInt8(ascii: "\t") }
    guard let first else { return "  " }
    if first.first == UInt8(ascii: "\t") { return "\t" }
    return first.prefix { $0 == UInt8(ascii: " ") }.count >= 4 ? "    " : "  "
  }
}
