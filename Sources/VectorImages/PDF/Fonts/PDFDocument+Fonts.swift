import Foundation
import RasterCore
import RasterText

/// A font, and its name if it is replaced by another font.
struct PDFFontResult {
  let font: PDFFont
  let missingName: String?
}

extension PDFDocument {
  /// Reads the font of a dictionary: Type 3, composite or simple.
  func font(_ entries: PDFDictionary) throws(PDFError) -> PDFFontResult {
    switch try name(entries["Subtype"]) {
    case "Type3": return PDFFontResult(font: try contentFont(entries), missingName: nil)
    case "Type0": return try compositeFont(entries)
    default: return try simpleFont(entries)
    }
  }

  /// Reads a Type 3 font, whose glyphs are content streams.
  private func contentFont(_ entries: PDFDictionary) throws(PDFError) -> PDFFont {
    let matrix = CGAffineTransform(try numbers(entries["FontMatrix"]))
    let encoding = try encoding(entries["Encoding"])
    let procedures = try dictionary(entries["CharProcs"]) ?? [:]
    var contents: [Int: PDFStream] = [:]
    for (code, name) in encoding.differences {
      contents[code] = try stream(procedures[name])
    }
    let transform = matrix ?? CGAffineTransform(scaleX: 0.001, y: 0.001)
    // The widths are in the glyphs' own units, not in thousandths of an em, so the font matrix
    // converts them.
    let widths = try widths(entries).mapValues { $0 * 1000 * Double(transform.a) }
    return PDFFont(
      .contents(contents, transform, try dictionary(entries["Resources"])), codeBytes: 1,
      widths: widths, defaultWidth: 0)
  }

  private func simpleFont(_ entries: PDFDictionary) throws(PDFError) -> PDFFontResult {
    let descriptor = try dictionary(entries["FontDescriptor"]) ?? [:]
    let encoding = try encoding(entries["Encoding"])
    let name = try self.name(entries["BaseFont"]) ?? "font"
    let widths = try widths(entries)
    let defaultWidth = try number(descriptor["MissingWidth"]).map { $0 / 1000 }
    if let embedded = try embeddedFont(descriptor, name) {
      let isSymbolic = try (integer(descriptor["Flags"]) ?? 0) & 4 != 0
      let glyphs = SimpleGlyphs(font: embedded, encoding: encoding, isSymbolic: isSymbolic)
      return PDFFontResult(
        font: PDFFont(
          .outlines { glyphs.outline(of: $0) }, codeBytes: 1, widths: widths,
          defaultWidth: defaultWidth ?? 0), missingName: nil)
    }
    let standIn = StandInFont(name, encoding)
    return PDFFontResult(
      font: PDFFont(
        .outlines { standIn.outline(of: $0, width: widths[$0]) }, codeBytes: 1,
        widths: standIn.widths.merging(widths) { $1 }, defaultWidth: defaultWidth ?? 0.5),
      missingName: name)
  }

  /// Reads the embedded font of a descriptor; nil if there is none or if it is damaged.
  private func embeddedFont(
    _ descriptor: PDFDictionary, _ name: String
  ) throws(PDFError) -> EmbeddedFont? {
    for key in ["FontFile", "FontFile2", "FontFile3"] {
      guard let stream = try stream(descriptor[key]) else { continue }
      return try? EmbeddedFont(data: Data(try decoded(stream)), name: name)
    }
    return nil
  }

  /// Reads a composite font, whose codes have two bytes.
  private func compositeFont(_ entries: PDFDictionary) throws(PDFError) -> PDFFontResult {
    let descendant = try array(entries["DescendantFonts"])?.first
    let own = try dictionary(descendant) ?? [:]
    let name = try self.name(entries["BaseFont"]) ?? "font"
    let map = try stream(own["CIDToGIDMap"])
    let glyphs = try map.map { (map) throws(PDFError) in try decoded(map) }
    let defaultWidth = (try number(own["DW"]) ?? 1000) / 1000
    let widths = try compositeWidths(own["W"])
    let isIdentity = try self.name(entries["Encoding"])?.hasPrefix("Identity") == true
    guard isIdentity,
      let font = try embeddedFont(try dictionary(own["FontDescriptor"]) ?? [:], name)
    else {
      return PDFFontResult(
        font: PDFFont(
          .outlines { _ in Path() }, codeBytes: 2, widths: widths, defaultWidth: defaultWidth),
        missingName: name)
    }
    let kind = PDFFont.Kind.outlines { code in
      guard let glyphs else { return font.outline(of: font.glyph(forCID: UInt32(code))) }
      guard 2 * code + 1 < glyphs.count else { return Path() }
      return font.outline(of: UInt32(glyphs[2 * code]) << 8 | UInt32(glyphs[2 * code + 1]))
    }
    return PDFFontResult(
      font: PDFFont(kind, codeBytes: 2, widths: widths, defaultWidth: defaultWidth),
      missingName: nil)
  }
}

extension PDFDocument {
  private func encoding(_ object: PDFObject?) throws(PDFError) -> PDFEncoding {
    if let name = try name(object) { return PDFEncoding(baseName: name, differences: [:]) }
    let entries = try dictionary(object) ?? [:]
    var (differences, code): ([Int: String], Int) = ([:], 0)
    for part in try array(entries["Differences"]) ?? [] {
      switch try resolve(part) {
      case .number(let number): code = Int(min(max(number, 0), 255))
      case .name(let name):
        differences[code] = name
        code += 1
      default: break
      }
    }
    return PDFEncoding(baseName: try name(entries["BaseEncoding"]), differences: differences)
  }

  private func widths(_ entries: PDFDictionary) throws(PDFError) -> [Int: Double] {
    let first = try integer(entries["FirstChar"]) ?? 0
    var widths: [Int: Double] = [:]
    for (index, width) in (try array(entries["Widths"]) ?? []).prefix(256).enumerated() {
      widths[first &+ index] = try number(width).map { $0 / 1000 }
    }
    return widths
  }

  /// Reads widths by ranges of codes: a first code with an array, or a first and a last code with
  /// one width.
  private func compositeWidths(_ object: PDFObject?) throws(PDFError) -> [Int: Double] {
    var widths: [Int: Double] = [:]
    let parts = try array(object) ?? []
    var index = 0
    while index + 1 < parts.count, let first = try integer(parts[index]) {
      if let list = try numbers(parts[index + 1]) {
        for (offset, width) in list.prefix(65_536).enumerated() {
          widths[first &+ offset] = width / 1000
        }
        index += 2
      } else {
        guard index + 2 < parts.count, let last = try integer(parts[index + 1]),
          let width = try number(parts[index + 2])
        else { break }
        if first >= 0, last <= 65_535, first <= last {
          try budget.spend(steps: (last - first) / 16)
          for code in first...last { widths[code] = width / 1000 }
        }
        index += 3
      }
    }
    return widths
  }
}
