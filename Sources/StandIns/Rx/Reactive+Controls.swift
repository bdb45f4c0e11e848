// Mirrors RxCocoa's properties of controls, which send their current value once at each
// subscription, and its events of controls, which never happen.
public import Foundation
public import UIKit

extension Reactive where Base: UITextField {
  @preconcurrency @MainActor public var text: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  @preconcurrency @MainActor public var attributedText: ControlProperty<NSAttributedString?> {
    ControlProperty(base, get: { $0.attributedText }, set: { $0.attributedText = $1 })
  }
}

extension Reactive where Base: UITextView {
  @preconcurrency @MainActor public var text: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  public var didBeginEditing: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var didEndEditing: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var didChange: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UISearchBar {
  @preconcurrency @MainActor public var text: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  @preconcurrency @MainActor public var value: ControlProperty<String?> {
    ControlProperty(base, get: { $0.text }, set: { $0.text = $1 })
  }
  @preconcurrency @MainActor public var selectedScopeButtonIndex: ControlProperty<Int> {
    ControlProperty(
      base, get: { $0.selectedScopeButtonIndex }, set: { $0.selectedScopeButtonIndex = $1 })
  }
  public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var textDidBeginEditing: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var textDidEndEditing: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}

extension Reactive where Base: UISwitch {
  @preconcurrency @MainActor public var isOn: ControlProperty<Bool> {
    ControlProperty(base, get: { $0.isOn }, set: { $0.isOn = $1 })
  }
  @preconcurrency @MainActor public var value: ControlProperty<Bool> {
    ControlProperty(base, get: { $0.isOn }, set: { $0.isOn = $1 })
  }
}

extension Reactive where Base: UISlider {
  @preconcurrency @MainActor public var value: ControlProperty<Float> {
    ControlProperty(base, get: { $0.value }, set: { $0.value = $1 })
  }
}

extension Reactive where Base: UIStepper {
  @preconcurrency @MainActor public var value: ControlProperty<Double> {
    ControlProperty(base, get: { $0.value }, set: { $0.value = $1 })
  }
}

extension Reactive where Base: UISegmentedControl {
  @preconcurrency @MainActor public var selectedSegmentIndex: ControlProperty<Int> {
    ControlProperty(base, get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
  }
  @preconcurrency @MainActor public var value: ControlProperty<Int> {
    ControlProperty(base, get: { $0.selectedSegmentIndex }, set: { $0.selectedSegmentIndex = $1 })
  }
}

extension Reactive where Base: UIDatePicker {
  @preconcurrency @MainActor public var date: ControlProperty<Date> {
    ControlProperty(base, get: { $0.date }, set: { $0.date = $1 })
  }
}

extension Reactive where Base: UIScrollView {
  @preconcurrency @MainActor public var contentOffset: ControlProperty<CGPoint> {
    ControlProperty(base, get: { $0.contentOffset }, set: { $0.contentOffset = $1 })
  }
  public var didScroll: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var didEndDecelerating: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
  public var didScrollToTop: ControlEvent<Void> { ControlEvent(events: Observable.never()) }
}
