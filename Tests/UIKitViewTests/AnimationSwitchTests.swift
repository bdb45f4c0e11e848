import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct AnimationSwitchTests {
  @Test func `animations are on at first`() {
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `no change belongs to an animation while they are off`() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    var (isOpen, isFinished) = (true, false)
    UIView.animate(withDuration: 1) {
      isOpen = AnimationBlock.isOpen
    } completion: {
      isFinished = $0
    }
    #expect(!isOpen)
    #expect(isFinished)
  }

  @Test func `an animation inside a block without animation is none`() {
    var (isEnabled, isOpen) = (true, true)
    UIView.performWithoutAnimation {
      isEnabled = UIView.areAnimationsEnabled
      UIView.animate(withDuration: 1) { isOpen = AnimationBlock.isOpen }
    }
    #expect(!isEnabled)
    #expect(!isOpen)
    #expect(UIView.areAnimationsEnabled)
  }
}
