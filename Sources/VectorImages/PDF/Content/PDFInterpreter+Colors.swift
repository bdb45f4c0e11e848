import Foundation
import RasterCore

extension PDFInterpreter {
  /// Sets the colour or the colour space for filling or stroking.
  func setColor(_ known: PDFOperator, _ operands: PDFOperands) throws(PDFError) {
    switch known {
    case .fillGray: setFill(.gray, operands)
    case .fillRGB: setFill(.rgb, operands)
    case .fillInks: setFill(.cmyk, operands)
    case .strokeGray: setStroke(.gray, operands)
    case .strokeRGB: setStroke(.rgb, operands)
    case .strokeInks: setStroke(.cmyk, operands)
    case .fillSpace:
      if let space = try space(operands) {
        state.fillSpace = space
        state.fill = .color(space.color(space.initialComponents))
      }
    case .strokeSpace:
      if let space = try space(operands) {
        state.strokeSpace = space
        state.stroke = .color(space.color(space.initialComponents))
      }
    case .fillColor, .fillPattern:
      state.fill = try paint(state.fillSpace, operands) ?? state.fill
    default: state.stroke = try paint(state.strokeSpace, operands) ?? state.stroke
    }
  }

  private func setFill(_ space: PDFColorSpace, _ operands: PDFOperands) {
    guard operands.numbers.count >= space.components else { return }
    state.fillSpace = space
    state.fill = .color(space.color(operands.numbers))
  }

  private func setStroke(_ space: PDFColorSpace, _ operands: PDFOperands) {
    guard operands.numbers.count >= space.components else { return }
    state.strokeSpace = space
    state.stroke = .color(space.color(operands.numbers))
  }

  private func space(_ operands: PDFOperands) throws(PDFError) -> PDFColorSpace? {
    guard let name = operands.name(0) else { return nil }
    if let space = try document.colorSpace(.name(name), resources) { return space }
    omit("colour space \(name)")
    return nil
  }

  /// Returns the paint for components or for a pattern's name; nil if a number or the name is
  /// missing.
  private func paint(
    _ space: PDFColorSpace, _ operands: PDFOperands
  ) throws(PDFError) -> PDFPaint? {
    let numbers = operands.numbers
    if case .pattern(let base) = space.kind {
      guard case .name(let name)? = operands.objects.last else { return nil }
      return try pattern(name, color: base.map { $0.color(numbers) })
    }
    guard numbers.count >= space.components else { return nil }
    return .color(space.color(numbers))
  }

  private func pattern(_ name: String, color: Color?) throws(PDFError) -> PDFPaint {
    guard let entry = try document.dictionary(resources["Pattern"])?[name],
      let dictionary = try document.dictionary(entry)
    else {
      omit("pattern \(name)")
      return .none
    }
    let matrix = CGAffineTransform(try document.numbers(dictionary["Matrix"])) ?? .identity
    let transform = matrix.concatenating(baseTransform)
    if try document.integer(dictionary["PatternType"]) == 2 {
      return try shading(dictionary["Shading"]).map { .shading($0, transform) } ?? .none
    }
    guard let content = try document.stream(entry),
      let box = PDFPage.rect(try document.numbers(dictionary["BBox"]))
    else { return .none }
    return .tiling(
      PDFTiling(
        content: content, transform: transform, box: box,
        stepX: try document.number(dictionary["XStep"]) ?? box.width,
        stepY: try document.number(dictionary["YStep"]) ?? box.height,
        color: try document.integer(dictionary["PaintType"]) == 2 ? color ?? .black : nil))
  }

  /// Returns the shading of an object; if it is unknown, records an omission and returns nil.
  func shading(_ object: PDFObject?) throws(PDFError) -> PDFShading? {
    if case .reference(let number)? = object, let known = cache.shadings[number] { return known }
    let shading: PDFShading
    do throws(PDFError) {
      guard let read = try document.shading(object, resources) else {
        omit("shading")
        return nil
      }
      shading = read
    } catch {
      guard case .reference(let number)? = object else { throw error }
      throw PDFError(error.problem, object: error.object ?? number)
    }
    if case .reference(let number)? = object { cache.shadings[number] = shading }
    return shading
  }
}
