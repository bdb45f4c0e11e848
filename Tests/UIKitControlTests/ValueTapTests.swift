import Basics
import Testing
import UIKit
import UIKitTestSupport

/// The effect of taps on the values of controls.
@MainActor struct ValueTapTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  private final class Log { var lines: [String] = [] }

  /// Shows a control in a corner of the window, and logs its events with its value at that time.
  private func listen<Control: UIControl>(
    to control: Control, _ value: @escaping (Control) -> some CustomStringConvertible
  ) -> Log {
    window.addSubview(control)
    let log = Log()
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("changed", .valueChanged), ("primary", .primaryActionTriggered),
      ("up", .touchUpInside),
    ]
    for (name, event) in events {
      let action = UIAction { [unowned control, unowned log] _ in
        log.lines.append("\(name) \(value(control))")
      }
      control.addAction(action, for: event)
    }
    return log
  }

  private func tap(_ x: CGFloat) { window.simulateTap(at: CGPoint(x: x, y: 10)) }

  @Test func `a tap turns a switch (CT10)`() {
    let control = UISwitch()
    let log = listen(to: control, \.isOn)
    tap(40)
    #expect(control.isOn)
    #expect(log.lines == ["down false", "changed true", "primary true", "up true"])
    tap(40)
    #expect(!control.isOn)
    tap(60)
    #expect(log.lines.count == 8)
  }

  @Test func `a touch that ends outside turns no switch`() {
    let control = UISwitch()
    let log = listen(to: control, \.isOn)
    control.touchesBegan([FarTouch()], with: nil)
    control.touchesEnded([FarTouch()], with: nil)
    #expect(log.lines == ["down false"])
  }

  @Test func `a tap selects a segment (CT11)`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame.size.width = 150
    let log = listen(to: control, \.selectedSegmentIndex)
    tap(75)
    #expect(log.lines == ["changed 1", "primary 1"])
    tap(75)
    control.setEnabled(false, forSegmentAt: 2)
    tap(125)
    #expect(control.selectedSegmentIndex == 1)
    #expect(log.lines.count == 2)
    control.setEnabled(true, forSegmentAt: 2)
    tap(125)
    #expect(log.lines.suffix(2) == ["changed 2", "primary 2"])
  }

  @Test func `a momentary segment is selected while targets are called (CT11)`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame.size.width = 100
    control.isMomentary = true
    let log = listen(to: control, \.selectedSegmentIndex)
    tap(75)
    tap(75)
    #expect(log.lines == ["changed 1", "primary 1", "changed 1", "primary 1"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `right to left the first segment is on the right (CT11)`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.frame.size.width = 100
    control.semanticContentAttribute = .forceRightToLeft
    let log = listen(to: control, \.selectedSegmentIndex)
    tap(75)
    #expect(log.lines.first == "changed 0")
  }

  @Test func `a tap on no segment selects none`() {
    let control = UISegmentedControl(frame: CGRect(x: 0, y: 0, width: 100, height: 32))
    let log = listen(to: control, \.selectedSegmentIndex)
    tap(50)
    #expect(log.lines.isEmpty)
  }

  @Test func `a tap is a step of a stepper (CT12)`() {
    let control = UIStepper()
    control.stepValue = 60
    let log = listen(to: control, \.value)
    tap(20)
    #expect(log.lines == ["down 0.0", "up 0.0"])
    tap(70)
    #expect(log.lines.suffix(4) == ["down 0.0", "changed 60.0", "primary 60.0", "up 60.0"])
    tap(70)
    #expect(control.value == 100)
    tap(20)
    #expect(control.value == 40)
    control.semanticContentAttribute = .forceRightToLeft
    tap(20)
    #expect(control.value == 100)
  }

  @Test func `a stepper that wraps goes from limit to limit (CT12)`() {
    let control = UIStepper()
    (control.minimumValue, control.maximumValue, control.stepValue) = (1, 10, 4)
    control.wraps = true
    let log = listen(to: control, \.value)
    control.value = 9
    tap(70)
    #expect(control.value == 1)
    tap(20)
    #expect(control.value == 10)
    #expect(log.lines.filter { $0.hasPrefix("changed") } == ["changed 1.0", "changed 10.0"])
  }

  @Test func `a tap turns a page (CT13)`() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 2
    let log = listen(to: control, \.currentPage)
    tap(20)
    #expect(log.lines == ["down 0", "up 0"])
    tap(80)
    #expect(log.lines.suffix(4) == ["down 0", "changed 1", "primary 1", "up 1"])
    tap(80)
    #expect(control.currentPage == 1)
    control.semanticContentAttribute = .forceRightToLeft
    tap(80)
    #expect(control.currentPage == 0)
    control.numberOfPages = 0
    tap(20)
    #expect(control.currentPage == 0)
  }

  @Test func `nothing disabled changes by a tap (CT10, CT11, CT12, CT13)`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    let (toggle, stepper, segments) = (
      UISwitch(), UIStepper(), UISegmentedControl(items: ["ab", "cd"])
    )
    for control in [toggle, stepper, segments, pages] {
      let log = listen(to: control, \.isEnabled)
      control.isEnabled = false
      tap(control.bounds.maxX - 2)
      #expect(log.lines.isEmpty)
      control.removeFromSuperview()
    }
    #expect(!toggle.isOn && stepper.value == 0 && pages.currentPage == 0)
    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
