import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import RasterText
import UIKit

/// The figure of UIKit's controls: one kind per line, each in up to four states.
@MainActor struct ControlFigure {
  let appearance: Appearance

  private static let left = FigureInk.margin
  /// The left edge of the first state's column, and the distance between columns.
  private static let column: (start: CGFloat, step: CGFloat) = (left + 168, 216)
  private static let line: CGFloat = 56
  private static let top = FigureInk.margin + FigureHeading.height + 40

  private static var size: CGSize {
    CGSize(
      width: column.start + 4 * column.step - 24 + FigureInk.margin,
      height: top + CGFloat(ControlKind.allCases.count) * line + FigureInk.margin - 16)
  }

  /// Lays out and draws all controls.
  func picture() -> Picture {
    Picture(
      of: Self.size, palette: .of(appearance), title: "Controls",
      subtitle: "As they stand, under a finger, selected, and disabled."
    ) { ink in
      for (index, state) in ControlPose.allCases.enumerated() {
        ink.write(
          state.rawValue, at: CGPoint(x: Self.x(of: index), y: Self.top - 16), size: 13,
          weight: .semibold, color: ink.palette.secondInk)
      }
      for (index, kind) in ControlKind.allCases.enumerated() { draw(kind, index, with: ink) }
      ink.draw(board.drawing(), at: .zero)
    }
  }

  private static func x(of column: Int) -> CGFloat {
    Self.column.start + CGFloat(column) * Self.column.step
  }

  private static func middle(of line: Int) -> CGFloat {
    top + (CGFloat(line) + 0.5) * Self.line
  }

  private func draw(_ kind: ControlKind, _ index: Int, with ink: FigureInk) {
    let end = Self.size.width - FigureInk.margin
    ink.rule(from: Self.left, to: end, y: Self.top + CGFloat(index) * Self.line)
    ink.write(
      kind.rawValue, at: CGPoint(x: Self.left, y: Self.middle(of: index) + 5), size: 14)
  }

  /// All controls in one view, so that they are drawn together.
  private var board: UIView {
    let board = UIView(frame: CGRect(origin: .zero, size: Self.size))
    board.overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
    for (line, kind) in ControlKind.allCases.enumerated() {
      for (column, pose) in ControlPose.allCases.enumerated() {
        guard let view = kind.view(pose) else { continue }
        view.frame.origin = CGPoint(
          x: Self.x(of: column), y: (Self.middle(of: line) - view.frame.height / 2).rounded())
        board.addSubview(view)
      }
    }
    return board
  }
}
