import Foundation
import LayoutComparison
import LayoutCore
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import RasterCore
import RasterText
import SnapshotCore

extension ChangeFigure {
  private static let right: CGFloat = 1132
  fileprivate static let section = "section 0"

  /// Draws a table of the first differences, one element per line.
  func drawDifferences(with ink: FigureInk, at origin: CGPoint) {
    ink.step(
      3, "Differences", ["Elements are paired by kind, index path and content."], at: origin)
    let columns = [origin.x, origin.x + 112, origin.x + 208]
    for (x, name) in zip(columns, ["element", "moved", "resized"]) {
      ink.write(name, at: CGPoint(x: x, y: origin.y + 60), size: 12, color: palette.secondInk)
    }
    ink.rule(from: origin.x, to: Self.right, y: origin.y + 70)
    for (line, change) in difference.changes.prefix(5).enumerated() {
      let baseline = origin.y + 92 + 30 * CGFloat(line)
      let words = [change.element.label, change.movement, change.sizes]
      for (x, words) in zip(columns, words) {
        ink.write(words, at: CGPoint(x: x, y: baseline), size: 13, face: .monospaced)
      }
      ink.rule(from: origin.x, to: Self.right, y: baseline + 10)
    }
    ink.write(
      "and \(difference.changes.count - 5) more", at: CGPoint(x: origin.x, y: origin.y + 242),
      size: 13, color: palette.secondInk)
  }

  /// Draws the first cause, a changed measure, and the number of differences that it explains.
  func drawCause(with ink: FigureInk, at origin: CGPoint) {
    ink.step(
      4, "Cause", ["An inset across the axis can move, wrap and resize its section."],
      at: origin)
    guard let cause = difference.causes.first else { return }
    let box = CGRect(x: origin.x, y: origin.y + 48, width: 212, height: 64)
    let effects = CGRect(x: origin.x + 268, y: origin.y + 48, width: 184, height: 64)
    ink.tile(box, fill: palette.warning.withAlpha(0.14), edge: palette.warning)
    ink.tile(effects, fill: palette.assent.withAlpha(0.1), edge: palette.assent)
    ink.arrow(
      from: CGPoint(x: box.maxX + 8, y: box.midY), to: CGPoint(x: effects.minX - 8, y: box.midY),
      palette.ink)
    let count = cause.effects.reduce(0) { $0 + $1.group.count }
    write([Self.section, cause.metrics], in: box, with: ink)
    write(["\(count) of \(difference.changes.count)", "changes explained"], in: effects, with: ink)
  }

  private func write(_ lines: [String], in box: CGRect, with ink: FigureInk) {
    for (line, words) in lines.enumerated() {
      ink.write(
        words, at: CGPoint(x: box.minX + 16, y: box.minY + 27 + 22 * CGFloat(line)), size: 14,
        weight: .medium)
    }
  }

  /// Draws the sentence, with the cause and the effects marked in it.
  func drawSentence(with ink: FigureInk, top: CGFloat) {
    ink.step(
      5, "Sentence", ["Words are made once, from the structure, when somebody is to read them."],
      at: CGPoint(x: FigureInk.margin, y: top))
    guard let cause = difference.causes.first else { return }
    let parts = cause.headline.split(separator: ": ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return }
    var x = FigureInk.margin
    let names = [("what changed", palette.warning), ("what follows from it", palette.assent)]
    for (part, (name, color)) in zip([parts[0] + ":", parts[1]], names) {
      let words = StyledText(part, size: 17, weight: .medium, face: .monospaced, color: palette.ink)
      let baseline = top + 64
      words.draw(in: ink.canvas, onBaseline: CGPoint(x: x, y: baseline))
      ink.canvas.fill(
        CGRect(x: x, y: baseline + 12, width: words.size.width, height: 3), with: .color(color))
      ink.write(
        name, at: CGPoint(x: x, y: baseline + 34), size: 12, color: palette.secondInk)
      x += words.size.width + 12
    }
  }
}

extension ElementChange {
  /// The element's size before and after.
  fileprivate var sizes: String {
    [golden, actual].compactMap { $0?.frame.size }
      .map { "\(Int($0.width))×\(Int($0.height))" }.joined(separator: " → ")
  }
}

extension Cause {
  /// The text of the changed measures.
  fileprivate var metrics: String {
    String(headline.prefix { $0 != ":" }.dropFirst(ChangeFigure.section.count + 1))
  }
}
