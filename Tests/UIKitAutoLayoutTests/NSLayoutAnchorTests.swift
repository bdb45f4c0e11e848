import Testing
import UIKit

/// Anchors as values: their equality, and the anchors that a constraint returns.
@MainActor struct NSLayoutAnchorTests {
  private let one = UIView()
  private let other = UIView()

  @Test func `anchors are equal where attribute and item are`() {
    #expect(one.topAnchor == one.topAnchor)
    #expect(one.topAnchor.hash == one.topAnchor.hash)
    #expect(one.topAnchor != one.bottomAnchor)
    #expect(one.topAnchor != other.topAnchor)
    #expect(one.leftAnchor != one.leadingAnchor)
    let distance = one.topAnchor.anchorWithOffset(to: other.topAnchor)
    #expect(distance == one.topAnchor.anchorWithOffset(to: other.topAnchor))
    #expect(distance != one.bottomAnchor.anchorWithOffset(to: other.topAnchor))
  }

  @Test func `a constraint gives back the anchors of its sides, fact AL31`() {
    let pair = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    #expect(pair.firstAnchor == one.topAnchor)
    #expect(pair.secondAnchor == other.bottomAnchor)
    #expect(pair.secondAnchor?.item === other)
    let next = one.topAnchor.constraint(equalTo: other.layoutMarginsGuide.topAnchor)
    #expect(next.firstAnchor === pair.firstAnchor)
    #expect(next.secondAnchor === next.secondAnchor)
    let alone = NSLayoutConstraint(
      item: one, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 5)
    #expect(alone.firstAnchor == one.widthAnchor)
    #expect(alone.secondAnchor == nil)
  }

  @Test func `an anchor is described by its class and its side`() {
    let text = one.topAnchor.constraint(equalTo: other.bottomAnchor).firstAnchor.description
    #expect(text.hasPrefix("<NSLayoutYAxisAnchor:0x"))
    #expect(text.hasSuffix(".top\">"))
  }
}
