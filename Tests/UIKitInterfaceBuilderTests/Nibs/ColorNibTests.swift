import Testing

@testable import UIKit

@MainActor struct ColorNibTests {
  /// Returns the background with the attributes of a colour.
  private func color(_ attributes: String, resources: String = "") throws -> UIColor? {
    let view: UIView = try InlineNib.make(
      "view", "", #"<color key="backgroundColor" \#(attributes)/>"#, resources: resources)
    return view.backgroundColor
  }

  @Test(arguments: ["custom\" customColorSpace=\"sRGB", "calibratedRGB", "deviceRGB"])
  func `components are numbers in sRGB (IB81)`(space: String) throws {
    #expect(
      try color(#"red="0.25" green="0.5" blue="0.75" alpha="1" colorSpace="\#(space)""#)
        == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test(arguments: [
    "custom\" customColorSpace=\"genericGamma22GrayColorSpace", "calibratedWhite",
  ])
  func `white is a grey of the same number (IB81)`(space: String) throws {
    #expect(
      try color(#"white="0.5" alpha="0.25" colorSpace="\#(space)""#)
        == UIColor(white: 0.5, alpha: 0.25))
  }

  @Test func `a system colour is the one of its name, and not its components (IB82)`() throws {
    #expect(
      try color(
        #"systemColor="secondaryLabelColor""#,
        resources: """
          <systemColor name="secondaryLabelColor">\
          <color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
          customColorSpace="sRGB"/></systemColor>
          """) == .secondaryLabel)
  }

  @Test(arguments: [
    ("systemBackgroundColor", UIColor.systemBackground), ("systemGray3Color", .systemGray3),
    ("darkTextColor", .darkText), ("groupTableViewBackgroundColor", .groupTableViewBackground),
    ("tableCellGroupedBackgroundColor", .secondarySystemGroupedBackground),
  ])
  func `system colours have the names of their selectors (IB83)`(
    name: String, color: UIColor
  ) throws {
    #expect(try self.color(#"systemColor="\#(name)""#) == color)
  }

  @Test func `a colour that no catalogue has is drawn by its components (IB84)`() throws {
    #expect(
      try color(
        #"name="Moss""#,
        resources: """
          <namedColor name="Moss"><color red="0.0" green="0.5" blue="0.0" alpha="1" \
          colorSpace="custom" customColorSpace="sRGB"/></namedColor>
          """) == UIColor(red: 0, green: 0.5, blue: 0, alpha: 1))
  }
}
