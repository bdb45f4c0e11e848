import Foundation
import LayoutComparison
import LayoutStage
import PictureComparison
import RasterCore
import SnapshotCore
import Testing
import UIKit

@testable import FigureSnapshots

/// A controller that counts how often its view is laid out.
private final class CountingController: UIViewController {
  var layouts = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
  }
}

@MainActor struct LimitTests {
  private let controller = CountingController()

  @Test func `a matrix that is too large is refused before a device is laid out`() {
    let devices = Array(repeating: Device.iPhone7, count: 2000)
    let strategy = Snapshot<UIViewController, LayoutPicture>.matrix(devices: devices)
    #expect(throws: PictureTooLarge.self) { try strategy.convert(controller) }
    #expect(controller.layouts == 0)
  }

  @Test func `a turn through too many orientations is refused before the first is laid out`() {
    let strategy = Snapshot<UIViewController, LayoutPicture>.rotation(
      on: .iPhone7, orientations: Array(repeating: .portrait, count: 100))
    #expect(throws: PictureTooLarge.self) { try strategy.convert(controller) }
    #expect(controller.layouts == 0)
  }

  /// A chain of `depth` views, each inside the one before.
  private func view(deep depth: Int) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    var leaf = root
    for _ in 1..<depth {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      leaf.addSubview(view)
      leaf = view
    }
    return root
  }

  @Test func `views that are too deep are refused in words before they are laid out`() {
    controller.view.addSubview(view(deep: 20_000))
    let strategy = Snapshot<UIViewController, LayoutPicture>.image(on: .iPhone7)
    let error = #expect(throws: PictureTooLarge.self) { try strategy.convert(controller) }
    #expect(error?.description.hasPrefix("more than 1000 views are nested") == true)
    #expect(controller.layouts == 0)
    controller.view.subviews.first?.removeFromSuperview()
  }

  @Test func `a film of views that are too deep is refused`() {
    let strategy = Snapshot<UIView, LayoutFilm>.film(on: .iPhone7)
    #expect(throws: PictureTooLarge.self) { try strategy.convert(view(deep: 20_000)) }
  }

  @Test(arguments: [400, 900])
  func `a deep view is drawn, and its golden can be read`(depth: Int) throws {
    let strategy = Snapshot<UIView, LayoutPicture>.image
    let picture = try strategy.convert(view(deep: depth))
    let data = try GoldenFile.encode(picture, name: "deep.png")
    #expect(!data.isEmpty)
    let description = picture.metadata.canonicalJSON
    #expect(try GoldenMetadata(json: description).canonicalJSON == description)
  }
}
