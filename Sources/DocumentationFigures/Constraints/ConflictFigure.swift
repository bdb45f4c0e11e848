import Examples
import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText
import UIKit

/// A figure that shows a conflict of constraints three times: as a picture, in a sentence, and as
/// in UIKit's console.
@MainActor struct ConflictFigure {
  let appearance: Appearance

  private static let zoom: CGFloat = 1.5
  private static let columns = (left: FigureInk.margin, right: FigureInk.margin + 536)
  private static let size = CGSize(width: 1304, height: 592)
  /// The size of the part of the screen that is shown, which contains the row.
  private static let window = CGSize(width: 480, height: 240)
  private static let top = FigureInk.margin + FigureHeading.height

  /// The row after its layout, and the messages about its conflict.
  private struct Study {
    let shown: Picture
    let console: ConsoleText

    /// The first line of this package's own explanation, which follows UIKit's message in the
    /// console.
    var sentence: String {
      let line = console.messages.dropFirst().first?.prefix { $0 != "\n" } ?? ""
      return line.prefix(1).uppercased() + line.dropFirst()
    }
  }

  /// Lays the row out, and draws the picture, the sentence and the console.
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

  /// Returns everything that the console prints during the row's layout: UIKit's message, and then
  /// this package's explanation.
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

  /// Writes a text below a heading.
  private func write(
    _ heading: String, _ words: String, _ face: StyledText.Face, _ size: CGFloat, width: CGFloat,
    at origin: CGPoint, with ink: FigureInk
  ) {
    ink.write(heading, at: origin, size: 13, weight: .semibold, color: ink.palette.secondInk)
    StyledText(words, size: size, face: face, color: ink.palette.ink, width: width)
      .draw(in: ink.canvas, at: CGPoint(x: origin.x, y: origin.y + 12))
  }
}
