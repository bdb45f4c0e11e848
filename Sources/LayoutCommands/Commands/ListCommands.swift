package import CommandLineKit
import Examples
import Foundation
import LayoutScenes
import LayoutStage

extension Command {
  /// The commands that list figures and devices.
  package static let lists = [list, devices]

  /// The command that lists the gallery's figures with their titles and descriptions.
  package static let list = Command(
    "list", summary: "list the figures of the gallery", examples: ["quarterturn list"]
  ) { _, console in
    let style = console.outputStyle
    let width = (Gallery.names.map(\.count).max() ?? 0) + 2
    let figures = Gallery.figures.map { figure in
      style.bold(figure.name.description.padded(to: width)) + figure.title + "\n"
        + "".padded(to: width) + style.faint(figure.summary)
    }
    console.print(figures.joined(separator: "\n"))
    return .good
  }

  /// The command that lists the devices, their sizes in points, and the products that share them.
  package static let devices = Command(
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
