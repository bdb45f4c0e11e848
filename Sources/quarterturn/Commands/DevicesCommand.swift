import Foundation
import LayoutFigures

extension Command {
  /// The devices, their sizes in points and the products that share them.
  static let devices = Command(
    "devices", summary: "list the devices", examples: ["quarterturn devices"]
  ) { _, console in
    let style = console.outputStyle
    let width = (Device.all.map(\.name.count).max() ?? 0) + 2
    let devices = Device.all.map { device in
      let size = "\(Int(device.size.width)) × \(Int(device.size.height)) @\(Int(device.scale))x"
      return style.bold(device.name.padded(to: width)) + size.padded(to: 18)
        + style.faint(device.models.joined(separator: ", "))
    }
    console.print(devices.joined(separator: "\n"))
    return .good
  }
}
