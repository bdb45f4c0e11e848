import LayoutCore
import Testing
import UIKit

/// The properties that controls with a value have in a record.
@MainActor struct ValueRecordTests {
  private func properties(_ view: UIView) -> [String: String] { view.recorded }

  @Test func `a plain control records nothing of its own`() {
    let controls: [UIView] = [
      UISwitch(), UISlider(), UIStepper(), UIProgressView(), UIPageControl(), UIControl(),
    ]
    let known: Set = ["drawing", "drawnFrame", "clips"]
    for control in controls { #expect(Set(properties(control).keys).isSubset(of: known)) }
  }

  @Test func `a control records its states`() {
    let control = UIControl()
    control.isEnabled = false
    control.isSelected = true
    control.isHighlighted = true
    control.contentHorizontalAlignment = .leading
    control.contentVerticalAlignment = .top
    #expect(
      properties(control) == [
        "enabled": "no", "selected": "yes", "highlighted": "yes",
        "contentHorizontalAlignment": "leading", "contentVerticalAlignment": "top",
      ])
  }

  @Test func `a switch records that it is on, and its colours`() {
    let control = UISwitch()
    control.isOn = true
    control.onTintColor = .red
    control.thumbTintColor = .green
    let found = properties(control)
    #expect(found["on"] == "yes")
    #expect(found["onTintColor"] == "#FF0000")
    #expect(found["thumbTintColor"] == "#00FF00")
  }

  @Test func `a slider records its range, its value as it was set, and its colours`() {
    let slider = UISlider()
    slider.minimumValue = -1
    slider.maximumValue = 2.5
    slider.value = 0.2
    slider.minimumTrackTintColor = .red
    let found = properties(slider)
    #expect(found["value"] == "0.2")
    #expect(found["minimumValue"] == "-1")
    #expect(found["maximumSliderValue"] == "2.5")
    #expect(found["minimumTrackTintColor"] == "#FF0000")
  }

  @Test func `a slider records the rectangle that its knob's shadow needs`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    #expect(properties(slider)["drawnFrame"] == "-10,-4.667 114×49")
  }

  @Test func `a stepper records its range and its step`() {
    let stepper = UIStepper()
    stepper.maximumValue = 10
    stepper.value = 3
    stepper.stepValue = 0.5
    stepper.wraps = true
    let found = properties(stepper)
    #expect(found["value"] == "3")
    #expect(found["maximumValue"] == "10")
    #expect(found["stepValue"] == "0.5")
    #expect(found["wraps"] == "yes")
  }

  @Test func `a progress view records its progress, style and colours`() {
    let view = UIProgressView(progressViewStyle: .bar)
    view.progress = 0.7
    view.trackTintColor = .red
    let found = properties(view)
    #expect(found["progress"] == "0.7")
    #expect(found["progressViewStyle"] == "bar")
    #expect(found["trackTintColor"] == "#FF0000")
  }

  @Test func `a page control records its pages`() {
    let control = UIPageControl()
    control.numberOfPages = 4
    control.currentPage = 2
    control.currentPageIndicatorTintColor = .red
    let found = properties(control)
    #expect(found["pages"] == "4")
    #expect(found["currentPage"] == "2")
    #expect(found["currentPageIndicatorTintColor"] == "#FF0000")
  }

  @Test func `an activity indicator records whether it is animating, its style and colour`() {
    let view = UIActivityIndicatorView(style: .large)
    view.startAnimating()
    view.color = .red
    let found = properties(view)
    #expect(found["animating"] == "yes")
    #expect(found["indicatorStyle"] == "large")
    #expect(found["indicatorColor"] == "#FF0000")
  }

  @Test func `a segmented control records its segments and the selected one`() {
    let control = UISegmentedControl(items: ["Day", "Week, half"])
    control.selectedSegmentIndex = 1
    control.setEnabled(false, forSegmentAt: 0)
    control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
    let found = properties(control)
    #expect(found["segments"] == "“Day”, “Week, half”")
    #expect(found["selectedSegment"] == "1 “Week, half”")
    #expect(found["segments.0.enabled"] == "no")
    #expect(found["selectedTitleColor"] == "#FF0000")
  }

  @Test func `a view records a tint colour of its own, not an inherited one`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    #expect(properties(outer) == ["tint": "#FF0000"])
    #expect(properties(inner).isEmpty)
  }
}

extension UIView {
  /// The properties in the view's record, by their names in goldens.
  var recorded: [String: String] {
    Dictionary(uniqueKeysWithValues: viewRecord.properties.map { ($0.key.rawValue, $0.value) })
  }
}
