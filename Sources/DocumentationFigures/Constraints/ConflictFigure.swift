import Examples
import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText
import UIKit

/// A conflict three times: as a picture, in a sentence, and as UIKit's console has it.
@MainActor struct ConflictFigure {
  let appearance: Appearance

  private static let zoom: CGFloat = 1.5
  private static let columns = (left: FigureInk.margin, right: FigureInk.margin + 536)
  private static let size = CGSize(width: 1304, height: 592)
  /// The part of the screen where the row is.
  private static let window = CGSize(width: 480, height: 240)
  private static let top = FigureInk.margin + FigureHeading.height

  /// The row as it was laid out, and its conflict.
  private struct Study {
    let shown: Picture
    let console: ConsoleText

    /// Ours, which follows UIKit's words; the places of the constraints follow it.
    var sentence: String {
      let line = console.messages.dropFirst().first?.prefix { $0 != "\n" } ?? ""
      return line.prefix(1).uppercased() + line.dropFirst()
    }
  }

  /// Lays the row out and draws all three.
  func picture() -> Picture {
    let study = study()
    return Picture(
      of: Self.size, palette: .of(appearance), title: "A conflict, and why it is one",
      subtitle: "A heading asks for 180 points, and its row has fewer to give."
    ) { ink in
      draw(study.shown, with: ink)
      write(
        "In a sentence", study.sentence, .system, 15, width: Self.window.width,
        at: CGPoint(x: Self.columns.left, y: Self.top + Self.window.height + 36), with: ink)
      write(
        "UIKit’s console", study.console.messages.first ?? "", .monospaced, 10,
        width: Self.size.width - FigureInk.margin - Self.columns.right,
        at: CGPoint(x: Self.columns.right, y: Self.top + 12), with: ink)
    }
  }

  /// All that the console says while the row is laid out: UIKit's words, then ours.
  func consoleText() -> String { study().console.messages.joined(separator: "\n\n") + "\n" }

  private func study() -> Study {
    let figure = Figure(
      name: "lab/conflict", device: .iPhoneSE, appearance: appearance, overlays: .constraints,
      content: { HeadingRow() })
    let (rendered, console) = ConsoleText.recording { figure.rendered() }
    return Study(shown: rendered.picture(zoom: Self.zoom, legend: false), console: console)
  }

  private func draw(_ shown: Picture, with ink: FigureInk) {
    let corner = CGPoint(x: Self.columns.left, y: Self.top)
    ink.canvas.save()
    ink.canvas.clip(to: Path(roundedRect: CGRect(origin: corner, size: Self.window), radius: 12))
    ink.draw(
      shown.drawing,
      at: CGPoint(x: corner.x - shown.screen.minX, y: corner.y - shown.screen.minY))
    ink.canvas.restore()
  }

  /// Writes words below a heading.
  private func write(
    _ heading: String, _ words: String, _ face: StyledText.Face, _ size: CGFloat, width: CGFloat,
    at origin: CGPoint, with ink: FigureInk
  ) {
    ink.write(heading, at: origin, size: 13, weight: .semibold, color: ink.palette.secondInk)
    StyledText(words, size: size, face: face, color: ink.palette.ink, width: width)
      .draw(in: ink.canvas, at: CGPoint(x: origin.x, y: origin.y + 12))
  }
}
