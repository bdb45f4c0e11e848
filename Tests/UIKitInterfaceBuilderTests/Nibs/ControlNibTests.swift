import Testing

@testable import UIKit

@MainActor struct ControlNibTests {
  @Test func `a switch is off unless the document says that it is on (IB9)`() throws {
    let off: UISwitch = try InlineNib.make("switch")
    let on: UISwitch = try InlineNib.make("switch", #"on="YES""#)
    #expect((off.isOn, on.isOn) == (false, true))
  }

  @Test func `a slider has its range and its value (IB61)`() throws {
    let slider: UISlider = try InlineNib.make(
      "slider", #"value="3" minValue="1" maxValue="5""#)
    #expect((slider.minimumValue, slider.value, slider.maximumValue) == (1, 3, 5))
  }

  @Test func `a progress view has its progress (IB61)`() throws {
    let view: UIProgressView = try InlineNib.make("progressView", #"progress="0.5""#)
    #expect(view.progress == 0.5)
  }

  @Test func `a page control has its pages (IB61)`() throws {
    let control: UIPageControl = try InlineNib.make(
      "pageControl", #"numberOfPages="3" currentPage="1""#)
    #expect((control.numberOfPages, control.currentPage) == (3, 1))
  }

  @Test func `an indicator stays visible unless the document says that it hides (IB9)`() throws {
    let view: UIActivityIndicatorView = try InlineNib.make(
      "activityIndicatorView", #"style="large""#)
    #expect(!view.isHidden)
    #expect(view.style == .large)
  }

  @Test func `an indicator that hides is hidden until it is started (IB61)`() throws {
    let still: UIActivityIndicatorView = try InlineNib.make(
      "activityIndicatorView", #"hidesWhenStopped="YES""#)
    let turning: UIActivityIndicatorView = try InlineNib.make(
      "activityIndicatorView", #"hidesWhenStopped="YES" animating="YES""#)
    #expect((still.isHidden, turning.isHidden) == (true, false))
  }

  @Test func `segments have their titles, and none is selected by default (IB62)`() throws {
    let control: UISegmentedControl = try InlineNib.make(
      "segmentedControl", "", #"<segments><segment title="One"/><segment title="Two"/></segments>"#)
    #expect((0..<2).map(control.titleForSegment) == ["One", "Two"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  @Test func `the selected segment is set (IB62)`() throws {
    let control: UISegmentedControl = try InlineNib.make(
      "segmentedControl", #"selectedSegmentIndex="1""#,
      #"<segments><segment title="One"/><segment title="Two"/></segments>"#)
    #expect(control.selectedSegmentIndex == 1)
  }

  @Test func `a text field has no border unless one is written (IB58)`() throws {
    let plain: UITextField = try InlineNib.make("textField")
    let round: UITextField = try InlineNib.make(
      "textField", #"borderStyle="roundedRect" placeholder="Name""#)
    #expect((plain.borderStyle, round.borderStyle) == (.none, .roundedRect))
    #expect(round.placeholder == "Name")
  }

  @Test func `input traits are the field's (IB59)`() throws {
    let field: UITextField = try InlineNib.make(
      "textField", "",
      """
      <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="next" \
      secureTextEntry="YES" textContentType="password"/>
      """)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next)
    #expect(field.isSecureTextEntry)
    #expect(field.textContentType == .password)
  }

  @Test func `a text view has no background unless one is written (IB49)`() throws {
    let view: UITextView = try InlineNib.make("textView", #"text="Basil" editable="NO""#)
    #expect(view.backgroundColor == nil)
    #expect(view.text == "Basil")
    #expect(!view.isEditable)
  }

  @Test func `a search bar has its style and placeholder (IB64)`() throws {
    let bar: UISearchBar = try InlineNib.make(
      "searchBar", #"searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES""#)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.placeholder == "Find")
    #expect(bar.showsCancelButton)
  }

  @Test func `a date picker has its mode (IB61)`() throws {
    let picker: UIDatePicker = try InlineNib.make(
      "datePicker", #"datePickerMode="time" minuteInterval="15""#)
    #expect(picker.datePickerMode == .time)
    #expect(picker.minuteInterval == 15)
  }

  @Test func `a scroll view has its settings (IB60)`() throws {
    let view: UIScrollView = try InlineNib.make(
      "scrollView", #"pagingEnabled="YES" bounces="NO" keyboardDismissMode="onDrag""#)
    #expect(view.isPagingEnabled)
    #expect(!view.bounces)
    #expect(view.keyboardDismissMode == .onDrag)
    #expect(view.isScrollEnabled)
  }
}
