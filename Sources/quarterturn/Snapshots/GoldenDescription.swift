import LayoutCore
import RasterCore
import SnapshotCore

/// What a golden says about itself, for people and as JSON.
struct GoldenDescription {
  /// The file as the user named it.
  let path: String
  /// The file.
  let file: GoldenFile

  /// What the stamp says, and what draws from it.
  private var stamp: String {
    switch file.stamp {
    case .genuine: "genuine: pixels, layout and bytes are those that were recorded"
    case .missing: "none: the file was not recorded here, or another program wrote it again"
    case .broken: "broken: bytes changed after the golden was recorded"
    case .forged: "forged: it claims other pixels than the file shows"
    }
  }

  private var stampWord: String {
    switch file.stamp {
    case .genuine: "genuine"
    case .missing: "missing"
    case .broken: "broken"
    case .forged: "forged"
    }
  }

  /// A few lines about the file, then a table for each layout.
  var text: String {
    let size = "\(path): \(file.bitmap.width) × \(file.bitmap.height) pixels"
    guard let metadata = file.metadata else {
      let reason = file.metadataFailure.map { "its layout cannot be used: \($0)" }
      return [size, "stamp \(stamp)", reason ?? "it carries no layout"].joined(separator: "\n")
    }
    let head = [size + ", \(metadata.scale.shortest) a point", "stamp \(stamp)"]
    let layouts = metadata.layouts.map { "\n" + LayoutTable(pane: $0).text }
    let none = metadata.layouts.isEmpty ? ["it shows no layout"] : []
    return (head + fingerprints(metadata.fingerprints) + none + layouts).joined(separator: "\n")
  }

  private func fingerprints(_ fingerprints: Fingerprints) -> [String] {
    ["drawn by rasteriser \(Quotation.plain(fingerprints.rasteriser))"]
      + fingerprints.fonts.map {
        "  \(Quotation.plain($0.name)) \(Quotation.plain($0.version)), \(Quotation.plain($0.digest))"
      }
  }

  /// One object; the layouts as the golden holds them.
  var json: String {
    let density = file.pixelsPerMeter.map(String.init) ?? "null"
    let failure = file.metadataFailure.map { JSONValue.text("\($0)").line } ?? "null"
    return """
      {
        "file": \(JSONValue.text(path).line),
        "width": \(file.bitmap.width),
        "height": \(file.bitmap.height),
        "pixelsPerMeter": \(density),
        "stamp": \(JSONValue.text(stampWord).line),
        "failure": \(failure),
        "description": \(file.metadata?.canonicalJSON ?? "null")
      }
      """
  }
}
