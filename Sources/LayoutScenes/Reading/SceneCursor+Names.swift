import Basics
import Foundation
import LayoutCore
import LayoutStage
import RasterCore
import UIKit

extension SceneCursor {
  /// Reads a figure's name.
  func figureName() -> FigureName? {
    guard let text = string("a figure's name: \(FigureName.rule)") else { return nil }
    guard let name = FigureName(text) else {
      return refuse("\"\(text)\" cannot be a figure's name", expected: FigureName.rule)
    }
    return name
  }

  /// Reads a device by its name, or a bare screen `{ "size": [width, height], "scale": pixels }`.
  func device() -> Device? {
    guard value.members != nil else { return namedDevice() }
    guard let object = object(keys: ["size", "scale"]) else { return nil }
    let size = object.required("size")?.size(in: 16...4096)
    let scale = object["scale"]?.number(in: 1...4) ?? 2
    return size.map { Device(size: $0, scale: scale) }
  }

  private func namedDevice() -> Device? {
    let expected = "a device's name, or { \"size\": [width, height], \"scale\": 2 }"
    guard let name = string(expected) else { return nil }
    guard let device = Device.called(name) else {
      return refuse(
        "unknown device \"\(name)\"", expected: "a name that the command \"devices\" lists",
        suggestion: Device.nearestName(to: name))
    }
    return device
  }

  /// Reads an array of names of overlays.
  func overlays() -> Overlays? {
    elements("an array of overlays")?.compactMap { $0.overlay() }
      .reduce(Overlays()) { $0.union($1) }
  }

  private func overlay() -> Overlays? {
    let expected = "one of: " + Overlays.names.map { "\"\($0)\"" }.joined(separator: ", ")
    guard let name = string(expected) else { return nil }
    guard let overlay = Overlays.named(name) else {
      return refuse(
        "unknown overlay \"\(name)\"", expected: expected,
        suggestion: NearestName.of(name, in: Overlays.names))
    }
    return overlay
  }

  /// Reads a colour such as `#34C759`.
  func color() -> Color? {
    let expected = "a colour: \"#RRGGBB\" or \"#RRGGBBAA\""
    guard let text = string(expected) else { return nil }
    return Color(hex: text) ?? refuse("\"\(text)\" is not a colour", expected: expected)
  }

  /// Reads `[top, left, bottom, right]`.
  func insets() -> UIEdgeInsets? {
    numbers(4, in: Self.distances, expected: "[top, left, bottom, right]").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
  }
}
