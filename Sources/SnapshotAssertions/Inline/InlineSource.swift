import Foundation
import RasterPNG

/// A source file whose inline snapshots are recorded.
///
/// A call is identified by the line and column that it was compiled with. All changes are kept
/// relative to the file as it was then, so recording one snapshot does not change the position of
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
  /// - Throws: `InlineError` if the file cannot be read, or was modified after the build.
  init(_ url: URL, built: Date) throws(InlineError) {
    self.url = url
    do {
      let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
      original = [UInt8](try Data(contentsOf: url))
      written = original
      // If the file was modified after the build, its lines and columns are not those of the calls.
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
    // The file may have been edited since the last recording; such edits must not be overwritten.
    guard (try? Data(contentsOf: url)) == Data(written) else { throw .changed }
    changes[place] = Change(call: call, text: text)
    written = rendered
    do throws(FileError) {
      try WholeFile(url).write(Data(written), makingFolder: false, isLasting: false)
    } catch {
      throw .file("\(error)")
    }
  }

  /// The file with all changes.
  ///
  /// The last change is applied first, so that none shifts another.
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

  /// One level of indentation, guessed from the file's first indented line: a tab, or two or four
  /// spaces.
  ///
  /// If no line is indented, the level is two spaces.
  private var step: String {
    let lines = original.split(separator: UInt8(ascii: "\n"))
    let first = lines.first { $0.first == UInt8(ascii: " ") || $0.first == UInt8(ascii: "\t") }
    guard let first else { return "  " }
    if first.first == UInt8(ascii: "\t") { return "\t" }
    return first.prefix { $0 == UInt8(ascii: " ") }.count >= 4 ? "    " : "  "
  }
}
