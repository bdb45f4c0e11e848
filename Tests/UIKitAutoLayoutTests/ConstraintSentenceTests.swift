import Foundation
import LayoutCore
import Testing
import UIKit
import UIKitTestSupport

/// The sentences about constraints that cannot all hold.
@MainActor struct ConstraintSentenceTests {
  private let stage = ConstraintStage()

  /// Lays out and returns the sentences of the present conflicts.
  private func sentences() -> [String] {
    ConsoleLog().recording { stage.root.constraintConflicts.map(\.sentence) }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    stage.add(label)
    return label
  }

  @Test func `two widths`() {
    let label = label("Hi")
    stage.activate([
      label.widthAnchor.constraint(equalToConstant: 120),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
    ])
    #expect(
      sentences() == [
        "the label “Hi” wants to be 120 wide, the label “Hi” wants to be at most 100 wide, "
          + "and both are required."
      ])
  }

  @Test func `a width between two sides of a superview that keeps its frame`() {
    let view = stage.add(width: 120)
    stage.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: stage.root.rightAnchor, constant: -20),
    ])
    #expect(
      sentences() == [
        "the view wants to be 120 wide, the view keeps its frame, 400 wide, "
          + "the left side of the view wants to be 20 right of the left side of its superview, "
          + "the right side of the view wants to be 20 left of the right side of its superview, "
          + "and all are required."
      ])
  }

  @Test func `a width equal to that of a sibling`() {
    let (view, image) = (stage.add(width: 100), UIImageView())
    stage.add(image)
    stage.activate([
      image.widthAnchor.constraint(equalToConstant: 40),
      image.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5, constant: 8),
    ])
    #expect(
      sentences() == [
        "the view wants to be 100 wide, the image view wants to be 40 wide, "
          + "the image view wants to be 0.5 times as wide as the view, plus 8, "
          + "and all are required."
      ])
  }

  @Test func `a height as large as a width`() {
    let view = stage.add(width: 100, height: 10)
    view.accessibilityIdentifier = "square"
    stage.activate([view.heightAnchor.constraint(equalTo: view.widthAnchor)])
    #expect(
      sentences() == [
        "square wants to be 100 wide, square wants to be 10 high, "
          + "square wants to be as high as square is wide, and all are required."
      ])
  }

  @Test func `places at the same side`() {
    let (one, other) = (label("One"), label("Other"))
    stage.activate([
      other.topAnchor.constraint(equalTo: one.bottomAnchor),
      other.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 8),
    ])
    #expect(
      sentences() == [
        "the top of the label “Other” wants to be at the bottom of the label “One”, "
          + "the top of the label “Other” wants to be at least 8 below the bottom of the label "
          + "“One”, and both are required."
      ])
  }

  @Test func `distances along the reading direction`() {
    let (one, other) = (label("One"), label("Other"))
    stage.activate([
      other.trailingAnchor.constraint(greaterThanOrEqualTo: one.leadingAnchor, constant: -8),
      other.trailingAnchor.constraint(equalTo: one.leadingAnchor, constant: -16),
    ])
    #expect(
      sentences() == [
        "the trailing side of the label “Other” wants to be at most 8 before the leading side of "
          + "the label “One”, the trailing side of the label “Other” wants to be 16 before the "
          + "leading side of the label “One”, and both are required."
      ])
  }

  @Test func `a length that is less than nothing`() {
    let view = stage.add(width: -20)
    #expect(view.frame.width == 0)
    #expect(
      sentences() == [
        "nothing is less than 0 wide or high, the view wants to be -20 wide, and both are required."
      ])
  }

  @Test func `a content that must not be cut yields without a word, fact AL97`() {
    let switcher = ScriptedView(width: 30, height: 20)
    stage.add(switcher)
    switcher.setContentCompressionResistancePriority(.required, for: .horizontal)
    switcher.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(sentences() == [])
    stage.layOut()
    #expect(switcher.frame.width == 10)
  }

  @Test func `margins that the system keeps`() {
    let view = stage.add()
    let margins = stage.root.layoutMarginsGuide
    stage.activate([
      view.leftAnchor.constraint(equalTo: stage.root.leftAnchor),
      view.leftAnchor.constraint(equalTo: margins.leftAnchor),
    ])
    #expect(
      sentences() == [
        "the left side of the view wants to be at the left side of its superview, "
          + "the layout margins of the view are where the system puts them, "
          + "the left side of the view wants to be at the left side of the layout margins of its "
          + "superview, and all are required."
      ])
  }

  @Test func `what a visual format makes is made at the client's line`() {
    let view = stage.add(width: 100)
    let line: UInt = #line + 1
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[view(60)]", metrics: nil, views: ["view": view])
    stage.activate(made)
    let texts = ConsoleLog().recording { stage.root.constraintConflicts.map(\.text) }
    #expect(texts.first?.contains("ConstraintSentenceTests.swift:\(line)") == true)
  }

  @Test func `names of properties, identifiers and lines, in the text`() {
    let cell = TitleCell(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let line: UInt = #line + 1
    let width = cell.title.widthAnchor.constraint(equalToConstant: 120)
    width.identifier = "title.width"
    stage.activate([
      width, cell.title.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor),
    ])
    let text = ConsoleLog().recording { cell.constraintConflicts.map(\.text) }
    #expect(
      text == [
        """
        title wants to be 120 wide, the TitleCell keeps its frame, 100 wide, the cell is 100 \
        wide, title wants to be as wide as the cell, and all are required.
            title.width, UIKitAutoLayoutTests/ConstraintSentenceTests.swift:\(line) (broken, so that the \
        others hold)
            UIKitAutoLayoutTests/ConstraintSentenceTests.swift:\(line + 3)
        """
      ])
  }

  @Test func `a conflict that is over is told no more`() {
    let view = stage.add(width: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    stage.activate([second])
    #expect(sentences().count == 1)
    second.isActive = false
    #expect(sentences().isEmpty)
  }

  @Test func `protocols and references ask for UIKit's spelling of anchors`() {
    let (one, other) = (stage.add(), stage.add())
    let constraint = pinned(one.leftAnchor, other.leftAnchor)
    let reference = one.widthAnchor.constraint(equalToConstant:)
    #expect(constraint.constant == 3)
    #expect(reference(5).constant == 5)
  }

  private func pinned<Kind, Anchor: PinnableAnchor>(
    _ one: Anchor, _ other: NSLayoutAnchor<Kind>
  ) -> NSLayoutConstraint where Anchor.Kind == Kind {
    one.constraint(equalTo: other, constant: 3)
  }
}

/// A protocol that gives all anchors one method, as apps write it.
@MainActor private protocol PinnableAnchor {
  associatedtype Kind: AnyObject
  func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> NSLayoutConstraint
}

extension NSLayoutAnchor: PinnableAnchor {}

private final class TitleCell: UICollectionViewCell {
  let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }
}
