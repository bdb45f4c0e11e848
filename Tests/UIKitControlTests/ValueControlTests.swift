import RasterCore
import Testing
import UIKit
import UIKitTestSupport

/// Controls that hold a value, on a screen of two pixels per point.
@MainActor struct ValueControlTests {
  @Test func `a switch keeps its size (CT1)`() {
    let control = UISwitch(frame: CGRect(x: 3, y: 4, width: 100, height: 100))
    #expect(control.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(control.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    let stage = ConstraintStage()
    stage.add(control)
    stage.pinCorner(of: control, x: 10, y: 20)
    stage.layOut()
    #expect(control.frame == CGRect(x: 10, y: 20, width: 51, height: 31))
  }

  @Test func `a switch has its knob on the side that it is on`() {
    let control = UISwitch()
    #expect(colour(of: control, 15, 15) == Color.white.pixel)
    control.setOn(true, animated: true)
    #expect(colour(of: control, 36, 15) == Color.white.pixel)
    #expect(colour(of: control, 8, 15) == UIColor.systemGreen.value(in: .current).pixel)
    control.onTintColor = .red
    #expect(colour(of: control, 8, 15) == Color(red: 1, green: 0, blue: 0).pixel)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(colour(of: control, 15, 15) == Color.white.pixel)
  }

  @Test func `a disabled control is half as opaque`() {
    let control = UISwitch()
    control.isOn = true
    control.isEnabled = false
    #expect(abs(Int(colour(of: control, 36, 15).alpha) - 128) <= 1)
  }

  @Test func `a slider has its height and places its knob (CT2)`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    #expect(slider.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 34))
    #expect(slider.intrinsicContentSize == CGSize(width: -1, height: 33))
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 3, y: 15, width: 98, height: 4))
    func knob(_ value: Float) -> CGFloat {
      slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value).minX
    }
    #expect([0, 0.5, 1].map(knob) == [1, 38.5, 76])
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(knob(0) == 76)
  }

  @Test func `the line does not show through the knob of a disabled slider`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    (slider.value, slider.isEnabled) = (0.5, false)
    (slider.minimumTrackTintColor, slider.maximumTrackTintColor) = (.red, .blue)
    let left = colour(of: slider, 46, 17)
    #expect(left == colour(of: slider, 58, 17))
    #expect(left != colour(of: slider, 10, 17))
  }

  @Test func `a slider's knob is above its line, with a soft shadow below the control (CT2)`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 104, height: 34))
    (slider.value, slider.thumbTintColor) = (0.5, .red)
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    #expect(rect.size == CGSize(width: 27, height: 27))
    #expect(abs(rect.minY - 7 / 3) < 0.01)
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 104, height: 50))
    stage.addSubview(slider)
    let shades = [30, 33, 38, 43].map { Double(colour(of: stage, 52, $0).alpha) / 255 }
    // Read in a picture of iOS 17.5, at the same distances below the knob.
    for (shade, real) in zip(shades, [0.129, 0.068, 0.03, 0.012]) {
      #expect(abs(shade - real) < 0.02)
    }
  }

  @Test func `values stay between their limits and call nobody (CT8)`() {
    var calls = 0
    let slider = UISlider()
    slider.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 12
    #expect(slider.maximumValue == 12)
    let pages = UIPageControl()
    pages.currentPage = 3
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    pages.currentPage = 5
    #expect(pages.currentPage == 2)
    let progress = UIProgressView()
    progress.setProgress(-1, animated: false)
    #expect(progress.progress == 0)
    #expect(calls == 0)
    slider.sendActions(for: .valueChanged)
    #expect(calls == 1)
  }

  @Test func `a progress line has its height (CT3)`() {
    #expect(UIProgressView(progressViewStyle: .default).frame.height == 4)
    #expect(UIProgressView(progressViewStyle: .bar).frame.height == 2.5)
    let line = UIProgressView(frame: CGRect(x: 0, y: 0, width: 100, height: 9))
    line.progress = 0.5
    line.progressTintColor = .red
    #expect(colour(of: line, 25, 2) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: line, 75, 2).red != 255)
  }

  @Test func `an indicator is hidden until it starts, and 20 or 37 wide (CT4)`() {
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.frame.size == CGSize(width: 37, height: 37))
    #expect(UIActivityIndicatorView(style: .medium).intrinsicContentSize.width == 20)
    #expect(indicator.isHidden && !indicator.isAnimating)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }

  @Test func `a page control has room for its dots (CT5)`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 3
    pages.currentPage = 1
    let size = pages.size(forNumberOfPages: 3)
    #expect(abs(size.width - 43.33) < 0.01 && size.height == 26)
    #expect(pages.size(forNumberOfPages: 0).width == 0)
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    #expect(colour(of: pages, 50, 13) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: pages, 32, 13) == Color(red: 0, green: 0, blue: 1).pixel)
    #expect(colour(of: pages, 68, 13) == Color(red: 0, green: 0, blue: 1).pixel)
    #expect(colour(of: pages, 41, 13).alpha == 0)
    pages.numberOfPages = 1
    pages.hidesForSinglePage = true
    #expect(colour(of: pages, 50, 13).alpha == 0)
  }

  @Test func `of a million pages those in sight are drawn`() {
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    pages.numberOfPages = 1_000_001
    pages.currentPage = 500_000
    pages.currentPageIndicatorTintColor = .red
    pages.pageIndicatorTintColor = .blue
    #expect(colour(of: pages, 50, 13) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: pages, 14, 13) == Color(red: 0, green: 0, blue: 1).pixel)
    #expect(colour(of: pages, 85, 13) == Color(red: 0, green: 0, blue: 1).pixel)
  }

  @Test func `an index beyond the segments stands for the last (CT14)`() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.setWidth(40, forSegmentAt: 7)
    #expect(control.widthForSegment(at: 1) == 40)
    control.setTitle("Ten", forSegmentAt: 2)
    #expect((0..<2).map(control.titleForSegment) == ["One", "Ten"])
    control.setTitle("Two", forSegmentAt: .max)
    #expect(control.titleForSegment(at: 2) == "Two")
    #expect(control.titleForSegment(at: -1) == nil)
    #expect(control.imageForSegment(at: 9) == nil)
    #expect(control.widthForSegment(at: 9) == 40)
    #expect(control.isEnabledForSegment(at: 9))
    control.insertSegment(withTitle: "Four", at: 9, animated: false)
    #expect(control.titleForSegment(at: 2) == "Four")
    control.removeSegment(at: 9, animated: false)
    #expect(control.titleForSegment(at: 9) == "Two")
    control.removeAllSegments()
    #expect(control.titleForSegment(at: 0) == nil)
    #expect(control.widthForSegment(at: 0) == 0)
    #expect(!control.isEnabledForSegment(at: 0))
  }

  @Test func `a segment that is not there changes nothing, and a warning says so (CT14)`() {
    let control = UISegmentedControl(items: ["One"])
    let log = ConsoleLog()
    log.recording {
      control.setTitle("Ten", forSegmentAt: -1)
      control.removeSegment(at: -1, animated: false)
      control.removeAllSegments()
      control.setEnabled(false, forSegmentAt: 0)
    }
    #expect(
      log.lines == [
        "UISegmentedControl has no segment -1: it has 1.",
        "UISegmentedControl has no segment -1: it has 1.",
        "UISegmentedControl has no segment 0: it has 0.",
      ])
  }

  @Test func `a stepper keeps its size and its limits (CT6)`() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(stepper.frame.size == CGSize(width: 94, height: 32))
    stepper.value = 200
    #expect(stepper.value == 100)
  }

  @Test func `a stepper's signs are thin, with round ends (CT6)`() {
    let stepper = UIStepper()
    stepper.value = 50
    // The minus from its middle to its end: 6.8 points, in a line of 1.5.
    let bitmap = stepper.bitmap(scale: 8)
    func isInk(_ x: Double, _ y: Double) -> Bool { bitmap[Int(8 * x), Int(8 * y)].alpha > 200 }
    #expect(isInk(23.25, 16) && isInk(29.9, 16) && !isInk(30.3, 16))
    #expect(isInk(23.25, 16.6) && !isInk(23.25, 16.9) && !isInk(29.9, 16.6))
  }

  @Test func `segments are as wide as the widest (CT7)`() {
    let control = UISegmentedControl(items: ["a", "Ocimum"])
    let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
    let width = "Ocimum".size(withAttributes: [.font: font]).width.rounded(.up) + 20
    #expect(control.frame.size == CGSize(width: 2 * width + 1, height: 32))
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < 2 * width)
  }

  @Test func `the frame of segments is a point higher than a constraint says (CT7)`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let control = UISegmentedControl(items: ["a", "b"])
    control.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(control)
    NSLayoutConstraint.activate([
      control.topAnchor.constraint(equalTo: root.topAnchor),
      control.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      control.heightAnchor.constraint(equalToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(control.frame.minY == 0 && control.frame.height == 31)
  }

  @Test func `segments share what is there, but for those with a width (CT7)`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    control.frame.size.width = 300
    control.setWidth(60, forSegmentAt: 0)
    control.selectedSegmentTintColor = .red
    control.selectedSegmentIndex = 1
    #expect(colour(of: control, 50, 16).red != 255)
    #expect(colour(of: control, 66, 16) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: control, 174, 16) == Color(red: 1, green: 0, blue: 0).pixel)
    #expect(colour(of: control, 190, 16).red != 255)
  }

  @Test func `segments come and go, and the selection with them`() {
    let control = UISegmentedControl(items: ["a", "b"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.titleForSegment(at: 2) == "b")
    control.removeSegment(at: 2, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 2)
  }

  private func colour(of view: UIView, _ x: Int, _ y: Int) -> Pixel { view.bitmap(scale: 1)[x, y] }
}
