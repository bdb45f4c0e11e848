import Foundation
import LayoutStage
import RasterCore
import UIKit

extension SceneCursor {
  /// Reads a figure's name.
  func figureName() throws(SceneError) -> FigureName {
    let text = try string("a figure's name: \(FigureName.rule)")
    guard let name = FigureName(text) else {
      throw error("\"\(text)\" cannot be a figure's name", expected: FigureName.rule)
    }
    return name
  }

  /// Reads a device by its name, or a bare screen `{ "size": [width, height], "scale": pixels }`.
  func device() throws(SceneError) -> Device {
    guard case .object = node.value else { return try namedDevice() }
    let object = try object(keys: ["size", "scale"])
    let size = try object.required("size").size(in: 16...4096)
    let scale = try object["scale"]?.number(in: 1...4) ?? 2
    return Device(size: size, scale: scale)
  }

  private func namedDevice() throws(SceneError) -> Device {
    let name = try string("a device's name, or { \"size\": [width, height], \"scale\": 2 }")
    guard let device = Device.called(name) else {
      throw error(
        "unknown device \"\(name)\"", expected: "a name that the command \"devices\" lists",
        suggestion: Device.nearestName(to: name))
    }
    return device
  }

  /// Reads an array of names of overlays.
  func overlays() throws(SceneError) -> Overlays {
    var overlays: Overlays = []
    let expected = "one of: " + Overlays.names.map { "\"\($0)\"" }.joined(separator: ", ")
    for element in try elements("an array of overlays") {
      let name = try element.string(expected)
      guard let overlay = Overlays.named(name) else {
        throw element.error(
          "unknown overlay \"\(name)\"", expected: expected,
          suggestion: NearestName.of(name, in: Overlays.names))
      }
      overlays.formUnion(overlay)
    }
    return overlays
  }

  /// Reads a colour such as `#34C759`.
  func color() throws(SceneError) -> Color {
    let expected = "a colour: \"#RRGGBB\" or \"#RRGGBBAA\""
    let text = try string(expected)
    guard let color = Color(hex: text) else {
      throw error("\"\(text)\" is no colour", expected: expected)
    }
    return color
  }

  /// Reads `[top, left, bottom, right]`.
  func insets() throws(SceneError) -> UIEdgeInsets {
    let numbers = try numbers(4, in: Self.distances, expected: "[top, left, bottom, right]")
    return UIEdgeInsets(
      top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }
}
