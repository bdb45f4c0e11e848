/// The properties of open menus, sheets, popovers and the columns of split views, in the table of
/// known properties.
extension LayoutRecord.ViewProperty {
  /// The effects of a change that does not resize the view: other pixels, and changes of its
  /// subviews.
  private static let looks: Reach = [.paint, .inside]
  /// The effects of a change that can resize the view: moved views, other pixels, and changes of
  /// its subviews.
  private static let sizes: Reach = [.frames, .paint, .inside]

  static let presentations = menus + sheets + columns

  private static let menus = [
    Line("menuTitle", "title", reach: sizes),
    Line("menuElements", "elements", reach: sizes),
    Line("menuSections", "elements by section", reach: sizes),
    Line("state", standard: "off", reach: looks),
    Line("subtitle", reach: sizes),
    Line("destructive", standard: "no", reach: looks),
  ]

  private static let sheets = [
    Line("detents", standard: "large", reach: sizes),
    Line("selectedDetent", standard: "large", reach: sizes),
    Line("largestUndimmedDetent", reach: looks),
    Line("grabber", "grabber visible", standard: "no", reach: looks),
    Line("permittedArrowDirections", standard: "any", reach: sizes),
    Line("arrowDirection", reach: sizes),
    Line("popoverBackgroundColor", "background color", reach: looks),
  ]

  private static let columns = [
    Line("displayMode", reach: sizes),
    Line("primaryColumnWidth", reach: sizes),
    Line("supplementaryColumnWidth", reach: sizes),
    Line("primaryEdge", standard: "leading", reach: sizes),
  ]
}
