import Foundation
import LayoutStage

/// A width of windows on known devices, with the names of the devices.
///
///     375  iPhone 7, X, 12 mini · ⅓ iPad Pro 11, 12.9
///     667  iPhone 7 ↔                  in landscape
struct DeviceWidth: Sendable, Hashable {
  /// The width in points.
  let width: Double
  /// The names of the devices, in which common beginnings appear only once.
  let name: String
  /// The names of the devices whose full screen is this wide; if there are none, those with a split
  /// view of this width.
  let shortName: String
  /// Whether only split views, and no full screen, are this wide.
  let isSplit: Bool

  /// Returns the widths in a range, in ascending order.
  static func all(in range: ClosedRange<Double>) -> [DeviceWidth] {
    all.filter { range.contains($0.width) }
  }

  /// All widths of full screens and split views, without duplicates, in ascending order.
  static let all: [DeviceWidth] = {
    let upright = Device.all.map { Window($0.size.width, $0.plainName) }
    let turned = Device.all.map { Window($0.size.height, $0.plainName, after: " ↔") }
    let windows = upright + turned + Window.splits
    return Dictionary(grouping: windows, by: \.width).map { width, windows in
      let whole = windows.filter { !$0.isSplit }
      return DeviceWidth(
        width: width, name: Window.name(of: windows),
        shortName: Window.name(of: whole.isEmpty ? windows : whole), isSplit: whole.isEmpty)
    }.sorted { $0.width < $1.width }
  }()
}

/// A window on a device: a full screen in portrait or landscape, or a part of a split view.
private struct Window {
  var width: Double
  var device: String
  /// The symbols before and after the name: `⅓`, and `↔` for landscape.
  var signs: [String]

  init(_ width: Double, _ device: String, before: String = "", after: String = "") {
    (self.width, self.device, signs) = (width, device, [before, after])
  }

  var isSplit: Bool { !signs[0].isEmpty }

  /// The split views of iPads (fact E14): a third, a half and two thirds of the screen in
  /// landscape, and two thirds of it in portrait.
  static let splits =
    [Window(320, "iPad", before: "⅓ "), Window(375, "iPad Pro 11, 12.9", before: "⅓ ")]
    + parts("½ ", [(507, "9.7"), (535, "10.2"), (551, "10.5"), (592, "11"), (678, "12.9")])
    + parts("⅔ ", [(694, "9.7"), (750, "10.2"), (782, "10.5"), (809, "11"), (981, "12.9")])
    + parts("⅔ ", [(438, "9.7"), (480, "10.2"), (504, "10.5, 11"), (639, "12.9")])

  private static func parts(_ sign: String, _ pads: [(Double, String)]) -> [Window] {
    pads.map { Window($0.0, "iPad \($0.1)", before: sign) }
  }

  /// Returns the names of windows of one width.
  ///
  /// Common symbols and common beginnings of names appear only once.
  static func name(of windows: [Window]) -> String {
    var groups: [(signs: [String], names: [String])] = []
    for window in windows {
      if let index = groups.firstIndex(where: { $0.signs == window.signs }) {
        if !groups[index].names.contains(window.device) {
          groups[index].names.append(window.device)
        }
      } else {
        groups.append((window.signs, [window.device]))
      }
    }
    return groups.map { group in
      let first = group.names.first ?? ""
      let family = first.prefix { $0 != " " } + " "
      let others = group.names.dropFirst().map {
        $0.hasPrefix(family) ? String($0.dropFirst(family.count)) : $0
      }
      return group.signs[0] + ([first] + others).joined(separator: ", ") + group.signs[1]
    }.joined(separator: " · ")
  }
}

extension Device {
  /// The name without the generation, for devices with the same screen size: `iPad Pro 12.9`.
  fileprivate var plainName: String {
    let name = name.prefix { $0 != "(" && $0 != "/" }
    return name.hasSuffix(" ") ? String(name.dropLast()) : String(name)
  }
}
