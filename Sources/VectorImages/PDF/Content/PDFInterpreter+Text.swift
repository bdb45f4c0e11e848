import Foundation
import RasterCore

extension PDFInterpreter {
  func performText(_ known: PDFOperator, _ operands: PDFOperands) throws(PDFError) {
    switch known {
    case .beginText: (textMatrix, lineMatrix) = (.identity, .identity)
    case .endText: try endText()
    case .font: try setFont(operands)
    case .moveText: operands.point(0).map(moveLine)
    case .moveTextAndSetLeading:
      if let offset = operands.point(0) {
        state.text.leading = -Double(offset.y)
        moveLine(offset)
      }
    case .textMatrix:
      if let matrix = operands.transform { (textMatrix, lineMatrix) = (matrix, matrix) }
    case .nextLine: moveLine(CGPoint(x: 0, y: -state.text.leading))
    case .showText: try showStrings(operands.objects)
    case .showPieces:
      if case .array(let pieces)? = operands.objects.first { try showStrings(pieces) }
    case .showLine, .showSpacedLine: try showLine(known, operands)
    default: operands.number(0).map { setText(known, $0) }
    }
  }

  private func setText(_ known: PDFOperator, _ value: Double) {
    switch known {
    case .characterSpacing: state.text.characterSpacing = value
    case .wordSpacing: state.text.wordSpacing = value
    case .horizontalScale: state.text.scale = value / 100
    case .leading: state.text.leading = value
    case .rise: state.text.rise = value
    case .renderingMode: state.text.mode = Int(min(max(value, 0), 7))
    default: break
    }
  }

  private func setFont(_ operands: PDFOperands) throws(PDFError) {
    guard let name = operands.name(0), let size = operands.number(1) else { return }
    state.text.size = size
    guard let entry = try document.dictionary(resources["Font"])?[name] else {
      state.text.font = nil
      return omit("font \(name)")
    }
    state.text.font = try font(entry)
  }

  /// Returns the font of an object; nil if the object is not a dictionary.
  func font(_ object: PDFObject) throws(PDFError) -> PDFFont? {
    if case .reference(let number) = object, let known = cache.fonts[number] { return known }
    guard let entries = try document.dictionary(object) else { return nil }
    let result = try document.font(entries)
    if let name = result.missingName { missingFonts[ObjectIdentifier(result.font)] = name }
    if case .reference(let number) = object { cache.fonts[number] = result.font }
    return result.font
  }

  private func moveLine(_ offset: CGPoint) {
    lineMatrix = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(lineMatrix)
    textMatrix = lineMatrix
  }

  private func showLine(_ known: PDFOperator, _ operands: PDFOperands) throws(PDFError) {
    if known == .showSpacedLine, let words = operands.number(0), let characters = operands.number(1)
    {
      (state.text.wordSpacing, state.text.characterSpacing) = (words, characters)
    }
    moveLine(CGPoint(x: 0, y: -state.text.leading))
    try showStrings(operands.objects)
  }

  /// Shows strings; a number between them moves the next glyph back by thousandths of an em.
  private func showStrings(_ pieces: [PDFObject]) throws(PDFError) {
    guard let font = state.text.font else { return }
    var outline = Path()
    for piece in pieces {
      if let number = piece.number {
        advance(-number / 1000 * state.text.size * state.text.scale)
      } else if let string = piece.string {
        for code in font.codes(string) {
          try budget.spend(steps: 1)
          try show(code, font, &outline)
          let text = state.text
          let spacing = text.characterSpacing + (code == 32 ? text.wordSpacing : 0)
          advance((font.width(of: code) * text.size + spacing) * text.scale)
        }
      }
    }
    try paintText(outline, font)
  }

  private func advance(_ distance: Double) {
    textMatrix = CGAffineTransform(translationX: distance, y: 0).concatenating(textMatrix)
  }

  /// The transform from a glyph's coordinates, in ems with y up, to those of the content.
  private var glyphTransform: CGAffineTransform {
    let text = state.text
    return CGAffineTransform(
      a: text.size * text.scale, b: 0, c: 0, d: text.size, tx: 0, ty: text.rise
    ).concatenating(textMatrix)
  }

  /// Adds a glyph's outline to a path, or draws the glyph's content stream.
  private func show(_ code: Int, _ font: PDFFont, _ outline: inout Path) throws(PDFError) {
    switch font.kind {
    case .outlines(let glyph):
      let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
      let path = glyph(code)
      try budget.spend(steps: path.elements.count)
      outline.addPath(path, transform: flip.concatenating(glyphTransform))
    case .contents(let glyphs, let matrix, let own):
      guard let content = glyphs[code], !font.blankCodes.contains(code), hidden == 0 else { return }
      if try drawGlyph(content, matrix.concatenating(glyphTransform), own) == false {
        font.blankCodes.insert(code)
      }
    }
  }

  /// Draws a glyph that is a content stream, and returns whether it draws anything.
  private func drawGlyph(
    _ content: PDFStream, _ transform: CGAffineTransform, _ own: PDFDictionary?
  ) throws(PDFError) -> Bool {
    let outer = (resources, path, textMatrix, lineMatrix)
    defer { (resources, path, textMatrix, lineMatrix) = outer }
    if let own { resources = own }
    path = Path()
    let drawing = try recorded { () throws(PDFError) in
      save()
      canvas.concatenate(transform)
      try runNested(content)
      restore()
    }
    let matrix = canvas.transform
    canvas.transform = .identity
    canvas.draw(drawing)
    canvas.transform = matrix
    return !drawing.isEmpty
  }

  private func paintText(_ outline: Path, _ font: PDFFont) throws(PDFError) {
    guard !outline.isEmpty, hidden == 0 else { return }
    let mode = state.text.mode
    if mode != 3, let name = missingFonts[ObjectIdentifier(font)] { omit("font \(name)") }
    let isFilled = [0, 2, 4, 6].contains(mode)
    let isStroked = [1, 2, 5, 6].contains(mode)
    if isFilled || isStroked {
      try paint(outline, fill: isFilled ? .nonZero : nil, isStroked: isStroked)
    }
    if mode >= 4 {
      var clip = textClip ?? Path()
      clip.addPath(outline)
      textClip = clip
    }
  }

  private func endText() throws(PDFError) {
    if let textClip { try clip(to: textClip, .nonZero) }
    textClip = nil
  }
}
