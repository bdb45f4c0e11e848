import Basics
package import Foundation

extension FontFace {
  /// Reads all fonts of a file: those of a collection, and the named instances of variable fonts.
  ///
  /// Of several fonts with the same PostScript name, only the first is returned.
  ///
  /// - Throws: `FontError` if the file or one of its fonts cannot be read.
  package static func all(at url: URL) throws(FontError) -> [FontFace] {
    try all(of: FontFile(contentsOf: url))
  }

  /// Reads all fonts from memory.
  ///
  /// - Parameters:
  ///   - data: the bytes of a font file.
  ///   - name: the name for error messages.
  /// - Returns: the fonts, with the default of a variable font after its instances.
  /// - Throws: `FontError` if the bytes are not usable fonts.
  package static func all(data: Data, name: String) throws(FontError) -> [FontFace] {
    try all(of: FontFile(data: data, path: name))
  }

  private static func all(of file: FontFile) throws(FontError) -> [FontFace] {
    var found: [FontFace] = []
    let count = try FreeTypeFace(file).fontCount
    // The limits protect against damaged files that declare too many fonts or instances.
    for index in 0..<min(count, 1 << 10) {
      let instances = try FreeTypeFace(file, FontSelection(index: index)).instanceCount
      // The default is last, because it is often also an instance with another name.
      for instance in Array(0..<min(instances, 1 << 10)).map({ $0 + 1 }) + [0] {
        let face = try FontFace(file, FontSelection(index: index, instance: instance))
        if found.contains(where: { $0.postScriptName == face.postScriptName }) { continue }
        found.append(face)
      }
    }
    return found
  }

  /// The chosen positions on the axes, which replace those of a named instance.
  package var variations: [FontVariation] { selection.variations }

  /// Returns the font at other positions on its axes; the font itself if it has none of the axes.
  ///
  /// Positions are limited to the axes' ranges.
  package func varied(by variations: [FontVariation]) -> FontFace {
    let known = variations.filter { wanted in axes.contains { $0.tag == wanted.axis } }
    guard !known.isEmpty else { return self }
    var selection = selection
    for variation in known {
      selection.variations.removeAll { $0.axis == variation.axis }
      selection.variations.append(variation)
    }
    return variants.withLock { variants in
      if let made = variants[selection] { return made }
      // The file was read before, so reading it again fails only if memory is exhausted.
      let made = (try? FontFace(file, selection, changes: changes)) ?? self
      variants[selection] = made
      return made
    }
  }
}
