import Foundation
import RasterCore

extension PDFInterpreter {
  /// Begins a group or a clip for the mask, and returns the blend mode for painting inside it; nil
  /// if nothing is painted.
  func beginMasked() -> BlendMode? {
    if state.blendMode != .sourceOver { mixes = true }
    let transform = canvas.transform
    switch state.mask {
    case nil: return state.blendMode
    case .nothing?: return nil
    case .clip(let shapes)?:
      canvas.save()
      canvas.transform = .identity
      for shape in shapes { canvas.clip(to: shape.path, using: shape.rule) }
      canvas.transform = transform
      return state.blendMode
    case .group(let mask)?:
      canvas.save()
      canvas.transform = .identity
      canvas.beginGroup(blendMode: state.blendMode, mask: mask)
      canvas.transform = transform
      return .sourceOver
    }
  }

  /// Ends the group or the clip that `beginMasked` began.
  func endMasked() {
    switch state.mask {
    case nil, .nothing?: break
    case .clip?: canvas.restore()
    case .group?:
      canvas.endGroup()
      canvas.restore()
    }
  }

  /// Sets the soft mask that a dictionary describes; removes the mask if the object is not a
  /// dictionary.
  func setMask(_ object: PDFObject?) throws(PDFError) {
    guard let dictionary = try document.dictionary(object) else { return state.mask = nil }
    let key = PDFCache.MaskKey(object, canvas.transform)
    if let key, let known = cache.masks[key] {
      try budget.spend(steps: known.cost)
      return state.mask = known.mask
    }
    let (mask, cost) = try mask(dictionary)
    state.mask = mask
    if let key { cache.masks[key] = (mask, cost) }
  }

  private func mask(_ dictionary: PDFDictionary) throws(PDFError) -> (PDFSoftMask?, cost: Int) {
    guard let group = try document.stream(dictionary["G"]) else {
      omit("soft mask without group")
      return (nil, 1)
    }
    let drawing = try drawing(of: group)
    let transfer = try transfer(dictionary["TR"])
    let mask: PDFSoftMask? =
      try document.name(dictionary["S"]) == "Luminosity"
      ? luminosityMask(drawing, try backdrop(dictionary["BC"], group), transfer)
      : alphaMask(drawing, transfer)
    return (mask, drawing.commands.count)
  }

  private func alphaMask(_ drawing: Drawing, _ transfer: [UInt8]) -> PDFSoftMask? {
    if drawing.isEmpty { return Self.evenMask(transfer[0]) }
    if transfer[0] == 0, transfer[255] == 255, let shapes = drawing.maskShapes({ $0.alpha >= 1 }) {
      return clipMask(shapes)
    }
    return .group(GroupMask(drawing, by: .alpha, transfer: transfer))
  }

  private func luminosityMask(
    _ drawing: Drawing, _ backdrop: Color, _ transfer: [UInt8]
  ) -> PDFSoftMask? {
    let isBlack = backdrop == .black
    if drawing.isEmpty, isBlack { return Self.evenMask(transfer[0]) }
    if isBlack, transfer[0] == 0, transfer[255] == 255,
      let shapes = drawing.maskShapes({ $0.alpha >= 1 && min($0.red, $0.green, $0.blue) >= 1 })
    {
      return clipMask(shapes)
    }
    return .group(GroupMask(drawing, by: .luminance(backdrop: backdrop), transfer: transfer))
  }

  /// Returns the mask of a group without content: a mask that hides everything if its value is 0;
  /// otherwise nil, which means no mask.
  private static func evenMask(_ value: UInt8) -> PDFSoftMask? { value == 0 ? .nothing : nil }

  /// Makes a mask of shapes; shapes that contain the whole visible area are left out, and the
  /// result is nil if none remains.
  private func clipMask(_ shapes: [MaskShape]) -> PDFSoftMask? {
    let shapes = shapes.filter { !$0.path.contains(area, under: .identity) }
    return shapes.isEmpty ? nil : .clip(shapes)
  }

  /// Returns the drawing of a soft mask's transparency group, in the coordinates of the drawing.
  private func drawing(of group: PDFStream) throws(PDFError) -> Drawing {
    let outer = (canvas, state, mixes)
    defer { (canvas, state, mixes) = outer }
    canvas = Canvas()
    canvas.transform = outer.0.transform
    state = PDFGraphicsState()
    try runForm(group)
    return canvas.drawing
  }

  /// Returns the results of a transfer function for all values from 0 to 255.
  private func transfer(_ object: PDFObject?) throws(PDFError) -> [UInt8] {
    guard let object, try document.name(object) != "Identity" else { return Array(0...255) }
    let function = try document.function(object)
    try budget.spend(steps: 32 * function.weight)
    return (0...255).map { value in
      UInt8(PDFColorSpace.unit(function([Double(value) / 255]).first ?? 0) * 255 + 0.5)
    }
  }

  /// Returns the backdrop colour of a soft mask's group; black by default.
  private func backdrop(_ object: PDFObject?, _ group: PDFStream) throws(PDFError) -> Color {
    guard let components = try document.numbers(object) else { return .black }
    let entries = try document.dictionary(group.dictionary["Group"])
    let space =
      try document.colorSpace(entries?["CS"], resources)
      ?? [1: .gray, 4: .cmyk][components.count] ?? .rgb
    return space.color(components)
  }
}
