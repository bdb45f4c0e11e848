import RasterCore

extension PDFDocument {
  /// Reads a colour space; nil if it is unknown.
  ///
  /// - Parameters:
  ///   - object: a name or an array.
  ///   - resources: the resources in which names are looked up.
  ///   - depth: the number of spaces in which this one is nested.
  /// - Returns: the space.
  /// - Throws: an error if the file is damaged or exceeds a limit of `PDFBudget`, or if spaces are
  ///   nested too deeply.
  func colorSpace(
    _ object: PDFObject?, _ resources: PDFDictionary, depth: Int = 0
  ) throws(PDFError) -> PDFColorSpace? {
    guard depth < 8 else { throw PDFError("colour spaces are nested too deeply") }
    switch try resolve(object) {
    case .name(let name):
      if let space = Self.deviceSpace(name) { return space }
      let named = try dictionary(resources["ColorSpace"])?[name]
      return try named.flatMap { (named) throws(PDFError) in
        try colorSpace(named, resources, depth: depth + 1)
      }
    case .array(let parts): return try colorSpace(parts, resources, depth: depth)
    default: return nil
    }
  }

  private static func deviceSpace(_ name: String) -> PDFColorSpace? {
    switch name {
    case "DeviceGray", "G", "CalGray": .gray
    case "DeviceRGB", "RGB", "CalRGB": .rgb
    case "DeviceCMYK", "CMYK": .cmyk
    case "Pattern": PDFColorSpace(kind: .pattern(nil))
    default: nil
    }
  }

  private func colorSpace(
    _ parts: [PDFObject], _ resources: PDFDictionary, depth: Int
  ) throws(PDFError) -> PDFColorSpace? {
    func part(_ index: Int) -> PDFObject? { index < parts.count ? parts[index] : nil }
    func space(_ index: Int) throws(PDFError) -> PDFColorSpace? {
      try colorSpace(part(index), resources, depth: depth + 1)
    }
    switch try name(part(0)) {
    case "ICCBased": return try profileSpace(part(1), resources, depth: depth)
    case "Lab":
      let entries = try dictionary(part(1)) ?? [:]
      return PDFColorSpace(
        kind: .lab(
          white: try numbers(entries["WhitePoint"]) ?? [0.9642, 1, 0.8249],
          range: try numbers(entries["Range"]) ?? [-100, 100, -100, 100]))
    case "Indexed", "I":
      guard let base = try space(1) else { return nil }
      return try indexedSpace(base, last: try integer(part(2)) ?? 0, part(3))
    case "Separation":
      guard let base = try space(2) else { return nil }
      let function = try name(part(1)) == "None" ? nil : try function(part(3))
      return PDFColorSpace(kind: .inks(count: 1, base, function))
    case "DeviceN":
      guard let inks = try array(part(1)), inks.count <= 32, let base = try space(2) else {
        return nil
      }
      return PDFColorSpace(kind: .inks(count: inks.count, base, try function(part(3))))
    case "Pattern": return PDFColorSpace(kind: .pattern(try space(1)))
    case let name?: return Self.deviceSpace(name)
    case nil: return nil
    }
  }

  private func profileSpace(
    _ object: PDFObject?, _ resources: PDFDictionary, depth: Int
  ) throws(PDFError) -> PDFColorSpace? {
    guard let stream = try stream(object) else { return nil }
    if let number = stream.object, let space = profileSpaces[number] { return space }
    let components = try integer(stream.dictionary["N"]) ?? 3
    let space: PDFColorSpace?
    switch components {
    case 1: space = .gray
    case 4: space = .cmyk
    case 3:
      // A damaged profile counts as sRGB.
      let bytes = (try? decoded(stream)) ?? []
      space = PDFColorSpace(kind: .profile(ColorProfile(bytes, components: 3)))
    default: space = try colorSpace(stream.dictionary["Alternate"], resources, depth: depth + 1)
    }
    if let number = stream.object { profileSpaces[number] = space }
    return space
  }

  private func indexedSpace(
    _ base: PDFColorSpace, last: Int, _ object: PDFObject?
  ) throws(PDFError) -> PDFColorSpace? {
    let bytes: [UInt8]
    switch try resolve(object) {
    case .string(let string): bytes = string
    case .stream(let stream): bytes = try decoded(stream)
    default: return nil
    }
    let components = base.components
    guard components > 0 else { return nil }
    let decode = base.defaultDecode(bits: 8)
    let table = (0...min(max(last, 0), 255)).map { index in
      base.color(
        (0..<components).map { part in
          let place = index * components + part
          let share = place < bytes.count ? Double(bytes[place]) / 255 : 0
          return decode[2 * part] + share * (decode[2 * part + 1] - decode[2 * part])
        })
    }
    return PDFColorSpace(kind: .indexed(base, table: table))
  }
}
