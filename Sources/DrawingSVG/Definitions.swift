import Foundation
import RasterCore
import RasterPNG

/// The definitions of a document that it refers to: glyphs, paints, clips, filters, images.
///
/// Equal definitions are one; numbers are given in the order of first use.
final class Definitions {
  private var bodies: [String] = []
  private var names: [String: String] = [:]
  private var glyphNames: [Glyph: String?] = [:]
  /// Kept, so that no other font gets the place in memory of one that is gone.
  private var fonts: [ObjectIdentifier: any GlyphSource] = [:]

  private struct Glyph: Hashable {
    let source: ObjectIdentifier
    let id: UInt32
  }

  /// The lists that are inside of others.
  private var lists = NestedLists()

  /// Returns the lines of the document that hold the definitions; none if there are none.
  ///
  /// - Parameter lists: those that are defined too, since they are used again.
  /// - Returns: a line for each definition, with the tags around them.
  func lines(with lists: NestedLists) -> [String] {
    let all = bodies + lists.definitions
    return all.isEmpty ? [] : ["<defs>"] + all + ["</defs>"]
  }

  /// Returns the line that stands for a list of lines until the document is put together; nil for
  /// an empty one.
  func list(_ lines: [String]) -> String? { lists.mark(of: lines) }

  /// Returns the lists inside of a document's lines, with those known that are used again.
  func repeatedLists(in lines: [String]) -> NestedLists {
    lists.count(from: lines)
    return lists
  }

  /// Returns the name of a definition, which is made once.
  ///
  /// - Parameters:
  ///   - kind: the letter that its name begins with.
  ///   - element: the element's name.
  ///   - rest: attributes and content, from the space after the name on, to the closing tag.
  /// - Returns: what refers to it, after `#`.
  func name(_ kind: Character, _ element: String, _ rest: String) -> String {
    let key = "\(kind)<\(element)\(rest)"
    if let name = names[key] { return name }
    let name = "\(kind)\(String(names.count, radix: 36))"
    names[key] = name
    bodies.append("<\(element) id=\"\(name)\"\(rest)")
    return name
  }

  /// Returns the name of a glyph's outline in units of the em; nil for one that covers nothing.
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

  /// The units of an em in which outlines are written: at 60 points one is a seventeenth of a
  /// point.
  static let unitsPerEm: CGFloat = 1024

  /// Returns the address of an image as data; nil for one that cannot be encoded.
  func address(of image: Bitmap) -> String? {
    guard let png = try? PNG.encode(image) else { return nil }
    return "data:image/png;base64,\(png.base64EncodedString())"
  }
}
