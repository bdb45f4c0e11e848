import Foundation
import RasterCore

extension PDFInterpreter {
  /// Draws the form or the image with a name.
  func drawObject(_ name: String) throws(PDFError) {
    guard let entry = try document.dictionary(resources["XObject"])?[name],
      let stream = try document.stream(entry)
    else { return omit("object \(name)") }
    if try isHidden(stream.dictionary["OC"]) { return }
    switch try document.name(stream.dictionary["Subtype"]) {
    case "Form": try drawForm(stream)
    case "Image": try drawImage(stream, resources)
    default: omit("object \(name)")
    }
  }

  /// Draws a form; one with a transparency group, or under a soft mask, is drawn as a group.
  private func drawForm(_ stream: PDFStream) throws(PDFError) {
    let group = try document.dictionary(stream.dictionary["Group"])
    // Masking the whole form at once has the same result as masking each object in it, and is
    // faster.
    guard group != nil || state.mask != nil else { return try runForm(stream) }
    if group?["K"]?.boolean == true { omit("knockout group") }
    guard let mode = beginMasked() else { return }
    let (outer, outerMixes) = (state, mixes)
    let isIsolated = group?["I"]?.boolean == true
    state = group == nil ? unmasked(outer) : outer.insideGroup
    mixes = false
    let content = try recorded { () throws(PDFError) in try runForm(stream) }
    state = outer
    let alpha = group == nil ? 1 : outer.fillAlpha
    canvas.beginGroup(alpha: alpha, blendMode: mode, isIsolated: isIsolated && mixes)
    mixes = outerMixes || mixes && !isIsolated
    let transform = canvas.transform
    canvas.transform = .identity
    canvas.append(content)
    canvas.transform = transform
    canvas.endGroup()
    endMasked()
  }

  private func unmasked(_ state: PDFGraphicsState) -> PDFGraphicsState {
    var state = state
    (state.mask, state.blendMode) = (nil, .sourceOver)
    return state
  }

  /// Returns a recording of the commands that a closure draws with the current transform.
  func recorded(_ draw: () throws(PDFError) -> Void) throws(PDFError) -> Drawing {
    let outer = canvas
    defer { canvas = outer }
    canvas = Canvas()
    canvas.transform = outer.transform
    try draw()
    return canvas.drawing
  }

  /// Runs a form's content in its own coordinates, clipped to its box.
  func runForm(_ stream: PDFStream) throws(PDFError) {
    let outer = (resources, baseTransform, path)
    save()
    defer {
      restore()
      (resources, baseTransform, path) = outer
    }
    if let own = try document.dictionary(stream.dictionary["Resources"]) { resources = own }
    if let matrix = CGAffineTransform(try document.numbers(stream.dictionary["Matrix"])) {
      canvas.concatenate(matrix)
    }
    baseTransform = canvas.transform
    path = Path()
    if let box = PDFPage.rect(try document.numbers(stream.dictionary["BBox"])) {
      try clip(to: Path(box), .nonZero)
    }
    try runNested(stream)
  }

  /// Runs the content stream of a form, a tile or a glyph.
  func runNested(_ stream: PDFStream) throws(PDFError) {
    guard depth < PDFBudget.depth else {
      throw PDFError("forms are nested too deeply", object: stream.object)
    }
    try budget.spend(steps: PDFBudget.nestedSteps)
    depth += 1
    defer { depth -= 1 }
    try run(try content(of: stream))
  }

  /// Returns the decoded bytes of a content stream.
  func content(of stream: PDFStream) throws(PDFError) -> [UInt8] {
    if let number = stream.object, let known = cache.contents[number] { return known }
    let content = try document.decoded(stream)
    if let number = stream.object { cache.contents[number] = content }
    return content
  }
}
