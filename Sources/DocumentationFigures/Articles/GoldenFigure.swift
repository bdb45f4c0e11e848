import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterPNG
import RasterText
import SnapshotCore

/// The figure of a golden's bytes: its chunks to scale, then one by one, the chunks that its
/// digests cover, and the first lines of its description.
struct GoldenFigure {
  let palette: FigurePalette
  let data: Data
  let chunks: [PNGChunks.Chunk]
  let golden: GoldenFile

  static let size = CGSize(width: 1188, height: 1112)
  static let width: CGFloat = 1076

  /// Reads a golden of the gallery, `swatches/rotate.before.portrait.png`.
  init(palette: FigurePalette) throws {
    self.palette = palette
    // The bytes are read from the repository's golden. No file is encoded here, since different
    // versions of zlib compress differently.
    let file = RepositoryFile("Snapshots/swatches/rotate.before.portrait.png")
    data = try file.data()
    golden = try GoldenFile(data, name: file.path)
    chunks = PNGChunks(data)?.chunks ?? []
  }

  func picture() -> Picture {
    Picture(
      of: Self.size, palette: palette, title: "A golden byte by byte",
      subtitle: "swatches/rotate.before.portrait.png: a picture that carries what it shows."
    ) { ink in
      drawBar(with: ink, top: 176)
      drawChunks(with: ink, top: 352)
      drawDigests(with: ink, top: 536)
      drawDescription(with: ink, top: 836)
    }
  }

  /// The parts of the file: the signature, then the chunks.
  var parts: [GoldenPart] {
    let signature = GoldenPart(kind: .other, name: "signature", range: 0..<8)
    return [signature]
      + chunks.map { chunk in
        GoldenPart(kind: kind(of: chunk), name: chunk.type, range: chunk.range)
      }
  }

  private func kind(of chunk: PNGChunks.Chunk) -> GoldenPart.Kind {
    switch chunk.type {
    case "IDAT": .pixels
    case "iTXt": keyword(of: chunk) == GoldenFile.keyword ? .description : .stamp
    default: .other
    }
  }

  /// Returns the keyword at the beginning of a text chunk.
  private func keyword(of chunk: PNGChunks.Chunk) -> String {
    String(decoding: data[chunk.payload].prefix { $0 != 0 }, as: UTF8.self)
  }

  /// The first digits of each of the stamp's four digests; empty if the file has no stamp.
  var digests: [String] {
    guard let stamp = parts.first(where: { $0.kind == .stamp }) else { return [] }
    let text = String(decoding: data[stamp.range.dropLast(4)], as: UTF8.self)
    return text.split(separator: " ").suffix(4).map { "\($0.prefix(16))…" }
  }

  func color(of kind: GoldenPart.Kind) -> Color {
    switch kind {
    case .pixels: palette.assent
    case .description: palette.warning
    case .stamp: palette.measure
    case .other: palette.secondInk
    }
  }
}

/// A range of a golden's bytes: its signature or a chunk.
struct GoldenPart {
  enum Kind: CaseIterable {
    case pixels, description, stamp, other
  }

  let kind: Kind
  let name: String
  let range: Range<Int>
}

extension Int {
  /// The number with a comma before its last three digits, if there are more: `12,345`.
  var grouped: String {
    let digits = String(self)
    guard digits.count > 3 else { return digits }
    return "\(digits.dropLast(3)),\(digits.suffix(3))"
  }
}
