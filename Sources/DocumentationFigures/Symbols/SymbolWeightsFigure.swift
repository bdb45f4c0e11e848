import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import UIKit

/// The figure of the most used symbols, each in nine weights.
@MainActor struct SymbolWeightsFigure {
  let appearance: Appearance

  private static let columns = 4
  private static let cell = CGSize(width: 336, height: 44)
  /// The horizontal distance between two neighbouring weights, in points.
  private static let step: CGFloat = 34
  private static let top = FigureInk.margin + FigureHeading.height + 16
  private static var rows: Int { (SymbolNames.all.count + columns - 1) / columns }

  private static var size: CGSize {
    CGSize(
      width: 2 * FigureInk.margin + CGFloat(columns) * cell.width - 24,
      height: top + CGFloat(rows) * cell.height + FigureInk.margin)
  }

  /// Draws all symbols with their names.
  func picture() -> Picture {
    Picture(
      of: Self.size, palette: .of(appearance), title: "Symbols",
      subtitle: "From ultra-light to black at 20 points. The drawings are not Apple's."
    ) { ink in
      for (index, name) in SymbolNames.all.enumerated() {
        let origin = Self.origin(of: index)
        ink.write(
          name, at: CGPoint(x: origin.x, y: origin.y + 40), size: 9,
          color: ink.palette.secondInk)
      }
      ink.draw(board.drawing(), at: .zero)
    }
  }

  private static func origin(of index: Int) -> CGPoint {
    CGPoint(
      x: FigureInk.margin + CGFloat(index / rows) * cell.width,
      y: top + CGFloat(index % rows) * cell.height)
  }

  /// All symbols in one view, so that they are drawn together.
  private var board: UIView {
    let board = UIView(frame: CGRect(origin: .zero, size: Self.size))
    board.overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
    board.tintColor = .label
    for (index, name) in SymbolNames.all.enumerated() {
      let origin = Self.origin(of: index)
      for value in 1...9 {
        let weight = UIImage.SymbolWeight(rawValue: value) ?? .regular
        let view = UIImageView(
          image: UIImage(
            systemName: name,
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 20, weight: weight)))
        view.center = CGPoint(
          x: origin.x + (CGFloat(value) - 0.5) * Self.step, y: origin.y + 14)
        board.addSubview(view)
      }
    }
    return board
  }
}
