import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct PopoverTests {
  private let root = UIViewController()
  private let shown = UIViewController()
  private let source = UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 40))
  private var popover: UIPopoverPresentationController? { shown.popoverPresentationController }

  init() {
    shown.modalPresentationStyle = .popover
    shown.preferredContentSize = CGSize(width: 200, height: 300)
    popover?.sourceView = source
  }

  /// The frame of the presented view in the window.
  private var frame: CGRect { shown.view.convert(shown.view.bounds, to: nil) }

  private func present(on device: UIEnvironment, _ body: (ControllerStage) -> Void) {
    UIEnvironment.with(device) {
      let stage = ControllerStage(root)
      root.view.addSubview(source)
      root.present(shown, animated: false)
      stage.layOut()
      body(stage)
      stage.end()
    }
  }

  @Test func `on a pad a popover is below its source, with its arrow between`() {
    present(on: .pad) { _ in
      #expect(frame == CGRect(x: 40, y: 153, width: 200, height: 300))
      #expect(popover?.arrowDirection == .up)
    }
  }

  @Test func `a popover is on the side that its arrow permits`() {
    popover?.permittedArrowDirections = .left
    present(on: .pad) { _ in
      #expect(frame == CGRect(x: 193, y: 30, width: 200, height: 300))
      #expect(popover?.arrowDirection == .left)
    }
  }

  @Test func `the arrow points at a rectangle of the source view`() {
    popover?.sourceRect = CGRect(x: 300, y: 400, width: 10, height: 10)
    present(on: .pad) { _ in #expect(frame.origin == CGPoint(x: 305, y: 523)) }
  }

  @Test func `the arrow can point at a bar button item`() {
    let item = UIBarButtonItem(title: "Filter")
    root.navigationItem.rightBarButtonItem = item
    popover?.barButtonItem = item
    UIEnvironment.with(.pad) {
      let stage = ControllerStage(UINavigationController(rootViewController: root))
      root.present(shown, animated: false)
      stage.layOut()
      #expect(frame.maxX == 758 && frame.minY > 40 && frame.minY < 90)
      stage.end()
    }
  }

  @Test func `on a phone a popover is a sheet`() {
    present(on: .notchedPhone) { _ in
      #expect(frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    }
  }

  /// A delegate that keeps popovers in a compact width.
  private final class Keeping: NSObject, UIPopoverPresentationControllerDelegate {
    var prepared = 0
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func prepareForPopoverPresentation(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { prepared += 1 }
  }

  @Test func `a delegate keeps a popover on a phone`() {
    let delegate = Keeping()
    popover?.delegate = delegate
    present(on: .notchedPhone) { _ in
      #expect(frame.size == CGSize(width: 200, height: 300))
      #expect(delegate.prepared == 1)
    }
  }

  @Test func `a tap beside a popover dismisses it`() {
    present(on: .pad) { stage in
      stage.window.simulateTap(at: CGPoint(x: 600, y: 900))
      #expect(root.presentedViewController == nil)
    }
  }
}
