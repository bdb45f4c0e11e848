import LayoutComparison
import LayoutCore
import RasterCore
import RasterPNG
import SnapshotCore

/// A description of a golden film's metadata, as text for people or as JSON.
struct FilmDescription {
  /// The path as the user typed it.
  let path: String
  let file: FilmFile

  /// Some lines about the file, then each frame with the events before it, then a table for each
  /// layout in the last frame.
  var text: String {
    let stamp = "stamp \(file.stamp.words)"
    guard let metadata = file.metadata else {
      let reason = file.metadataFailure.map { "its layouts cannot be used: \($0)" }
      return [size, stamp, reason ?? "it contains no layout"].joined(separator: "\n")
    }
    let head = [
      size + " in \(metadata.duration.thousandths) s, \(metadata.scale.shortest) a point", stamp,
    ]
    let tables = (metadata.notes.last?.panes ?? []).map { "\n" + LayoutTable(pane: $0).text }
    return (head + metadata.fingerprints.lines + frames(metadata.notes) + tables)
      .joined(separator: "\n")
  }

  private var size: String {
    let bitmap = file.animation.frames.first?.bitmap
    return "\(path): \(bitmap?.width ?? 0) × \(bitmap?.height ?? 0) pixels, "
      + "\(file.animation.frames.count) frames"
  }

  private func frames(_ notes: [FrameMetadata]) -> [String] {
    notes.enumerated().flatMap { index, note in
      let time = (note.time * 1000).rounded().thousandths
      let phase = note.phase.map { ", \(Quotation.plain($0))" } ?? ""
      return ["frame \(index + 1), \(time) ms\(phase)"]
        + note.events.map { "  \(Quotation.plain($0))" }
    }
  }

  /// A JSON object with the metadata as stored in the golden.
  var json: String {
    let bitmap = file.animation.frames.first?.bitmap
    return JSONValue.object([
      ("file", .text(path)), ("width", .integer(bitmap?.width ?? 0)),
      ("height", .integer(bitmap?.height ?? 0)),
      ("frameCount", .integer(file.animation.frames.count)),
      ("pixelsPerMeter", file.animation.pixelsPerMeter.map(JSONValue.integer) ?? .null),
      ("stamp", .text(file.stamp.rawValue)),
      ("failure", file.metadataFailure.map { .text("\($0)") } ?? .null),
      ("description", file.metadata?.json ?? .null),
    ]).document
  }
}
