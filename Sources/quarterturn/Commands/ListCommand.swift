import FigureGallery
import LayoutFigures

extension Command {
  /// The gallery's figures, their titles, and what they are made from.
  static let list = Command(
    "list", summary: "list the figures of the gallery", examples: ["quarterturn list"]
  ) { _, console in
    let style = console.outputStyle
    let width = (Gallery.names.map(\.count).max() ?? 0) + 2
    let figures = Gallery.figures.map { figure in
      style.bold(figure.name.description.padded(to: width)) + figure.title + "\n"
        + "".padded(to: width) + style.faint(figure.summary)
    }
    console.print(figures.joined(separator: "\n"))
    return .good
  }
}
