import Testing

@testable import UIKit

@MainActor struct ButtonNibTests {
  @Test(arguments: [
    ("", UIButton.ButtonType.custom), (#"buttonType="system""#, .system),
    (#"buttonType="roundedRect""#, .system), (#"buttonType="contactAdd""#, .contactAdd),
    (#"buttonType="close""#, .close),
  ])
  func `the type is custom if none is written (IB52)`(
    attributes: String, type: UIButton.ButtonType
  ) throws {
    let button: UIButton = try InlineNib.make("button", attributes)
    #expect(button.buttonType == type)
  }

  @Test func `titles and colours are by state (IB52)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", "",
      """
      <state key="normal" title="Buy"><color key="titleColor" systemColor="labelColor"/></state>
      <state key="selected" title="Bought"/>
      """)
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.title(for: .selected) == "Bought")
    #expect(button.titleColor(for: .normal) == .label)
  }

  @Test func `the font is the title's (IB52)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", "",
      """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="13"/>
      <state key="normal" title="Buy"/>
      """)
    #expect(button.titleLabel?.font == .boldSystemFont(ofSize: 13))
  }

  @Test func `insets are set (IB52)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", "",
      """
      <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
      <inset key="imageEdgeInsets" minX="5" minY="0.0" maxX="0.0" maxY="0.0"/>
      """)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(button.imageEdgeInsets == UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0))
  }

  @Test func `the content's alignment is set (IB52)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", #"contentHorizontalAlignment="leading" contentVerticalAlignment="top""#)
    #expect(button.contentHorizontalAlignment == .leading)
    #expect(button.contentVerticalAlignment == .top)
  }

  @Test func `a symbol is found by the catalogue of the system (IB89)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", "", #"<state key="normal" image="star" catalog="system"/>"#)
    #expect(button.image(for: .normal)?.isSymbolImage == true)
  }

  @Test func `a configuration has its title and its style (IB54)`() throws {
    let button: UIButton = try InlineNib.make(
      "button", "",
      """
      <buttonConfiguration key="configuration" style="filled" title="Buy" cornerStyle="large">
        <fontDescription key="titleFontDescription" type="system" pointSize="11"/>
        <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
      </buttonConfiguration>
      """)
    let configuration = try #require(button.configuration)
    #expect(configuration.title == "Buy")
    #expect(configuration.cornerStyle == .large)
    #expect(configuration.baseBackgroundColor == .systemGreen)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 11))
  }
}
