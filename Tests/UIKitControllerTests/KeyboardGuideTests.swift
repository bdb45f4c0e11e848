import Foundation
import Testing
import UIKit
import UIKitTestSupport

/// The guide of the keyboard, which is always at rest.
@MainActor struct KeyboardGuideTests {
  private let root = UIViewController()
  private let box = UIView()

  private func shown(_ test: (ControllerStage) -> Void) {
    box.translatesAutoresizingMaskIntoConstraints = false
    root.view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: root.view.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50),
    ])
    UIEnvironment.with(.notchedPhone) {
      let stage = ControllerStage(root)
      stage.layOut()
      test(stage)
      stage.end()
    }
  }

  @Test func `at rest the keyboard's guide begins at the safe area's lower edge (AL98)`() {
    shown { _ in
      #expect(box.frame == CGRect(x: 0, y: 812 - 34 - 50, width: 375, height: 50))
      let frame = root.view.keyboardLayoutGuide.layoutFrame
      #expect(frame == CGRect(x: 0, y: 778, width: 375, height: 34))
    }
  }

  @Test func `without the safe area the keyboard's guide is empty (AL98)`() {
    shown { stage in
      root.view.keyboardLayoutGuide.usesBottomSafeArea = false
      stage.layOut()
      #expect(box.frame.maxY == 812)
      #expect(root.view.keyboardLayoutGuide.layoutFrame.height == 0)
    }
  }

  @Test func `the guide is always the same object`() {
    #expect(root.view.keyboardLayoutGuide === root.view.keyboardLayoutGuide)
  }

  @Test func `a guide at rest is near the lower edge and away from the upper one`() {
    let guide = root.view.keyboardLayoutGuide
    let (near, away) = (
      box.widthAnchor.constraint(equalToConstant: 1),
      box.heightAnchor.constraint(equalToConstant: 1)
    )
    root.view.addSubview(box)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .top)
    #expect(!near.isActive && away.isActive)
    guide.setConstraints([near], activeWhenNearEdge: .bottom)
    #expect(near.isActive)
    guide.removeAllTrackedConstraints()
    #expect(!near.isActive && !away.isActive)
  }
}
