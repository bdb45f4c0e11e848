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

  @Test func `segments are elements (H38)`() throws {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 2)
    let elements = try #require(control.accessibilityElements as? [UIAccessibilityElement])
    #expect(!control.isAccessibilityElement)
    #expect(elements.map(\.accessibilityLabel) == ["A", "B", "C"])
    #expect(
      elements.map(\.accessibilityTraits)
        == [[.button], [.button, .selected], [.button, .notEnabled]])
    #expect(control.index(ofAccessibilityElement: elements[2]) == 2)
    let frames = elements.map(\.accessibilityFrameInContainerSpace)
    #expect(frames[0].maxX + 1 == frames[1].minX)
    #expect(frames[2].maxX == control.bounds.width)
  }

  @Test func `the halves of a stepper are elements (H38)`() throws {
    let stepper = UIStepper()
    let halves = try #require(stepper.accessibilityElements as? [UIAccessibilityElement])
    #expect(halves.map(\.accessibilityLabel) == ["Decrement", "Increment"])
    #expect(halves.map(\.accessibilityTraits) == [[.button, .notEnabled], [.button]])
    #expect(
      halves.map(\.accessibilityFrameInContainerSpace) == [
        CGRect(x: 0, y: 0, width: 46.5, height: 32), CGRect(x: 47.5, y: 0, width: 46.5, height: 32),
      ])
    stepper.value = 1
    _ = stepper.accessibilityElements
    #expect(halves[0].accessibilityTraits == [.button])
  }

  /// The elements among the views of a bar, in order.
  private func spoken(in view: UIView) -> [UIView] {
    if view.isAccessibilityElement { return [view] }
    return view.subviews.flatMap(spoken)
  }

  @Test func `buttons of bars read their titles (H38)`() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [UINavigationItem(title: "Plants"), UINavigationItem(title: "Basil")]
    bar.topItem?.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    bar.layoutIfNeeded()
    #expect(Set(spoken(in: bar).compactMap(\.accessibilityLabel)) == ["Plants", "Basil", "Edit"])
    let title = spoken(in: bar).first { $0.accessibilityLabel == "Basil" }
    #expect(title?.accessibilityTraits == .header)
    let tabs = UITabBar(frame: CGRect(x: 0, y: 0, width: 375, height: 49))
    tabs.items = ["3", "New", nil].map { badge in
      let item = UITabBarItem(title: "Pots", image: nil, tag: 0)
      item.badgeValue = badge
      return item
    }
    tabs.layoutIfNeeded()
    #expect(spoken(in: tabs).map(\.accessibilityLabel) == ["Pots", "Pots", "Pots"])
    #expect(spoken(in: tabs).map(\.accessibilityValue) == ["3 items", "New", nil])
  }

  @Test func `a label reads its text (H38)`() {
    let label = UILabel()
    label.text = "Basil"
    #expect(label.isAccessibilityElement)
    #expect(label.accessibilityLabel == "Basil")
    #expect(label.accessibilityTraits == .staticText)
    label.accessibilityLabel = "A plant"
    #expect(label.accessibilityLabel == "A plant")
  }

  @Test func `a button reads its title, and is dimmed when it is disabled (H38)`() {
    let button = UIButton(type: .system)
    button.setTitle("Water", for: .normal)
    button.isEnabled = false
    #expect(button.accessibilityLabel == "Water")
    #expect(button.accessibilityTraits == [.button, .notEnabled])
  }

  @Test func `a slider reads a percentage (H38)`() {
    let slider = UISlider()
    slider.maximumValue = 200
    slider.value = 150
    #expect(slider.accessibilityValue == "75%")
    #expect(slider.accessibilityTraits == .adjustable)
  }

  @Test func `a switch is a toggle that reads 1 or 0 (H38)`() {
    let control = UISwitch()
    #expect(control.accessibilityValue == "0")
    control.isOn = true
    #expect(control.accessibilityValue == "1")
    #expect(control.accessibilityTraits.contains(.toggleButton))
    control.accessibilityValue = "Value"
    #expect(control.accessibilityValue == "1")
  }

  @Test func `a view with rounded corners has their outline (H38)`() {
    let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)))
    window.addSubview(view)
    #expect(view.accessibilityPath == nil)
    view.layer.cornerRadius = 10
    #expect(view.accessibilityPath?.bounds == CGRect(x: 20, y: 30, width: 40, height: 50))
  }

  @Test func `a view's frame for assistive technologies is on the screen (H38)`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 10, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50))
    window.addSubview(view)
    #expect(view.accessibilityFrame == CGRect(x: 20, y: 40, width: 40, height: 50))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 40, y: 65))
  }

  @Test func `an accessibility element is where it is in its container`() {
    let (window, view) = (UIWindow(), UIView(frame: CGRect(x: 20, y: 30, width: 40, height: 50)))
    window.addSubview(view)
    let element = UIAccessibilityElement(accessibilityContainer: view)
    element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
    view.accessibilityElements = [element]
    #expect(element.accessibilityFrame == CGRect(x: 21, y: 32, width: 3, height: 4))
    #expect(view.index(ofAccessibilityElement: element) == 0)
    #expect(view.accessibilityElementCount() == 1)
  }
}
