internal import CFreeType

extension FreeTypeFace {
  /// The font's names.
  ///
  /// If the `name` table has no version, the one of the `head` table is used.
  var names: FontNames {
    let record = face.pointee
    return FontNames(
      family: record.family_name.map { String(cString: $0) } ?? "unnamed",
      style: record.style_name.map { String(cString: $0) } ?? "",
      version: versionRecord.flatMap(FontNames.number) ?? revision,
      postScript: FT_Get_Postscript_Name(face).map { String(cString: $0) } ?? "")
  }

  /// The number of the version name in OpenType's `name` table.
  private static let versionName = 5
  private static let macintosh = 1

  private var versionRecord: String? {
    let names = (0..<FT_Get_Sfnt_Name_Count(face)).lazy.compactMap { index -> String? in
      var name = FT_SfntName()
      guard FT_Get_Sfnt_Name(self.face, index, &name) == 0,
        Int(name.name_id) == Self.versionName
      else { return nil }
      return Self.text(of: name)
    }
    return names.first
  }

  /// Returns a name as a string.
  ///
  /// Macintosh names have one byte per character, all others two. Versions are ASCII in both.
  private static func text(of name: FT_SfntName) -> String {
    let bytes = UnsafeBufferPointer(start: name.string, count: Int(name.string_len))
    if Int(name.platform_id) == macintosh { return String(decoding: bytes, as: UTF8.self) }
    let units = stride(from: 0, to: bytes.count & ~1, by: 2).map { index in
      UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }

  private var revision: String {
    let table = FT_Get_Sfnt_Table(face, FT_SFNT_HEAD)?.assumingMemoryBound(to: TT_Header.self)
    return FontNames.number(ofRevision: table.map { Int($0.pointee.Font_Revision) } ?? 0)
  }
}
