import Foundation
import LayoutLaboratory
import LayoutStage

extension RotationFigure {
  /// Draws the legend of the signs, on one line.
  func drawLegend(with ink: FigureInk, at baseline: CGFloat) {
    var x = FigureInk.margin
    for sign in AnswerSign.allCases {
      sign.draw(with: ink, at: CGPoint(x: x + AnswerSign.size / 2, y: baseline - 4))
      let words = StyledText(sign.meaning, size: 12, color: palette.secondInk)
      words.draw(
        in: ink.canvas, onBaseline: CGPoint(x: x + AnswerSign.size + 8, y: baseline))
      x += AnswerSign.size + 8 + words.size.width + 32
    }
  }
}

extension AnswerSign {
  /// The text of the sign in the legend.
  fileprivate var meaning: String {
    switch self {
    case .again: "yes, asked again"
    case .kept: "no, the first answer is used"
    case .outdated: "no, and the first answer is no longer right"
    }
  }
}
