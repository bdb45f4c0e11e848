import Testing
import UIKit

@MainActor struct AccessibilityTests {
  @Test func `a view says nothing of itself at first`() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityLabel == nil)
    #expect(view.accessibilityIdentifier == nil)
    #expect(view.accessibilityTraits == .none)
  }

  @Test func `a view keeps what it is to say`() {
    let view = UIView()
    view.isAccessibilityElement = true
    view.accessibilityLabel = "Basil"
    view.accessibilityHint = "Shows the plant"
    view.accessibilityValue = "two pots"
    view.accessibilityIdentifier = "plant.basil"
    view.accessibilityTraits = [.button, .image]
    view.accessibilityElementsHidden = true
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Basil")
    #expect(view.accessibilityHint == "Shows the plant")
    #expect(view.accessibilityValue == "two pots")
    #expect(view.accessibilityIdentifier == "plant.basil")
    #expect(view.accessibilityTraits == [.image, .button])
    #expect(view.accessibilityElementsHidden)
  }

  @Test func `what assistive technologies ask of a view is up to its class`() {
    final class Stepped: UIView {
      var value = 0
      override func accessibilityIncrement() { value += 1 }
      override func accessibilityPerformEscape() -> Bool { true }
    }
    let view = Stepped()
    view.accessibilityIncrement()
    view.accessibilityDecrement()
    view.accessibilityViewIsModal = true
    #expect(view.value == 1)
    #expect(view.accessibilityViewIsModal)
    #expect(view.accessibilityPerformEscape())
    #expect(!view.accessibilityActivate())
  }

  @Test func `a class says something of itself by overriding`() {
    final class Plant: UIView {
      override var accessibilityLabel: String? {
        get { "Basil" }
        set {}
      }
    }
    #expect(Plant().accessibilityLabel == "Basil")
    #expect(UIViewController().accessibilityLabel == nil)
  }
}
