import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage

extension DocumentationFigure {
  /// The plates of the articles, each drawn from the values that its article explains.
  static let articles = [fromPathToPixel, fromScalarsToMasks, goldenBytes, fromChangeToSentence]

  private static let fromPathToPixel = DocumentationFigure(
    FigureName(known: "articles/path-to-pixel"), title: "From path to pixel",
    summary: "plate, drawn from what the rasteriser computes of a small shape"
  ) { PixelPlate(palette: .of($0)).picture() }

  private static let fromScalarsToMasks = DocumentationFigure(
    FigureName(known: "articles/scalars-to-masks"), title: "From scalars to masks",
    summary: "plate, drawn from the runs, glyphs and lines of a string"
  ) { TextPlate(palette: .of($0)).picture() }

  private static let goldenBytes = DocumentationFigure(
    FigureName(known: "articles/golden-bytes"), title: "A golden byte by byte",
    summary: "plate, drawn from the bytes of a golden of swatches/rotate"
  ) { try GoldenPlate(palette: .of($0)).picture() }

  private static let fromChangeToSentence = DocumentationFigure(
    FigureName(known: "articles/change-to-sentence"), title: "From a change to a sentence",
    summary: "plate, drawn from two layouts of plants/markers that are compared"
  ) { try ChangePlate(palette: .of($0)).picture() }
}
