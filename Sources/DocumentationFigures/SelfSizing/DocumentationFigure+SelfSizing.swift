import Examples
import Foundation
import LayoutLaboratory
import LayoutStage
import UIKit

extension DocumentationFigure {
  /// The figure of the preparations in which self-sizing cells get their sizes.
  static let selfSizing = DocumentationFigure("lab/self-sizing") { look in
    let device = Device(known: "iPhone SE")
    let figure = Figure(name: "lab/self-sizing", device: device, appearance: look) { NotesList() }
    return SelfSizingFigure(
      title: "How cells come to their sizes",
      subtitle: """
        Estimates first; then the layout is prepared anew for each cell that asks for another size. \
        What is out of sight keeps its estimate.
        """,
      story: try Laboratory(figure).selfSizing(), appearance: look
    ).picture()
  }
}
