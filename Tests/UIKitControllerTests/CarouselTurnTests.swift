import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// The carousel post's program in a navigation controller, turned there and back under iOS 10.
@MainActor @Suite(.serialized) struct CarouselTurnTests {
  private let album: AlbumController

  init() throws {
    // The album finds its pictures by their names, as an app does in its bundle.
    let folder = try TemporaryFolder()
    for (number, color) in [UIColor.red, .green, .blue, .yellow].enumerated() {
      let frame = CGRect(x: 0, y: 0, width: 90, height: 60)
      let data = UIGraphicsImageRenderer(bounds: frame).pngData { context in
        color.setFill()
        context.fill(frame)
      }
      try data.write(to: folder.file("picture\(number + 1).png"))
    }
    let folders = NamedImages.folders
    NamedImages.folders = [folder.url]
    defer { NamedImages.folders = folders }
    album = AlbumController()
    try #require(album.pictures.count == 4)
  }

  /// Shows a page of the album on a device.
  private func run(
    on device: UIEnvironment = .phone, page: CGFloat = 1,
    _ body: (ControllerStage, AnimationClock) -> Void
  ) {
    UIEnvironment.with(device.ofOldSystem) {
      let stage = ControllerStage(UINavigationController(rootViewController: album))
      album.pages.contentOffset.x = page * album.pages.bounds.width
      stage.layOut()
      let clock = AnimationClock()
      clock.perform { body(stage, clock) }
      stage.end()
    }
  }

  private var cell: PictureCell? { album.pages.visibleCells.first as? PictureCell }

  @Test func `RW1 upright the pages lie under the bars, 220 high`() {
    run { _, _ in
      #expect(album.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
      #expect(album.standIn.frame == album.pages.frame)
      #expect(album.pages.contentSize == CGSize(width: 1500, height: 220))
      #expect(cell?.picture.frame == CGRect(x: 0, y: 0, width: 375, height: 220))
      #expect(cell?.picture.image === album.pictures[1])
      #expect(PictureCell.identifier == "PictureCell.Type")
    }
  }

  @Test func `RW3 RW4 RW5 on its side the pages fill the screen, and the page is kept`() {
    run { stage, clock in
      stage.turn(to: .lyingPhone.ofOldSystem)
      #expect(album.navigationController?.isNavigationBarHidden == true)
      #expect(album.pages.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      #expect(album.pages.contentSize == CGSize(width: 2668, height: 375))
      #expect(album.pages.contentOffset == CGPoint(x: 667, y: 0))
      #expect(cell?.picture.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      clock.advance(to: clock.end)
      stage.turn(to: .phone.ofOldSystem)
      #expect(album.pages.frame == CGRect(x: 0, y: 64, width: 375, height: 220))
      #expect(album.pages.contentOffset == CGPoint(x: 375, y: 0))
    }
  }

  @Test func `while the device is turned a picture stands in for the pages`() {
    run { stage, clock in
      stage.turn(to: .lyingPhone.ofOldSystem)
      #expect(album.log == ["before, pages seen", "during, picture seen"])
      #expect(album.standIn.image === album.pictures[1])
      #expect(album.standIn.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
      clock.advance(to: 0.15)
      #expect(!album.standIn.isHidden)
      // The width is between the old and the new one, as the window's is.
      #expect(abs(album.standIn.layer.presentedState.bounds.width - 521) < 1e-9)
      clock.advance(to: clock.end)
      #expect(album.log.last == "after, pages seen")
    }
  }

  @Test func `on a pad the pages are half as high, under a bar of 44 points`() {
    run(on: .pad) { _, _ in
      #expect(album.pages.frame == CGRect(x: 0, y: 64, width: 768, height: 512))
    }
  }
}

extension UIEnvironment {
  /// The same device under iOS 10, where a launch changes the traits (facts E9, RO4).
  fileprivate var ofOldSystem: UIEnvironment {
    var device = self
    device.systemVersion = 10
    return device
  }
}
