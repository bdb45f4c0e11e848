import LayoutCore

/// The settings of a layout as stored in a golden: an object with a member for each
/// recorded setting.
struct SettingsObject: Decodable {
  let values: [LayoutRecord.Setting: String]

  /// Decodes the settings that this version supports; other versions may have more.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    var values: [LayoutRecord.Setting: String] = [:]
    for setting in LayoutRecord.Setting.allCases {
      values[setting] = try container.decodeIfPresent(String.self, forKey: Key(setting))
    }
    self.values = values
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ setting: LayoutRecord.Setting) { stringValue = setting.rawValue }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
