/// The properties of controls, such as buttons, switches and segmented controls, in the table of
/// known properties.
extension LayoutRecord.ViewProperty {
  static let controls =
    states + values + segmentsAndFields + searches + pickers + buttons + configuration

  /// The effects of a change that does not resize the control: other pixels, and changes of its
  /// subviews.
  private static let looks: Reach = [.paint, .inside]
  /// The effects of a change that can resize the control: moved views, other pixels, and changes of
  /// its subviews.
  private static let sizes: Reach = [.frames, .paint, .inside]

  private static let states = [
    Line("on", standard: "no", reach: looks), Line("enabled", standard: "yes", reach: looks),
    Line("highlighted", standard: "no", reach: looks),
    Line("selected", standard: "no", reach: sizes),
    Line("contentHorizontalAlignment", standard: "center", reach: sizes),
    Line("contentVerticalAlignment", standard: "center", reach: sizes),
  ]

  private static let values =
    [
      Line("value", standard: "0", reach: looks),
      Line("minimumValue", standard: "0", reach: looks),
      Line("maximumValue", standard: "100", reach: looks),
      Line("maximumSliderValue", "maximum value", standard: "1", reach: looks),
      Line("stepValue", standard: "1", reach: []), Line("wraps", standard: "no", reach: looks),
      Line("progress", standard: "0", reach: looks),
      Line("progressViewStyle", standard: "default", reach: sizes),
      Line("pages", "number of pages", standard: "0", reach: sizes),
      Line("currentPage", standard: "0", reach: looks),
      Line("hidesForSinglePage", standard: "no", reach: looks),
      Line("animating", standard: "no", reach: looks),
      Line("indicatorStyle", "style", standard: "medium", reach: sizes),
      Line("indicatorColor", "color", reach: looks),
      Line("minimumValueImage", reach: looks), Line("maximumValueImage", reach: looks),
      Line("thumbImage", reach: looks), Line("progressImage", reach: looks),
      Line("trackImage", reach: looks),
    ]
    + colors([
      "onTintColor", "thumbTintColor", "minimumTrackTintColor", "maximumTrackTintColor",
      "progressTintColor", "trackTintColor", "pageIndicatorTintColor",
      "currentPageIndicatorTintColor", "selectedSegmentTintColor",
    ])

  private static let segmentsAndFields = [
    Line("segments", reach: sizes), Line("selectedSegment", reach: looks),
    Line("momentary", standard: "no", reach: looks),
    Line("apportionsWidths", "apportions segment widths by content", standard: "no", reach: sizes),
    Line("width", standard: "0", reach: sizes),
    Line("titleFont", reach: sizes), Line("titleColor", reach: looks),
    Line("selectedTitleFont", reach: sizes), Line("selectedTitleColor", reach: looks),
    Line("borderStyle", standard: "none", reach: sizes),
    Line("secureTextEntry", standard: "no", reach: [.frames, .text, .paint, .inside]),
    Line("clearButtonMode", standard: "never", reach: sizes),
    Line("leftViewMode", standard: "never", reach: sizes),
    Line("rightViewMode", standard: "never", reach: sizes),
    Line("textRect", "text rect", reach: sizes),
    Line("placeholderRect", "placeholder rect", reach: sizes),
  ]

  private static let searches = [
    Line("scopes", reach: sizes), Line("selectedScope", reach: looks),
    Line("cancelButton", standard: "no", reach: sizes),
    Line("bookmarkButton", standard: "no", reach: looks), Line("tokens", reach: sizes),
    Line("searchBarStyle", "style", standard: "prominent", reach: looks),
    Line("searchField.font", "search field font", standard: "standard", reach: sizes),
    Line("searchField.textColor", standard: "standard", reach: looks),
    Line("searchField.backgroundColor", reach: looks),
    Line("searchField.backgroundImage", reach: looks),
  ]

  private static let pickers =
    [
      Line("selectedRow", reach: looks), Line("visibleRows", reach: looks),
      Line("date", reach: sizes), Line("mode", standard: "dateAndTime", reach: sizes),
      Line("datePickerStyle", "style", standard: "compact", reach: sizes),
      Line("countDownDuration", standard: "60", reach: looks),
      Line("minimumDate", reach: looks), Line("maximumDate", reach: looks),
      Line("locale", reach: sizes), Line("timeZone", reach: sizes),
      Line("calendar", standard: "gregorian", reach: sizes),
      Line("minuteInterval", standard: "1", reach: looks),
    ]
    + (0..<10).flatMap { component in
      [
        Line("selectedRow.\(component)", "selected row of component \(component)", reach: looks),
        Line("visibleRows.\(component)", "visible rows of component \(component)", reach: looks),
      ]
    }

  private static let buttons =
    [
      Line("title", standard: "", reach: [.frames, .text, .paint, .inside]),
      Line("buttonType", standard: "custom", reach: sizes),
      Line("backgroundImage", reach: sizes),
      Line("contentEdgeInsets", reach: sizes), Line("titleEdgeInsets", reach: looks),
      Line("imageEdgeInsets", reach: looks),
      Line("adjustsImageWhenHighlighted", standard: "yes", reach: looks),
      Line("adjustsImageWhenDisabled", standard: "yes", reach: looks),
      Line("titleLabel.lineBreak", "title label line break mode", standard: "middle", reach: sizes),
    ] + byState

  /// The states for which a button has separate properties, with their names in messages.
  private static let byState = [
    ("highlighted", "highlighted"), ("disabled", "disabled"), ("selected", "selected"),
    ("focused", "focused"), ("selectedHighlighted", "selected and highlighted"),
    ("selectedDisabled", "selected and disabled"),
  ].flatMap { state, words in
    [
      ("title", "title"), ("titleColor", "title color"), ("image", "image"),
      ("backgroundImage", "background image"),
    ].map { Line("\($0).\(state)", "\($1) for \(words)", reach: sizes) }
  }

  private static let configuration = [
    Line("configuration", reach: sizes),
    field("subtitle", standard: "", reach: [.frames, .text, .paint, .inside]), field("image"),
    field("cornerStyle", standard: "dynamic", reach: looks),
    field("buttonSize", standard: "medium"), field("imagePlacement", standard: "leading"),
    field("imagePadding", standard: "0"), field("titlePadding", standard: "1"),
    field("titleAlignment", standard: "automatic"),
    field("titleLineBreakMode", standard: "word wrap"),
    field("subtitleLineBreakMode", standard: "word wrap"),
    field("contentInsets", standard: "standard"),
    field("baseForegroundColor", reach: looks), field("baseBackgroundColor", reach: looks),
    field("background.backgroundColor", reach: looks),
    field("background.cornerRadius", standard: "5.95", reach: looks),
    field("background.backgroundInsets", reach: looks),
    field("background.strokeColor", reach: looks),
    field("background.strokeWidth", standard: "0", reach: looks),
  ]

  private static func field(
    _ name: String, standard: String = "none", reach: Reach = sizes
  ) -> Line { Line("configuration.\(name)", standard: standard, reach: reach) }

  private static func colors(_ names: [String]) -> [Line] { names.map { Line($0, reach: looks) } }
}
