import Foundation
import LayoutComparison
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText
import SnapshotCore

extension GoldenFigure {
  private static let gap: CGFloat = 6

  private var tileWidth: CGFloat {
    // Round down to whole points, so that there is no seam between adjoining ranges.
    ((Self.width - CGFloat(parts.count - 1) * Self.gap) / CGFloat(parts.count)).rounded(.down)
  }

  private func tileX(_ index: Int) -> CGFloat {
    FigureInk.margin + CGFloat(index) * (tileWidth + Self.gap)
  }

  /// Draws a bar of all the file's bytes to scale.
  func drawBar(with ink: FigureInk, top: CGFloat) {
    ink.step(
      1, "To scale",
      ["\(data.count.grouped) bytes: 1242 × 2208 pixels, the layout of 40 cells, and views."],
      at: CGPoint(x: FigureInk.margin, y: top))
    let unit = Self.width / CGFloat(data.count)
    for part in parts {
      let box = CGRect(
        x: FigureInk.margin + CGFloat(part.range.lowerBound) * unit, y: top + 44,
        width: CGFloat(part.range.count) * unit, height: 36)
      ink.canvas.fill(box, with: .color(color(of: part.kind)))
      ink.canvas.fill(
        CGRect(x: box.maxX - 0.5, y: box.minY, width: 0.5, height: box.height),
        with: .color(palette.page))
    }
    var x = FigureInk.margin
    let names = [
      (GoldenPart.Kind.pixels, "pixels"), (.description, "description"), (.stamp, "stamp"),
      (.other, "header and end"),
    ]
    for (kind, name) in names {
      let count = parts.filter { $0.kind == kind }.reduce(0) { $0 + $1.range.count }
      ink.tile(CGRect(x: x, y: top + 98, width: 12, height: 12), fill: color(of: kind))
      let words = StyledText("\(name), \(count.grouped)", size: 12, color: palette.secondInk)
      words.draw(in: ink.canvas, onBaseline: CGPoint(x: x + 20, y: top + 108))
      x += words.size.width + 52
    }
  }

  /// Draws each chunk with its offset and its number of bytes.
  func drawChunks(with ink: FigureInk, top: CGFloat) {
    ink.step(
      2, "Chunk by chunk",
      ["Where each begins, and how many bytes it has with length, type and checksum."],
      at: CGPoint(x: FigureInk.margin, y: top))
    for (index, part) in parts.enumerated() {
      let box = CGRect(x: tileX(index), y: top + 44, width: tileWidth, height: 84)
      let hue = color(of: part.kind)
      ink.tile(box, fill: hue.withAlpha(0.1), edge: hue)
      ink.write(
        part.name, at: CGPoint(x: box.minX + 10, y: box.minY + 24), size: 13, weight: .semibold,
        face: part.name == "signature" ? .system : .monospaced)
      ink.write(
        "at \(part.range.lowerBound.grouped)", at: CGPoint(x: box.minX + 10, y: box.minY + 48),
        size: 12, color: palette.secondInk)
      ink.write(
        "\(part.range.count.grouped) bytes", at: CGPoint(x: box.minX + 10, y: box.minY + 68),
        size: 12, color: palette.secondInk)
    }
  }

  /// Draws the digests of the stamp, each below a bar that spans the chunks that it covers.
  func drawDigests(with ink: FigureInk, top: CGFloat) {
    ink.step(
      3, "The stamp", ["Four digests. The last binds the others to this file."],
      at: CGPoint(x: FigureInk.margin, y: top))
    let covers: [(String, [GoldenPart.Kind])] = [
      ("of the pixels, decoded", [.pixels]), ("of the description, unpacked", [.description]),
      ("of what both were made of: the display list and the description", [.description, .pixels]),
      ("of every other byte of the file", [.pixels, .description, .other]),
    ]
    for (line, (words, kinds)) in covers.enumerated() {
      let y = top + 62 + 52 * CGFloat(line)
      for (index, part) in parts.enumerated() where kinds.contains(part.kind) {
        // Adjoining chunks are drawn as one range.
        let isJoined = index + 1 < parts.count && kinds.contains(parts[index + 1].kind)
        ink.canvas.fill(
          CGRect(x: tileX(index), y: y, width: tileWidth + (isJoined ? Self.gap : 0), height: 4),
          with: .color(palette.measure))
      }
      let digest = line < digests.count ? digests[line] : ""
      let first = parts.firstIndex { kinds.contains($0.kind) } ?? 0
      ink.write(
        digest, at: CGPoint(x: tileX(first), y: y + 24), size: 13, face: .monospaced)
      ink.write(
        words, at: CGPoint(x: tileX(first) + 152, y: y + 24), size: 12, color: palette.secondInk)
    }
  }

  /// Draws the first lines of the description.
  func drawDescription(with ink: FigureInk, top: CGFloat) {
    let lines = golden.metadata?.canonicalJSON.split(separator: "\n") ?? []
    ink.step(
      4, "The description",
      ["\(lines.count) lines of JSON when it is unpacked; an element has a line."],
      at: CGPoint(x: FigureInk.margin, y: top))
    let limit = 158
    for (line, text) in lines.prefix(9).enumerated() {
      let words = text.count > limit ? "\(text.prefix(limit))…" : String(text)
      ink.write(
        words, at: CGPoint(x: FigureInk.margin, y: top + 56 + 18 * CGFloat(line)), size: 11,
        face: .monospaced)
    }
    ink.write(
      "…", at: CGPoint(x: FigureInk.margin, y: top + 56 + 18 * 9), size: 11, face: .monospaced)
  }
}
