import Foundation
import LayoutCore
import RasterCore

@testable import LayoutStage

extension RenderedFigure {
  /// A figure of a bare screen of one colour.
  static func plain(
    _ color: Color = Color(red: 0, green: 0, blue: 1), variant: String? = nil,
    width: CGFloat = 100, height: CGFloat = 160, orientation: Orientation = .portrait,
    overlays: Overlays = [], layout: LayoutRecord? = nil, content: Drawing? = nil
  ) -> RenderedFigure {
    let device = Device(size: CGSize(width: width, height: height), scale: 1).held(in: orientation)
    let screen = CGRect(origin: .zero, size: device.screenSize)
    return RenderedFigure(
      name: "test/plain", variant: variant, configuration: device, overlays: overlays,
      layout: layout,
      screen: Drawing { $0.fill(screen, with: .color(color)) }, content: content)
  }
}
