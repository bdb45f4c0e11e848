import Foundation
import LayoutCore

/// The properties of controls that show a value.
extension ViewProperties {
  mutating func readControl(_ control: UIControl) {
    if !control.isEnabled { add(.enabled, .no) }
    readStates(control.isSelected, control.isHighlighted)
    let (horizontal, vertical) = (
      control.contentHorizontalAlignment, control.contentVerticalAlignment
    )
    if horizontal != .center { add("contentHorizontalAlignment", .text("\(horizontal)")) }
    if vertical != .center { add("contentVerticalAlignment", .text("\(vertical)")) }
  }

  /// Adds the states of a control or a cell: selected, highlighted and editing.
  mutating func readStates(_ isSelected: Bool, _ isHighlighted: Bool, isEditing: Bool = false) {
    if isSelected { add(.selected, .yes) }
    if isHighlighted { add(.highlighted, .yes) }
    if isEditing { add(.editing, .yes) }
  }

  mutating func readSwitch(_ control: UISwitch) {
    if control.isOn { add(.on, .yes) }
    add("onTintColor", control.onTintColor)
    add("thumbTintColor", control.thumbTintColor)
  }

  mutating func readSlider(_ slider: UISlider) {
    if slider.value != 0 { add(.value, .float(slider.value)) }
    if slider.minimumValue != 0 { add(.minimumValue, .float(slider.minimumValue)) }
    if slider.maximumValue != 1 { add("maximumSliderValue", .float(slider.maximumValue)) }
    add("minimumTrackTintColor", slider.minimumTrackTintColor)
    add("maximumTrackTintColor", slider.maximumTrackTintColor)
    add("thumbTintColor", slider.thumbTintColor)
    add("minimumValueImage", slider.minimumValueImage)
    add("maximumValueImage", slider.maximumValueImage)
    add("thumbImage", slider.currentThumbImage)
    add(drawnIn: slider.knobFrame, of: slider)
  }

  mutating func readStepper(_ stepper: UIStepper) {
    if stepper.value != 0 { add(.value, .number(stepper.value)) }
    if stepper.minimumValue != 0 { add(.minimumValue, .number(stepper.minimumValue)) }
    if stepper.maximumValue != 100 { add(.maximumValue, .number(stepper.maximumValue)) }
    if stepper.stepValue != 1 { add(.stepValue, .number(stepper.stepValue)) }
    if stepper.wraps { add("wraps", .yes) }
  }

  mutating func readProgress(_ view: UIProgressView) {
    if view.progress != 0 { add(.progress, .float(view.progress)) }
    if view.progressViewStyle == .bar { add("progressViewStyle", .text("bar")) }
    add("progressTintColor", view.progressTintColor)
    add("trackTintColor", view.trackTintColor)
    add("progressImage", view.progressImage)
    add("trackImage", view.trackImage)
  }

  mutating func readPages(_ control: UIPageControl) {
    if control.numberOfPages != 0 { add(.pages, .count(control.numberOfPages)) }
    if control.currentPage != 0 { add(.currentPage, .count(control.currentPage)) }
    if control.hidesForSinglePage { add("hidesForSinglePage", .yes) }
    add("pageIndicatorTintColor", control.pageIndicatorTintColor)
    add("currentPageIndicatorTintColor", control.currentPageIndicatorTintColor)
  }

  mutating func readIndicator(_ view: UIActivityIndicatorView) {
    if view.isAnimating { add(.animating, .yes) }
    if view.style != .medium { add("indicatorStyle", .text("\(view.style)")) }
    add("indicatorColor", view.ownColor)
  }
}

/// The properties of a segmented control.
extension ViewProperties {
  mutating func readSegments(_ control: UISegmentedControl) {
    let texts = control.segments.map(\.recordText)
    if !texts.isEmpty { add(.segments, .made(ListedTexts(texts: texts))) }
    let selected = control.selectedSegmentIndex
    if texts.indices.contains(selected) {
      add(.selectedSegment, .made(NumberedText(index: selected, text: texts[selected])))
    }
    add("selectedSegmentTintColor", control.selectedSegmentTintColor)
    if control.isMomentary { add("momentary", .yes) }
    if control.apportionsSegmentWidthsByContent { add("apportionsWidths", .yes) }
    for (index, segment) in control.segments.enumerated() { read(segment, at: index) }
    readTitle(control.attributes[.normal], "title")
    readTitle(control.attributes[.selected], "selectedTitle")
  }

  private mutating func read(_ segment: UISegmentedControl.Segment, at index: Int) {
    let name = "segments.\(index)"
    if !segment.isEnabled { add("\(name).enabled", .no) }
    if segment.width != 0 { add("\(name).width", .number(Double(segment.width))) }
    add("\(name).image", segment.image)
  }

  /// Adds the font and the colour of a title: `titleFont` and `titleColor`.
  mutating func readTitle(_ attributes: [NSAttributedString.Key: Any]?, _ name: String) {
    guard let attributes else { return }
    if let font = attributes[.font] as? UIFont { add("\(name)Font", ViewValue(font)) }
    add("\(name)Color", attributes[.foregroundColor] as? UIColor)
  }
}

extension UISegmentedControl.Segment {
  /// The text of the segment in records: its title in quotation marks, or `image`.
  fileprivate var recordText: String {
    image == nil ? "“\(title ?? "")”" : "image"
  }
}

extension ViewProperties {
  /// Adds a colour if it is not nil.
  mutating func add(_ name: String, _ color: UIColor?) {
    if let color { add(name, .color(color.value(in: traits))) }
  }

  /// Adds an image if it is not nil, and its name if it has one: `image` and `imageName`.
  mutating func add(_ name: String, _ image: UIImage?) {
    guard let image else { return }
    add(name, .image(image._cgImage.bitmap, size: image.size))
    if let known = image.style.symbol?.name ?? image.fileName { add("\(name)Name", .text(known)) }
  }
}
