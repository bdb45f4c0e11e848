import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText

extension RotationFigure {
  /// Draws the screens with their names, and the number of sizes that each layout requested.
  func drawScreens(_ annotatedFigures: [PlacedExhibit], with ink: FigureInk) {
    for place in annotatedFigures { ink.draw(place.annotatedFigure.drawing, at: place.origin) }
    guard let first = annotatedFigures.first, let study = studies.first else { return }
    drawName(
      "First layout, \(study.before.orientation)", study.before.device.name, .system, with: ink,
      above: first.frame)
    drawSizes(of: study, beside: first.frame, with: ink)
    for ((study, name), place) in zip(zip(studies, names), annotatedFigures.dropFirst()) {
      drawName(name, study.className, .monospaced, with: ink, above: place.frame)
      drawOutcome(of: study, below: place.frame, with: ink)
    }
  }

  private func drawName(
    _ name: String, _ addition: String, _ face: StyledText.Face, with ink: FigureInk,
    above frame: CGRect
  ) {
    ink.write(
      name, at: CGPoint(x: frame.minX, y: frame.minY - 38), size: 17, weight: .semibold)
    ink.write(
      addition, at: CGPoint(x: frame.minX, y: frame.minY - 18), size: 12, face: face,
      color: palette.secondInk)
  }

  /// Writes the number of sizes requested by the first layout beside its screen.
  private func drawSizes(of study: RotationStudy, beside frame: CGRect, with ink: FigureInk) {
    let (x, y) = (frame.maxX + 24, frame.minY)
    let (asked, _) = study.counts(of: .sizeForItemAt)
    ink.write("\(asked)", at: CGPoint(x: x, y: y + 36), size: 44, weight: .semibold)
    ink.write(
      asked == 1 ? "size asked for" : "sizes asked for", at: CGPoint(x: x, y: y + 60), size: 14)
    for (line, words) in study.before.caption.split(separator: ", ").enumerated() {
      ink.write(
        String(words), at: CGPoint(x: x, y: y + 84 + CGFloat(line) * 20), size: 13,
        color: palette.secondInk)
    }
  }

  /// Writes the number of sizes requested again after a rotation, and whether the sizes in use are
  /// correct.
  private func drawOutcome(of study: RotationStudy, below frame: CGRect, with ink: FigureInk) {
    let (first, turned) = study.counts(of: .sizeForItemAt)
    let (x, baseline) = (frame.minX, frame.maxY + 64)
    let number = StyledText("\(turned)", size: 44, weight: .semibold, color: palette.ink)
    number.draw(in: ink.canvas, onBaseline: CGPoint(x: x, y: baseline))
    ink.write(
      "of \(first) sizes asked for again",
      at: CGPoint(x: x + number.size.width + 10, y: baseline), size: 14)
    let sign: AnswerSign = study.outdated == nil ? .again : .outdated
    sign.draw(with: ink, at: CGPoint(x: x + AnswerSign.size / 2, y: baseline + 27))
    for (line, words) in study.outcome.enumerated() {
      ink.write(
        words, at: CGPoint(x: x + 26, y: baseline + 32 + CGFloat(line) * 20), size: 13,
        color: line == 0 ? palette.ink : palette.secondInk)
    }
  }
}

extension RotationStudy {
  /// The result of the rotation, in two lines.
  fileprivate var outcome: [String] {
    guard let outdated else { return ["Every item has its new size.", after.caption] }
    let who = outdated.count == 1 ? "1 item keeps" : "\(outdated.count) items keep"
    return ["\(who) \(outdated.kept) pt,", "where \(outdated.current) pt would be right."]
  }
}
