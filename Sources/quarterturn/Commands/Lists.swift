import FigureGallery
import Foundation
import LayoutFigures

/// The tables of `list` and `devices`.
enum Lists {
  /// The gallery's figures, their titles and variants.
  static func figures(_ style: TextStyle) -> String {
    let width = (Gallery.names.map(\.count).max() ?? 0) + 2
    return Gallery.scenes.map { scene in
      let variants = scene.variants.map(\.name.description).joined(separator: ", ")
      return style.bold(scene.figure.description.padded(to: width)) + (scene.title ?? "") + "\n"
        + "".padded(to: width) + style.faint("\(scene.device.name) · \(variants)")
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
