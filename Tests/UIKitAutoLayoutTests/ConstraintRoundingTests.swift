import Testing
import UIKit
import UIKitTestSupport

/// Frames on pixels.
@MainActor struct ConstraintRoundingTests {
  @Test(
    arguments: [
      (2, 950.25, 950.5), (2, 950.2, 950), (1, 950.5, 951), (1, 950.4, 950),
    ] as [(CGFloat, CGFloat, CGFloat)])
  // This test also holds fact H18.
  func `places go to the nearest pixel, fact AL65`(
    scale: CGFloat, place: CGFloat, pixel: CGFloat
  ) {
    onScreen(of: scale) {
      let stage = ConstraintStage()
      let view = stage.add(width: 10, height: 10)
      stage.pinCorner(of: view, y: place)
      stage.layOut()
      #expect(view.frame.minY == pixel)
    }
  }

  @Test(arguments: [(568, 274), (852, 416), (667, 323 + 1.0 / 3)] as [(CGFloat, CGFloat)])
  func `halves of thirds go up too, fact AL65`(height: CGFloat, top: CGFloat) {
    onScreen(of: 3) {
      let stage = ConstraintStage()
      stage.root.frame.size.height = height
      // As high as a line of 17 points.
      let view = stage.add(width: 10, height: 61 / 3)
      stage.activate([
        view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
        view.centerYAnchor.constraint(equalTo: stage.root.centerYAnchor),
      ])
      stage.layOut()
      #expect(abs(view.frame.minY - top) < 1e-9)
      #expect(abs(view.frame.height - 61 / 3) < 1e-9)
    }
  }

  @Test func `sides are rounded, and sizes are what is between them, facts AL66 and AL67`() {
    onScreen(of: 2) {
      let stage = ConstraintStage()
      let row = stage.add(width: 100, height: 10)
      stage.pinCorner(of: row)
      let views = (0..<3).map { _ in UIView() }
      for (index, view) in views.enumerated() {
        stage.add(view, to: row)
        let before = index == 0 ? row.leftAnchor : views[index - 1].rightAnchor
        stage.activate([
          view.leftAnchor.constraint(equalTo: before),
          view.widthAnchor.constraint(equalTo: views[0].widthAnchor),
          view.topAnchor.constraint(equalTo: row.topAnchor),
          view.heightAnchor.constraint(equalToConstant: 10),
        ])
      }
      stage.activate([views[2].rightAnchor.constraint(equalTo: row.rightAnchor)])
      stage.layOut()
      #expect(views.map(\.frame.minX) == [0, 33.5, 66.5])
      #expect(views.map(\.frame.width) == [33.5, 33, 33.5])
    }
  }

  /// In pictures of iOS five buttons of 46.83 points, 8 apart, are 141, 140, 141, 140 and 141
  /// pixels high, and so are the image views that are pinned to their edges.
  @Test func `sides are rounded on the screen, also those of views inside others, fact AL66`() {
    onScreen(of: 3) {
      let stage = ConstraintStage()
      let buttons = (0..<5).map { _ in UIView() }
      let images = buttons.map { _ in UIView() }
      for (index, (button, image)) in zip(buttons, images).enumerated() {
        stage.add(button)
        stage.add(image, to: button)
        let above = index == 0 ? stage.root.topAnchor : buttons[index - 1].bottomAnchor
        stage.activate([
          button.topAnchor.constraint(equalTo: above, constant: 8),
          button.heightAnchor.constraint(equalToConstant: 46 + 5 / 6),
          button.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
          button.widthAnchor.constraint(equalToConstant: 100),
          image.topAnchor.constraint(equalTo: button.topAnchor),
          image.bottomAnchor.constraint(equalTo: button.bottomAnchor),
          image.leftAnchor.constraint(equalTo: button.leftAnchor),
          image.rightAnchor.constraint(equalTo: button.rightAnchor),
        ])
      }
      stage.layOut()
      let heights = [141, 140, 141, 140, 141]
      #expect(buttons.map { Int(($0.frame.height * 3).rounded()) } == heights)
      #expect(images.map { Int(($0.frame.height * 3).rounded()) } == heights)
      #expect(images.allSatisfy { $0.frame.minY == 0 })
    }
  }

  private func onScreen(of scale: CGFloat, _ body: () -> Void) {
    var device = UIEnvironment.current
    device.scale = scale
    UIEnvironment.with(device, perform: body)
  }
}
