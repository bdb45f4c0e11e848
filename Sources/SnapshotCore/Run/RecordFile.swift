import Foundation
import RasterPNG

/// A file with one record per line, to which processes append only whole lines.
struct RecordFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  func append(_ record: VerdictRecord) throws(FileError) {
    do {
      try append(try JSONEncoder.ofResults().encode(record) + Data("\n".utf8))
    } catch let error as FileError {
      throw error
    } catch {
      throw refusal(.write, "\(error)")
    }
  }

  /// Appends a complete line or nothing; a partial line on a full disk is removed again.
  ///
  /// A lock ensures that no line is appended after a part of another one.
  private func append(_ line: Data) throws(FileError) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw refusal() }
    defer { close(descriptor) }
    // The file is locked from finding its end until the line is written, because a failed write is
    // undone by truncating the file to that end.
    guard flock(descriptor, LOCK_EX) == 0 else { throw refusal() }
    let end = lseek(descriptor, 0, SEEK_END)
    if line.write(to: descriptor) { return }
    let refusal = refusal()
    ftruncate(descriptor, end)
    throw refusal
  }

  /// The records of a file, and whether its last line is incomplete.
  struct Contents {
    var records: [VerdictRecord] = []
    var isCut = false
  }

  /// Reads the records; an incomplete last line is left out.
  func contents() throws(FileError) -> Contents {
    let data = try WholeFile(url).read() ?? Data()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // The part after the last line feed is empty, or an incomplete line from a killed process or an
    // interrupted copy.
    var contents = Contents(isCut: lines.last?.isEmpty == false)
    for (number, line) in lines.dropLast().enumerated() {
      contents.records.append(try record(line, number: number + 1))
    }
    return contents
  }

  private func record(_ line: Data, number: Int) throws(FileError) -> VerdictRecord {
    let decoder = JSONDecoder.ofResults
    // The version is read first because records of other versions may not decode.
    guard let stamp = try? decoder.decode(Stamp.self, from: line) else {
      throw refusal(.read, "line \(number) is not a record")
    }
    let (version, known) = (stamp.version ?? 1, VerdictRecord.version)
    if version != known {
      let advice = "and this program reads version \(known): run the tests again"
      throw refusal(.read, "line \(number) has version \(version), \(advice)")
    }
    do {
      return try decoder.decode(VerdictRecord.self, from: line)
    } catch {
      throw refusal(.read, "line \(number) is not a record")
    }
  }

  /// The members that records of every version have; `version` is optional because version 1 did
  /// not store it.
  private struct Stamp: Decodable {
    let store: String
    let version: Int?
  }

  private func refusal(_ action: FileError.Action, _ reason: String) -> FileError {
    FileError(path: url.path, action: action, reason: reason)
  }

  /// Returns the error for a failed write, with the reason in `errno`.
  private func refusal() -> FileError { FileError(path: url.path, action: .write) }
}
