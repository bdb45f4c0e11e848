/// An operator of a content stream (ISO 32000-1, annex A), with its keyword as the raw value.
enum PDFOperator: String, CaseIterable {
  case save = "q", restore = "Q", concatenate = "cm"
  case lineWidth = "w", lineCap = "J", lineJoin = "j", miterLimit = "M", dash = "d"
  case intent = "ri", flatness = "i", graphicsState = "gs"
  case move = "m", line = "l", curve = "c", curveFromStart = "v", curveToEnd = "y", close = "h"
  case rectangle = "re"
  case stroke = "S", closeAndStroke = "s", fill = "f", fillOld = "F", fillEvenOdd = "f*"
  case fillAndStroke = "B", fillEvenOddAndStroke = "B*", closeFillAndStroke = "b"
  case closeFillEvenOddAndStroke = "b*", endPath = "n", clip = "W", clipEvenOdd = "W*"
  case beginText = "BT", endText = "ET", characterSpacing = "Tc", wordSpacing = "Tw"
  case horizontalScale = "Tz", leading = "TL", font = "Tf", renderingMode = "Tr", rise = "Ts"
  case moveText = "Td", moveTextAndSetLeading = "TD", textMatrix = "Tm", nextLine = "T*"
  case showText = "Tj", showPieces = "TJ", showLine = "'", showSpacedLine = "\""
  case glyphWidth = "d0", glyphWidthAndBox = "d1"
  case strokeSpace = "CS", fillSpace = "cs", strokeColor = "SC", strokePattern = "SCN"
  case fillColor = "sc", fillPattern = "scn", strokeGray = "G", fillGray = "g", strokeRGB = "RG"
  case fillRGB = "rg", strokeInks = "K", fillInks = "k"
  case shading = "sh", object = "Do"
  case markedPoint = "MP", markedPointWithProperties = "DP", beginMarked = "BMC"
  case beginMarkedWithProperties = "BDC", endMarked = "EMC", beginCompatible = "BX"
  case endCompatible = "EX"

  private static let all = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  static func named(_ keyword: String) -> PDFOperator? { all[keyword] }
}
