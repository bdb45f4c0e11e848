import LayoutComparison
import LayoutCore
import RasterCore
import SnapshotCore

/// A description of a golden's metadata, as text for people or as JSON.
struct GoldenDescription {
  /// The path as the user typed it.
  let path: String
  let file: GoldenFile

  /// Some lines about the file, followed by a table for each layout.
  var text: String {
    let size = "\(path): \(file.bitmap.width) × \(file.bitmap.height) pixels"
    guard let metadata = file.metadata else {
      let reason = file.metadataFailure.map { "its layout cannot be used: \($0)" }
      return [size, "stamp \(file.stamp.words)", reason ?? "it contains no layout"].joined(
        separator: "\n")
    }
    let head = [size + ", \(metadata.scale.shortest) a point", "stamp \(file.stamp.words)"]
    let tables = metadata.panes.map { "\n" + LayoutTable(pane: $0).text }
    let none = metadata.panes.isEmpty ? ["it shows no layout"] : []
    let notes = metadata.notes.map { "note: \(Quotation.plain($0))" }
    return (head + metadata.fingerprints.lines + notes + none + tables).joined(separator: "\n")
  }

  /// A JSON object with the metadata as stored in the golden.
  var json: String {
    JSONValue.object([
      ("file", .text(path)), ("width", .integer(file.bitmap.width)),
      ("height", .integer(file.bitmap.height)),
      ("pixelsPerMeter", file.pixelsPerMeter.map(JSONValue.integer) ?? .null),
      ("stamp", .text(file.stamp.rawValue)),
      ("failure", file.metadataFailure.map { .text("\($0)") } ?? .null),
      ("description", file.metadata?.json ?? .null),
    ]).document
  }
}

extension GoldenFile.Stamp {
  /// A message that explains the state of the stamp.
  var words: String {
    switch self {
    case .genuine: "genuine: pixels, layout and bytes are those that were recorded"
    case .missing: "none: the file was not recorded here, or another program rewrote it"
    case .broken: "broken: bytes changed after the golden was recorded"
    case .forged: "forged: the recorded hash belongs to other pixels or another layout"
    }
  }
}

extension Fingerprints {
  /// The rasteriser and the fonts that drew a golden, each on its own line.
  var lines: [String] {
    ["drawn by rasteriser \(Quotation.plain(rasteriser))"]
      + fonts.map {
        "  \(Quotation.plain($0.name)) \(Quotation.plain($0.version)), \(Quotation.plain($0.digest))"
      }
  }
}
