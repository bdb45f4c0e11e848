import FigureGallery
import Foundation
import LayoutFigures

/// The tables of `list` and `devices`.
enum Lists {
  /// The gallery's figures, their titles, and what they are made from.
  static func figures(_ style: TextStyle) -> String {
    let width = (Gallery.names.map(\.count).max() ?? 0) + 2
    return Gallery.figures.map { figure in
      style.bold(figure.name.description.padded(to: width)) + figure.title + "\n"
        + "".padded(to: width) + style.faint(figure.summary)
    }.joined(separator: "\n")
  }

  /// The devices, their sizes in points and the products that share them.
  static func devices(_ style: TextStyle) -> String {
    let width = (Device.all.map(\.name.count).max() ?? 0) + 2
    return Device.all.map { device in
      let size = "\(Int(device.size.width)) × \(Int(device.size.height)) @\(Int(device.scale))x"
      return style.bold(device.name.padded(to: width)) + size.padded(to: 18)
        + style.faint(device.models.joined(separator: ", "))
    }.joined(separator: "\n")
  }
}
