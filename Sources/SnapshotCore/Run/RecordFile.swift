import Foundation
import RasterPNG

/// A file of records, one per line, to which a process only ever appends whole lines.
struct RecordFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Appends a record.
  func append(_ record: VerdictRecord) throws(FileError) {
    do {
      try append(try JSONEncoder.ofResults().encode(record) + Data("\n".utf8))
    } catch let error as FileError {
      throw error
    } catch {
      throw refusal(.write, "\(error)")
    }
  }

  /// Appends a whole line, or nothing: a part that fits on a full disk is cut off again.
  ///
  /// Lines of one process are appended one after the other, so that none is after half of
  /// another.
  private func append(_ line: Data) throws(FileError) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refusal() }
    defer { close(descriptor) }
    // Between finding the end and writing, no other process may append: a failed write is cut off
    // at that end.
    guard flock(descriptor, LOCK_EX) == 0 else { throw refusal() }
    let end = lseek(descriptor, 0, SEEK_END)
    if line.write(to: descriptor) { return }
    let refusal = refusal()
    ftruncate(descriptor, end)
    throw refusal
  }

  /// The records of a file, and whether it ends within one.
  struct Contents {
    var records: [VerdictRecord] = []
    var isCut = false
  }

  /// Reads the records; a last line without an end is left out.
  func contents() throws(FileError) -> Contents {
    let data = try WholeFile(url).read() ?? Data()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // What follows the last line feed is empty, or a line that a killed process or a copy did not
    // finish.
    var contents = Contents(isCut: lines.last?.isEmpty == false)
    for (number, line) in lines.dropLast().enumerated() {
      contents.records.append(try record(line, number: number + 1))
    }
    return contents
  }

  private func record(_ line: Data, number: Int) throws(FileError) -> VerdictRecord {
    let decoder = JSONDecoder.ofResults
    // The version first, since records of another one need not decode as these.
    guard let stamp = try? decoder.decode(Stamp.self, from: line) else {
      throw refusal(.read, "line \(number) is no record")
    }
    let (version, known) = (stamp.version ?? 1, VerdictRecord.version)
    if version != known {
      let advice = "and this program knows \(known): run the tests again"
      throw refusal(.read, "line \(number) is of version \(version), \(advice)")
    }
    do {
      return try decoder.decode(VerdictRecord.self, from: line)
    } catch {
      throw refusal(.read, "line \(number) is no record")
    }
  }

  /// The fields that records of all versions have; the first did not have its version.
  private struct Stamp: Decodable {
    let store: String
    let version: Int?
  }

  private func refusal(_ action: FileError.Action, _ reason: String) -> FileError {
    FileError(path: url.path, action: action, reason: reason)
  }

  /// The system's refusal to write, as `errno` has it.
  private func refusal() -> FileError { FileError(path: url.path, action: .write) }
}
