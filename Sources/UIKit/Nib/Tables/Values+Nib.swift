import Foundation
import InterfaceBuilder

// The controls and views that show a value (facts IB61 and IB62).

extension NibTables {
  static let slider = NibProperties<UISlider> { table in
    table.number("minValue") { $0.minimumValue = Float($1) }
    table.number("maxValue") { $0.maximumValue = Float($1) }
    table.number("value") { $0.value = Float($1) }
    table.bool("continuous") { $0.isContinuous = $1 }
    table.color("minimumTrackTintColor") { $0.minimumTrackTintColor = $1 }
    table.color("maximumTrackTintColor") { $0.maximumTrackTintColor = $1 }
    table.color("thumbTintColor") { $0.thumbTintColor = $1 }
    table.image("minimumValueImage") { $0.minimumValueImage = $1 }
    table.image("maximumValueImage") { $0.maximumValueImage = $1 }
  }

  static let stepper = NibProperties<UIStepper> { table in
    table.number("minimumValue") { $0.minimumValue = Double($1) }
    table.number("maximumValue") { $0.maximumValue = Double($1) }
    table.number("stepValue") { $0.stepValue = Double($1) }
    table.number("value") { $0.value = Double($1) }
    table.bool("continuous") { $0.isContinuous = $1 }
    table.bool("autorepeat") { $0.autorepeat = $1 }
    table.bool("wraps") { $0.wraps = $1 }
  }

  static let toggle = NibProperties<UISwitch> { table in
    table.bool("on") { $0.isOn = $1 }
    table.color("onTintColor") { $0.onTintColor = $1 }
    table.color("thumbTintColor") { $0.thumbTintColor = $1 }
  }

  static let progressView = NibProperties<UIProgressView> { table in
    table.choice("progressViewStyle", ["default": .default, "bar": .bar]) {
      $0.progressViewStyle = $1
    }
    table.number("progress") { $0.progress = Float($1) }
    table.color("progressTintColor") { $0.progressTintColor = $1 }
    table.color("trackTintColor") { $0.trackTintColor = $1 }
    table.image("progressImage") { $0.progressImage = $1 }
    table.image("trackImage") { $0.trackImage = $1 }
  }

  static let pageControl = NibProperties<UIPageControl> { table in
    table.integer("numberOfPages") { $0.numberOfPages = $1 }
    table.integer("currentPage") { $0.currentPage = $1 }
    table.bool("hidesForSinglePage") { $0.hidesForSinglePage = $1 }
    table.color("pageIndicatorTintColor") { $0.pageIndicatorTintColor = $1 }
    table.color("currentPageIndicatorTintColor") { $0.currentPageIndicatorTintColor = $1 }
  }

  static let indicator = NibProperties<UIActivityIndicatorView> { table in
    table.choice("style", indicatorStyles) { $0.style = $1 }
    table.color("color") { $0.color = $1 }
  }

  private static let indicatorStyles: [String: UIActivityIndicatorView.Style] = [
    "whiteLarge": .whiteLarge, "white": .white, "gray": .gray, "medium": .medium,
    "large": .large,
  ]

  static let segmentedControl = NibProperties<UISegmentedControl> { table in
    table.bool("momentary") { $0.isMomentary = $1 }
    table.bool("apportionsSegmentWidthsByContent") { $0.apportionsSegmentWidthsByContent = $1 }
    table.color("selectedSegmentTintColor") { $0.selectedSegmentTintColor = $1 }
    table.integer("selectedSegmentIndex") { $0.selectedSegmentIndex = $1 }
  }
}

extension UIActivityIndicatorView {
  /// Sets the indicator's properties, and starts the animation if the document sets `animating`.
  func decodeIndicator(_ coder: NSCoder) {
    guard let nib = coder.nib, nib.object.element == "activityIndicatorView" else { return }
    let values = nib.object.properties
    let isHiddenByDocument = isHidden
    hidesWhenStopped = values["hidesWhenStopped"]?.bool ?? false
    coder.decode(NibTables.indicator, of: self)
    if values["animating"]?.bool == true { startAnimating() }
    if isHiddenByDocument { isHidden = true }
  }
}

extension UISegmentedControl {
  /// Makes the segments that the document contains, and sets the control's own properties.
  func decodeSegments(_ coder: NSCoder) {
    guard let nib = coder.nib else { return }
    segments = (nib.object.lists["segments"] ?? []).map { segment in
      Segment(
        title: segment.properties["title"]?.text,
        image: segment.properties["image"].flatMap(nib.loading.image),
        width: segment.properties["width"]?.number ?? 0,
        isEnabled: segment.properties["enabled"]?.bool ?? true)
    }
    coder.decode(NibTables.segmentedControl, of: self)
  }
}
