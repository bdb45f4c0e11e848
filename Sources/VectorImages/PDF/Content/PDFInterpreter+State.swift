import Foundation
import RasterCore

extension PDFInterpreter {
  /// Applies the entries of a graphics state dictionary.
  func setGraphicsState(_ name: String) throws(PDFError) {
    guard let entry = try document.dictionary(resources["ExtGState"])?[name],
      let entries = try document.dictionary(entry)
    else { return omit("graphics state \(name)") }
    for (key, value) in entries.sorted(by: { $0.key < $1.key }) {
      try set(key, value, entries)
    }
  }

  private func set(
    _ key: String, _ value: PDFObject, _ entries: PDFDictionary
  ) throws(PDFError) {
    let number = try document.number(value)
    switch key {
    case "ca": state.fillAlpha = number.map(PDFColorSpace.unit) ?? 1
    case "CA": state.strokeAlpha = number.map(PDFColorSpace.unit) ?? 1
    case "LW": number.map { setLineWidth($0) }
    case "LC": number.map { setLineCap($0) }
    case "LJ": number.map { setLineJoin($0) }
    case "ML": number.map { state.line.miterLimit = max(1, $0) }
    case "D":
      if let parts = try document.array(value), parts.count == 2 {
        setDash(
          try document.numbers(parts[0]) ?? [], phase: try document.number(parts[1]) ?? 0)
      }
    case "BM": try setBlendMode(value)
    case "SMask": try setMask(value)
    case "Font":
      if let parts = try document.array(value), parts.count == 2 {
        state.text.font = try font(parts[0])
        state.text.size = try document.number(parts[1]) ?? 0
      }
    default: break
    }
  }

  private func setBlendMode(_ object: PDFObject) throws(PDFError) {
    var names: [String] = []
    switch try document.resolve(object) {
    case .array(let parts): for part in parts { try document.name(part).map { names.append($0) } }
    case .name(let name): names = [name]
    default: break
    }
    // A list of blend modes is in the order of preference, so the first supported one is used.
    let known = names.lazy.compactMap { Self.modes[$0] }.first
    if known == nil, let name = names.first { omit("blend mode \(name)") }
    state.blendMode = known ?? .sourceOver
  }

  private static let modes: [String: BlendMode] = [
    "Normal": .sourceOver, "Compatible": .sourceOver, "Multiply": .multiply, "Screen": .screen,
    "Overlay": .overlay, "Darken": .darken, "Lighten": .lighten, "ColorDodge": .colorDodge,
    "ColorBurn": .colorBurn, "HardLight": .hardLight, "SoftLight": .softLight,
    "Difference": .difference, "Exclusion": .exclusion, "Hue": .hue, "Saturation": .saturation,
    "Color": .color, "Luminosity": .luminosity,
  ]

  /// Begins marked content, which is hidden if its optional content group is.
  func beginMarked(_ operands: PDFOperands) throws(PDFError) {
    if hidden > 0 { return hidden += 1 }
    guard operands.name(0) == "OC", let name = operands.name(1),
      let entry = try document.dictionary(resources["Properties"])?[name]
    else { return }
    if try isHidden(entry) { hidden = 1 }
  }

  /// Returns whether an object's optional content is hidden in the default configuration.
  func isHidden(_ object: PDFObject?) throws(PDFError) -> Bool {
    let root = try document.dictionary(document.trailer["Root"])
    guard let object, let properties = try document.dictionary(root?["OCProperties"]),
      let settings = try document.dictionary(properties["D"])
    else { return false }
    let off = try document.array(settings["OFF"]) ?? []
    func isOff(_ object: PDFObject) -> Bool {
      guard case .reference(let number) = object else { return false }
      return off.contains { if case .reference(number) = $0 { true } else { false } }
    }
    if isOff(object) { return true }
    // Content in several optional content groups is hidden if all of these groups are hidden.
    guard let groups = try document.dictionary(object)?["OCGs"] else { return false }
    let members = try document.array(groups) ?? [groups]
    return !members.isEmpty && members.allSatisfy(isOff)
  }
}
