import Foundation
import RasterCore

/// An interpreter of content streams, which records their drawing commands.
///
/// Commands are recorded in points of the page with y down: the canvas's transform converts the
/// coordinates of the content.
final class PDFInterpreter {
  let document: PDFDocument
  var canvas = Canvas()
  var state = PDFGraphicsState()
  private var states: [PDFGraphicsState] = []
  /// The resources of the content stream that is being drawn.
  var resources: PDFDictionary
  /// The transform from the initial coordinates of the content stream, for patterns.
  var baseTransform: CGAffineTransform
  /// The visible part of the drawing.
  var area: CGRect
  /// Whether clips that contain the whole visible area may be left out.
  var dropsWideClips = true
  var path = Path()
  private var clipRule: FillRule?
  /// Whether a blend mode other than the normal one was used since this property was last set to
  /// false.
  var mixes = false
  private(set) var omissions: [String] = []
  /// The depth of nested content streams.
  var depth = 0
  /// The matrix of the next glyph, and that of the beginning of the line.
  var textMatrix = CGAffineTransform.identity, lineMatrix = CGAffineTransform.identity
  /// The outlines of text that become a clip at the end of the text object; nil for none.
  var textClip: Path?
  /// The results that are used several times, by the numbers of their objects.
  var cache = PDFCache()
  /// The names of fonts that are replaced by others.
  var missingFonts: [ObjectIdentifier: String] = [:]
  /// The number of nested marked contents, counted from the first hidden one.
  var hidden = 0

  init(_ document: PDFDocument, page: PDFPage) {
    self.document = document
    resources = page.resources
    baseTransform = page.transform
    area = CGRect(origin: .zero, size: page.size)
    canvas.clip(to: area)
    canvas.transform = baseTransform
  }

  var budget: PDFBudget { document.budget }

  /// Records the name of something that is not drawn, once.
  func omit(_ name: String) {
    if omissions.count < 100, !omissions.contains(name) { omissions.append(name) }
  }

  /// Draws a content stream.
  func run(_ content: [UInt8]) throws(PDFError) {
    var parser = PDFParser(PDFLexer(content), budget, hasReferences: false)
    var operands = PDFOperands()
    let outermost = states.count
    // Parsing a stream takes time even if it contains no operators.
    try budget.spend(steps: content.count / 64)
    while let part = try parser.next() {
      switch part {
      case .operand(let object): operands.append(object)
      case .keyword(let keyword):
        try budget.spend(steps: 1)
        if keyword == "BI" {
          try drawInlineImage(&parser)
        } else if let known = PDFOperator.named(keyword) {
          try perform(known, operands, outermost: outermost)
        } else if !["nan", "inf"].contains(keyword.lowercased()) {
          omit("operator \(keyword.prefix(16))")
        } else {
          // A malformed number makes its operator invalid, so the number is replaced by null.
          operands.append(.null)
          continue
        }
        operands.removeAll()
      }
    }
    while states.count > outermost { restore() }
  }

  func save() {
    states.append(state)
    canvas.save()
  }

  func restore() {
    guard let last = states.popLast() else { return }
    state = last
    canvas.restore()
  }

  private func perform(
    _ known: PDFOperator, _ operands: PDFOperands, outermost: Int
  ) throws(PDFError) {
    switch known {
    case .save:
      guard states.count < 4096 else { throw PDFError("graphics states are nested too deeply") }
      save()
    case .restore: if states.count > outermost { restore() }
    case .concatenate: operands.transform.map { canvas.concatenate($0) }
    case .move, .line, .curve, .curveFromStart, .curveToEnd, .close, .rectangle:
      addToPath(known, operands)
    case .stroke, .closeAndStroke, .fill, .fillOld, .fillEvenOdd, .fillAndStroke,
      .fillEvenOddAndStroke, .closeFillAndStroke, .closeFillEvenOddAndStroke, .endPath:
      try paintPath(known)
    case .clip: clipRule = .nonZero
    case .clipEvenOdd: clipRule = .evenOdd
    case .lineWidth, .lineCap, .lineJoin, .miterLimit, .dash: setLine(known, operands)
    case .graphicsState:
      if let name = operands.name(0) { try setGraphicsState(name) }
    case .strokeSpace, .fillSpace, .strokeColor, .strokePattern, .fillColor, .fillPattern,
      .strokeGray, .fillGray, .strokeRGB, .fillRGB, .strokeInks, .fillInks:
      try setColor(known, operands)
    case .shading: if let name = operands.name(0), hidden == 0 { try drawShading(name) }
    case .object: if let name = operands.name(0), hidden == 0 { try drawObject(name) }
    case .beginMarked: if hidden > 0 { hidden += 1 }
    case .beginMarkedWithProperties: try beginMarked(operands)
    case .endMarked: hidden = max(0, hidden - 1)
    case .intent, .flatness, .glyphWidth, .glyphWidthAndBox, .markedPoint,
      .markedPointWithProperties, .beginCompatible, .endCompatible:
      break
    default: try performText(known, operands)
    }
  }

  private func paintPath(_ known: PDFOperator) throws(PDFError) {
    switch known {
    case .closeAndStroke, .closeFillAndStroke, .closeFillEvenOddAndStroke: path.closeSubpath()
    default: break
    }
    let rule: FillRule? =
      switch known {
      case .fill, .fillOld, .fillAndStroke, .closeFillAndStroke: .nonZero
      case .fillEvenOdd, .fillEvenOddAndStroke, .closeFillEvenOddAndStroke: .evenOdd
      default: nil
      }
    let isStroked =
      switch known {
      case .stroke, .closeAndStroke, .fillAndStroke, .fillEvenOddAndStroke, .closeFillAndStroke,
        .closeFillEvenOddAndStroke:
        true
      default: false
      }
    if !path.isEmpty, hidden == 0, rule != nil || isStroked {
      try paint(path, fill: rule, isStroked: isStroked)
    }
    // As in other viewers, an empty path does not clip.
    if let clipRule, !path.isEmpty { try clip(to: path, clipRule) }
    clipRule = nil
    path = Path()
  }

  /// Restricts drawing to a path in the current coordinates; a path that contains the whole visible
  /// area is left out if `dropsWideClips` is true.
  ///
  /// Nested clips are drawn recursively, so their number is limited.
  func clip(to path: Path, _ rule: FillRule) throws(PDFError) {
    guard state.clips < 500 else { throw PDFError("clips are nested too deeply") }
    state.clips += 1
    guard !dropsWideClips || !path.contains(area, under: canvas.transform) else { return }
    // Clipping twice to the same path would only soften its anti-aliased edges.
    let shape = MaskShape(path: path.applying(canvas.transform), rule: rule)
    guard shape != state.clip else { return }
    state.clip = shape
    canvas.clip(to: path, using: rule)
  }
}
