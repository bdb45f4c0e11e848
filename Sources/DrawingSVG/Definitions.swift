import Foundation
import RasterCore
import RasterPNG

/// The definitions of a document: the glyphs, paints, clips, masks, filters and images that it
/// refers to.
///
/// Equal definitions are stored once. The definitions are numbered in the order of their first use.
final class Definitions {
  private var bodies: [String] = []
  private var names: [String: String] = [:]
  private var maskNames: [[String]: String] = [:]
  private var glyphNames: [Glyph: String?] = [:]
  /// The fonts are kept alive, so that no other font can get the address of a deallocated one.
  private var fonts: [ObjectIdentifier: any GlyphSource] = [:]

  private struct Glyph: Hashable {
    let source: ObjectIdentifier
    let id: UInt32
  }

  /// The lists of SVG lines that other lists contain; one that is used several times is written
  /// once, as a definition.
  private var lists = NestedLists()

  /// Returns the document's lines with all definitions, or an empty array if there are none.
  ///
  /// - Parameter lists: the nested lists, of which those that are used several times are defined
  ///   too.
  /// - Returns: a line for each definition, between an opening and a closing tag.
  func lines(with lists: NestedLists) -> [String] {
    let all = bodies + lists.definitions
    return all.isEmpty ? [] : ["<defs>"] + all + ["</defs>"]
  }

  /// Returns a placeholder line for a list of lines; nil if the list is empty.
  ///
  /// When the document is assembled, the list or a reference to it replaces the placeholder.
  func list(_ lines: [String]) -> String? { lists.mark(of: lines) }

  /// Returns the nested lists, after counting their uses in a document's lines.
  func repeatedLists(in lines: [String]) -> NestedLists {
    lists.count(from: lines)
    return lists
  }

  /// Returns the name of a definition.
  ///
  /// A new definition is added unless an equal one exists.
  ///
  /// - Parameters:
  ///   - kind: the first letter of the name.
  ///   - element: the name of the SVG element.
  ///   - rest: the attributes and the content, from the space after the element's name to the
  ///     closing tag.
  /// - Returns: the name for references, without the `#`.
  func name(_ kind: Character, _ element: String, _ rest: String) -> String {
    let key = "\(kind)<\(element)\(rest)"
    if let name = names[key] { return name }
    let name = "\(kind)\(String(names.count, radix: 36))"
    names[key] = name
    bodies.append("<\(element) id=\"\(name)\"\(rest)")
    return name
  }

  /// Returns the name of a mask that consists of some lines, and whether it is new, so that the
  /// caller must write it.
  func maskName(_ lines: [String]) -> (name: String, isNew: Bool) {
    if let name = maskNames[lines] { return (name, false) }
    let name = "k\(String(maskNames.count, radix: 36))"
    maskNames[lines] = name
    return (name, true)
  }

  /// Returns the name of a glyph's outline, which is in the units of `unitsPerEm`; nil if the glyph
  /// is empty.
  func glyph(_ id: UInt32, of source: any GlyphSource) -> String? {
    let glyph = Glyph(source: ObjectIdentifier(source), id: id)
    if let known = glyphNames[glyph] { return known }
    let outline = source.outline(of: id)
    let units = Self.unitsPerEm
    let data = outline.applying(CGAffineTransform(scaleX: units, y: units))
      .svgData(on: Grid(places: 0))
    let name = data.isEmpty ? nil : name("g", "path", " d=\"\(data)\"/>")
    glyphNames[glyph] = .some(name)
    fonts[glyph.source] = source
    return name
  }

  /// The number of units per em in which outlines are written.
  ///
  /// At 60 points, a unit is a seventeenth of a point.
  static let unitsPerEm: CGFloat = 1024

  /// Returns the data URL of an image, or nil if it cannot be encoded.
  func address(of image: Bitmap) -> String? {
    guard let png = try? PNG.encode(image) else { return nil }
    return "data:image/png;base64,\(png.base64EncodedString())"
  }
}
