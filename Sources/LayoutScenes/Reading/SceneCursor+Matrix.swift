import Basics
import LayoutCore
import LayoutStage
import UIKit

extension SceneCursor {
  private static let axes = [
    "language", "textSize", "direction", "appearance", "contrast", "device",
  ]

  /// Reads the settings of a matrix, each an array of values:
  /// `{ "language": ["de", "ar"], "textSize": ["large", "accessibilityLarge"] }`.
  ///
  /// The first value of each is the default, with which the others are compared; the default
  /// language is the scene's own, which need not be listed.
  func matrix() -> SettingAxes? {
    guard let object = object(keys: Self.axes) else { return nil }
    if object.members.isEmpty { note("found no setting", expected: "at least one array of values") }
    var axes = SettingAxes()
    let languages = object["language"]?.values { $0.language() } ?? []
    axes.languages = languages.isEmpty ? [] : [""] + languages
    axes.textSizes = object["textSize"]?.values { $0.choice(SettingAxes.namedTextSizes) } ?? []
    axes.directions = object["direction"]?.values { $0.choice(SettingAxes.namedDirections) } ?? []
    axes.appearances = object["appearance"]?.values { $0.choice(of: Appearance.self) } ?? []
    axes.contrasts = object["contrast"]?.values { $0.choice(of: Contrast.self) } ?? []
    axes.devices = object["device"]?.values { $0.device() } ?? []
    if axes.count > SettingAxes.limit {
      note("\(axes.count) combinations", expected: "at most \(SettingAxes.limit)")
    }
    return axes
  }

  /// Reads an array of at least one value, in which each value may occur only once.
  private func values<Value: Equatable>(_ read: (SceneCursor) -> Value?) -> [Value] {
    checkIsNotEmpty("found no value", expected: "at least one")
    var values: [Value] = []
    for element in elements("an array of values") ?? [] {
      guard let value = read(element) else { continue }
      if values.contains(value) {
        element.note("the value is listed twice", expected: "each value once")
      } else {
        values.append(value)
      }
    }
    return values
  }

  /// Reads a language: a code such as `de`, a pseudo-language, or `de+bounded`.
  func language() -> String? {
    let expected = "a language's code such as \"de\", a pseudo-language, or \"de+bounded\""
    guard let code = string(expected) else { return nil }
    var configuration = Device.usual.configuration
    if configuration.choose(language: code) { return code }
    return refuse(
      "unknown language \"\(code)\"", expected: expected,
      suggestion: NearestName.of(code, in: DeviceConfiguration.pseudoLanguages))
  }
}
