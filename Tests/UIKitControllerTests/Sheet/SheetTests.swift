import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

@MainActor @Suite(.serialized) struct SheetTests {
  private let root = UIViewController()
  private let shown = UIViewController()
  private var sheet: UISheetPresentationController? { shown.sheetPresentationController }

  /// The frame of the presented view in the window.
  private var frame: CGRect { shown.view.convert(shown.view.bounds, to: nil) }

  private func present(on device: UIEnvironment, _ body: (ControllerStage) -> Void) {
    UIEnvironment.with(device) {
      let stage = ControllerStage(root)
      root.present(shown, animated: false)
      stage.layOut()
      body(stage)
      stage.end()
    }
  }

  @Test func `a sheet ends at the bottom, 10 points below the status bar at its highest (LI90)`() {
    present(on: .notchedPhone) { _ in
      #expect(frame == CGRect(x: 0, y: 54, width: 375, height: 758))
      #expect(shown.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
      #expect(root.view.window != nil)
    }
  }

  @Test func `the medium detent is half the screen (LI88)`() {
    sheet?.detents = [.medium(), .large()]
    present(on: .notchedPhone) { _ in
      #expect(frame == CGRect(x: 0, y: 406, width: 375, height: 406))
    }
  }

  @Test func `a detent is selected by its identifier (LI88)`() {
    sheet?.detents = [.medium(), .large()]
    present(on: .notchedPhone) { stage in
      sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
      stage.layOut()
      #expect(frame.minY == 54)
    }
  }

  @Test func `a custom detent does not include the safe area at the bottom (LI88)`() {
    var largest: CGFloat = 0
    sheet?.detents = [
      .custom(identifier: .init("small")) { context in
        largest = context.maximumDetentValue
        return 200
      }
    ]
    present(on: .notchedPhone) { _ in
      #expect(largest == 724)
      #expect(frame.height == 234)
    }
  }

  @Test func `a sheet in landscape is full screen (LI91)`() {
    sheet?.detents = [.medium()]
    present(on: .lyingNotchedPhone) { stage in #expect(frame == stage.window.bounds) }
  }

  @Test func `a sheet that prefers it is attached to the bottom in landscape (LI91)`() {
    sheet?.detents = [.medium(), .custom { _ in 180 }]
    sheet?.prefersEdgeAttachedInCompactHeight = true
    present(on: .lyingNotchedPhone) { _ in
      #expect(frame == CGRect(x: 0, y: 375 - 201, width: 812, height: 201))
    }
  }

  @Test func `a sheet follows a turn of the device`() {
    present(on: .notchedPhone) { stage in
      stage.turn(to: .lyingNotchedPhone)
      #expect(frame == stage.window.bounds)
      stage.turn(to: .notchedPhone)
      #expect(frame.minY == 54)
    }
  }

  @Test func `on a pad a form sheet is 540 by 620 points, in the middle`() {
    shown.modalPresentationStyle = .formSheet
    present(on: .pad) { _ in
      #expect(frame == CGRect(x: 114, y: 202, width: 540, height: 620))
    }
  }

  @Test func `a form sheet on a pad has the size that its controller prefers`() {
    shown.modalPresentationStyle = .formSheet
    shown.preferredContentSize = CGSize(width: 300, height: 400)
    present(on: .pad) { _ in #expect(frame.size == CGSize(width: 300, height: 400)) }
  }

  @Test func `the content behind is dimmed, except up to the largest undimmed detent (LI90)`() {
    sheet?.detents = [.medium(), .large()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    present(on: .notchedPhone) { stage in
      let dimming = sheet?.containerView?.subviews.first { $0 is DimmingView }
      #expect(dimming?.isHidden == true)
      sheet?.selectedDetentIdentifier = .large
      stage.layOut()
      #expect(dimming?.isHidden == false)
    }
  }

  @Test func `touches beside an undimmed sheet reach the view behind it`() {
    sheet?.detents = [.medium()]
    sheet?.largestUndimmedDetentIdentifier = .medium
    present(on: .notchedPhone) { stage in
      #expect(stage.window.hitTest(CGPoint(x: 100, y: 200), with: nil) === root.view)
    }
  }

  @Test func `a sheet has corners of 10 points unless it prefers others (LI89)`() {
    present(on: .notchedPhone) { stage in
      #expect(sheet?.presentedView?.layer.cornerRadius == 10)
      sheet?.preferredCornerRadius = 24
      stage.layOut()
      #expect(sheet?.presentedView?.layer.cornerRadius == 24)
    }
  }

  @Test func `a controller in a navigation controller has that one's sheet`() {
    let navigation = UINavigationController(rootViewController: shown)
    #expect(navigation.sheetPresentationController != nil)
    #expect(shown.sheetPresentationController === navigation.sheetPresentationController)
  }

  @Test func `only a style of sheets has a sheet`() {
    shown.modalPresentationStyle = .fullScreen
    #expect(sheet == nil)
    shown.modalPresentationStyle = .pageSheet
    #expect(sheet != nil)
  }

  @Test func `a delegate can replace a sheet by the full screen`() {
    let delegate = Delegate()
    delegate.style = .fullScreen
    sheet?.delegate = delegate
    present(on: .notchedPhone) { stage in #expect(frame == stage.window.bounds) }
  }

  /// A delegate that notes its calls.
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var allows = true
    var calls: [String] = []
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { allows }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) { calls.append("attempt") }
  }

  @Test func `a sheet that is pulled down is dismissed, and its delegate notified`() {
    let delegate = Delegate()
    sheet?.delegate = delegate
    present(on: .notchedPhone) { stage in
      stage.window.simulatePullDown()
      #expect(root.presentedViewController == nil && shown.view.window == nil)
      #expect(delegate.calls == ["will", "did"])
    }
  }

  @Test func `a tap beside a sheet dismisses it`() {
    sheet?.detents = [.medium()]
    present(on: .notchedPhone) { stage in
      stage.window.simulateTap(at: CGPoint(x: 100, y: 200))
      #expect(root.presentedViewController == nil)
    }
  }

  @Test func `a modal controller or its delegate keeps a sheet that is pulled down`() {
    let delegate = Delegate()
    sheet?.delegate = delegate
    present(on: .notchedPhone) { stage in
      delegate.allows = false
      stage.window.simulatePullDown()
      delegate.allows = true
      shown.isModalInPresentation = true
      stage.window.simulatePullDown()
      #expect(root.presentedViewController === shown)
      #expect(delegate.calls == ["attempt", "attempt"])
    }
  }

  @Test func `a program dismisses a sheet without calls of its delegate`() {
    let delegate = Delegate()
    sheet?.delegate = delegate
    present(on: .notchedPhone) { _ in
      root.dismiss(animated: true)
      #expect(root.presentedViewController == nil && delegate.calls.isEmpty)
    }
  }

  @Test func `the interface of a sheet is elevated, so its dark background is lighter`() {
    shown.view.backgroundColor = .systemBackground
    root.overrideUserInterfaceStyle = .dark
    shown.overrideUserInterfaceStyle = .dark
    present(on: .notchedPhone) { _ in
      #expect(shown.traitCollection.userInterfaceLevel == .elevated)
      #expect(root.traitCollection.userInterfaceLevel != .elevated)
      let color = shown.view.backgroundColor?.resolvedColor(with: shown.traitCollection)
      #expect(color == UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1))
    }
  }

  @Test func `a navigation bar in a sheet is 56 points high (LI95)`() {
    let stack = UINavigationController(rootViewController: shown)
    UIEnvironment.with(.notchedPhone) {
      let stage = ControllerStage(root)
      root.present(stack, animated: false)
      stage.layOut()
      #expect(stack.navigationBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
      #expect(shown.view.safeAreaInsets.top == 56)
      stage.end()
    }
  }
}
