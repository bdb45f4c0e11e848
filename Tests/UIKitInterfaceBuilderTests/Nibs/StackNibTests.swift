import Testing

@testable import UIKit

@MainActor struct StackNibTests {
  private static let two = #"<subviews><label id="a" tag="1"/><label id="b" tag="2"/></subviews>"#

  @Test func `subviews are arranged in their order (IB47)`() throws {
    let stack: UIStackView = try InlineNib.make("stackView", "", Self.two)
    #expect(stack.arrangedSubviews.map(\.tag) == [1, 2])
  }

  @Test func `a stack view without attributes is a row without spacing (IB56)`() throws {
    let stack: UIStackView = try InlineNib.make("stackView")
    #expect(stack.axis == .horizontal)
    #expect(stack.spacing == 0)
    #expect(stack.alignment == .fill)
    #expect(stack.distribution == .fill)
  }

  @Test func `axis, spacing, alignment and distribution are set (IB56)`() throws {
    let stack: UIStackView = try InlineNib.make(
      "stackView",
      #"axis="vertical" spacing="8" alignment="top" distribution="equalSpacing""#)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.alignment == .leading)
    #expect(stack.distribution == .equalSpacing)
  }

  @Test func `the standard spacing is that of the system (IB56)`() throws {
    let stack: UIStackView = try InlineNib.make("stackView", #"spacingType="standard""#)
    #expect(stack.spacing == UIStackView.spacingUseSystem)
  }

  @Test func `margins make the arrangement relative to them (IB56)`() throws {
    let stack: UIStackView = try InlineNib.make(
      "stackView", "", #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `a stack view without margins has none`() throws {
    let stack: UIStackView = try InlineNib.make("stackView")
    #expect(stack.layoutMargins == .zero)
  }
}
