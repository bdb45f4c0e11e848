import Foundation
import LayoutLaboratory
import LayoutStage
import RasterCore
import UIKit

/// The figure of symbols in their rendering modes, with variable values, and beside text.
@MainActor struct SymbolRenderingsFigure {
  let appearance: Appearance

  private static let left = FigureInk.margin
  private static let column: (start: CGFloat, step: CGFloat) = (left + 150, 62)
  private static let line: CGFloat = 46
  private static let top = FigureInk.margin + FigureHeading.height + 16
  private static let names = [
    "xmark.circle.fill", "person.crop.circle.badge.plus", "bell.badge", "folder.badge.plus",
    "speaker.wave.3.fill", "cloud.rain.fill", "trash", "heart.slash", "plus.square.on.square",
    "doc.on.doc.fill", "star.circle.fill", "exclamationmark.triangle.fill",
  ]
  private static let values: [CGFloat] = [0, 0.2, 0.4, 0.6, 0.8, 1]

  /// A line of the figure: its heading, and its images.
  private struct Line {
    let heading: String
    let images: [UIImage?]
  }

  private static var size: CGSize {
    CGSize(
      width: column.start + CGFloat(names.count) * column.step + FigureInk.margin,
      height: top + 8 * line + CGFloat(SymbolTextLine.count) * SymbolTextLine.height
        + FigureInk.margin)
  }

  /// Draws the title, and all lines with their headings and images.
  func picture() -> Picture {
    Picture(
      of: Self.size, palette: .of(appearance), title: "Renderings of symbols",
      subtitle: "Layers and their colors, variable values, scales, and weights beside text."
    ) { ink in
      for (index, line) in Self.lines.enumerated() {
        ink.write(
          line.heading, at: CGPoint(x: Self.left, y: Self.middle(of: index) + 5), size: 13,
          color: ink.palette.secondInk)
      }
      ink.draw(board.drawing(), at: .zero)
    }
  }

  private static func middle(of line: Int) -> CGFloat { top + (CGFloat(line) + 0.5) * Self.line }

  private static var lines: [Line] {
    let size = UIImage.SymbolConfiguration(pointSize: 24)
    func line(_ heading: String, _ configuration: UIImage.SymbolConfiguration) -> Line {
      Line(
        heading: heading,
        images: names.map {
          UIImage(systemName: $0, withConfiguration: size.applying(configuration))
        })
    }
    func waves(_ name: String) -> Line {
      Line(
        heading: name,
        images: values.map {
          UIImage(systemName: name, variableValue: Double($0), configuration: size)
        })
    }
    let scales: [UIImage.SymbolScale] = [.small, .medium, .large]
    return [
      line("monochrome", .preferringMonochrome()),
      line("hierarchical", .init(hierarchicalColor: .systemBlue)),
      line("palette", .init(paletteColors: [.systemRed, .systemGray, .systemTeal])),
      line("multicolor", .preferringMulticolor()),
      waves("speaker.wave.3"), waves("wifi"), waves("chart.bar.fill"),
      Line(
        heading: "small, medium, large",
        images: ["gearshape", "square.and.arrow.up", "checkmark.circle.fill"].flatMap { name in
          scales.map {
            UIImage(
              systemName: name,
              withConfiguration: size.applying(UIImage.SymbolConfiguration(scale: $0)))
          }
        }),
    ]
  }

  private var board: UIView {
    let board = UIView(frame: CGRect(origin: .zero, size: Self.size))
    board.overrideUserInterfaceStyle = appearance == .dark ? .dark : .light
    board.tintColor = .label
    for (index, line) in Self.lines.enumerated() {
      for (place, image) in line.images.enumerated() {
        let view = UIImageView(image: image)
        view.center = CGPoint(
          x: Self.column.start + (CGFloat(place) + 0.5) * Self.column.step,
          y: Self.middle(of: index))
        board.addSubview(view)
      }
    }
    for (index, text) in SymbolTextLine.all.enumerated() {
      let row = text.view
      row.frame.origin = CGPoint(
        x: Self.left, y: Self.top + 8 * Self.line + CGFloat(index) * SymbolTextLine.height)
      board.addSubview(row)
    }
    return board
  }
}

/// A line of symbols and text in one weight.
@MainActor private struct SymbolTextLine {
  let weight: UIImage.SymbolWeight

  static let height: CGFloat = 34
  static let count = 9
  static var all: [SymbolTextLine] {
    (1...count).map { SymbolTextLine(weight: UIImage.SymbolWeight(rawValue: $0) ?? .regular) }
  }

  private static let names = [
    "plus", "chevron.right", "square.and.arrow.up", "trash", "heart", "checkmark.circle.fill",
    "magnifyingglass", "folder", "ellipsis.circle", "arrow.clockwise", "photo", "envelope.fill",
  ]

  /// The text and the symbols on one baseline.
  var view: UIView {
    let font = UIFont.systemFont(ofSize: 20, weight: weight.fontWeight())
    let row = UIStackView()
    (row.alignment, row.spacing) = (.firstBaseline, 6)
    for name in Self.names {
      let image = UIImage(
        systemName: name, withConfiguration: UIImage.SymbolConfiguration(font: font))
      row.addArrangedSubview(UIImageView(image: image))
      let label = UILabel()
      (label.text, label.font) = ("Hox", font)
      row.addArrangedSubview(label)
    }
    row.frame.size = row.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return row
  }
}
