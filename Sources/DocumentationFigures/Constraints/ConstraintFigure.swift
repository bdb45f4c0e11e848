import Examples
import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import UIKit

/// The figure of a card's constraints, drawn as dimension lines that are styled by the constraints'
/// states.
@MainActor struct ConstraintFigure {
  let appearance: Appearance

  private static let zoom: CGFloat = 1.5

  /// Lays out the card and draws it.
  func picture() -> Picture {
    // The conflict is the subject of the figure, so its console messages are discarded.
    let (shown, _) = ConsoleText.recording {
      Figure(
        name: "lab/constraints", device: .iPhoneSE, orientation: .landscape, start: .landscape,
        appearance: appearance, overlays: .constraints, content: { ProfileCard() }
      ).rendered().picture(zoom: Self.zoom)
    }
    // The picture already has a margin of 20 points.
    let origin = CGPoint(x: FigureInk.margin - 20, y: FigureInk.margin + FigureHeading.height - 20)
    let size = CGSize(
      width: origin.x + shown.size.width + FigureInk.margin - 20,
      height: origin.y + shown.size.height + FigureInk.margin - 20)
    var picture = Picture(
      of: size, palette: .of(appearance), title: "Every constraint, and how it stands",
      subtitle: "What holds, what stops at its limit, what a conflict broke, and what is left open."
    ) { ink in ink.draw(shown.drawing, at: origin) }
    picture.layouts = shown.layouts.map { $0.offset(by: origin) }
    return picture
  }
}
