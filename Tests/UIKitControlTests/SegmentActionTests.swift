import Foundation
import Testing
import UIKit

/// Segments made of actions, and the looks of page controls.
@MainActor struct SegmentActionTests {
  @Test func `a tapped segment performs its action before the control's own`() {
    var calls: [String] = []
    let actions = ["A", "B"].map { title in
      UIAction(title: title, identifier: .init(title)) { calls.append($0.title) }
    }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    control.addAction(UIAction { _ in calls.append("changed") }, for: .valueChanged)
    #expect(control.titleForSegment(at: 1) == "B" && control.bounds.width > 0)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    window.addSubview(control)
    window.simulateTap(at: CGPoint(x: control.bounds.width - 10, y: 15))
    #expect(calls == ["B", "changed"] && control.selectedSegmentIndex == 1)
  }

  @Test func `an action replaces a segment's title, and is found by its identifier`() {
    let control = UISegmentedControl(items: ["A", "B"])
    control.setAction(UIAction(title: "C", identifier: .init("c")) { _ in }, forSegmentAt: 1)
    control.insertSegment(action: UIAction(title: "D") { _ in }, at: 0, animated: false)
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["D", "A", "C"])
    #expect(control.segmentIndex(identifiedBy: .init("c")) == 2)
    #expect(control.segmentIndex(identifiedBy: .init("x")) == NSNotFound)
    #expect(control.actionForSegment(at: 1) == nil)
  }

  @Test func `a page control remembers images of its pages`() {
    let control = UIPageControl()
    control.numberOfPages = 3
    let image = UIImage()
    control.setIndicatorImage(image, forPage: 1)
    #expect(
      control.indicatorImage(forPage: 1) === image && control.indicatorImage(forPage: 0) == nil)
  }
}
