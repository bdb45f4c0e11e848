import Foundation
import LayoutCore

extension RowOrigin {
  /// Returns the statement of the row.
  func statement(_ words: ItemWords) -> ConstraintStatement {
    switch self {
    case .client(let constraint), .limit(let constraint): constraint.statement(words)
    case .mask(let item, let slot):
      ConstraintStatement(
        .init(words.words(for: item.view), slot.part),
        constant: Double(item.view?.frame.number(slot) ?? 0),
        origin: item.view?.isCellContent == true ? .cell : .frame)
    case .content(let item, let axis): known(item.view, axis, .content, words)
    case .target(let item, let axis, _): known(item.view, axis, .fitting, words)
    case .guide(let item, _):
      ConstraintStatement(
        .init(words.words(for: item.guide?.owningView), .width),
        origin: .guide(item.guide?.kind.map(ItemWords.noun) ?? "the sides"))
    case .implicit: ConstraintStatement(.init("", .width), origin: .sign)
    }
  }

  /// Returns the constraint with a constant that the system shows for a known length.
  private func known(
    _ view: UIView?, _ axis: NSLayoutConstraint.Axis, _ origin: ConstraintStatement.Origin,
    _ words: ItemWords
  ) -> ConstraintStatement {
    ConstraintStatement(
      .init(words.words(for: view), axis == .horizontal ? .width : .height),
      constant: Double(shown?.constant ?? 0), origin: origin)
  }
}

extension NSLayoutConstraint {
  /// Returns the statement of the constraint.
  func statement(_ words: ItemWords) -> ConstraintStatement {
    let hasSecond = second.item != nil && multiplier != 0
    return ConstraintStatement(
      first.side(words, beside: nil), relation.spoken, multiplier: Double(multiplier),
      hasSecond ? second.side(words, beside: first.item as? UIView) : nil,
      constant: Double(constant), identifier: identifier, source: source?.text)
  }
}

extension ConstraintAnchorPoint {
  @MainActor fileprivate func side(
    _ words: ItemWords, beside other: UIView?
  ) -> ConstraintStatement.Side {
    let own = words.words(for: item, beside: other)
    guard let origin else { return .init(own, attribute.part) }
    let start = words.words(for: origin.item)
    return .init(
      "the distance from the \(origin.attribute.noun) of \(start) to the \(attribute.noun) of \(own)",
      attribute.axis == .horizontal ? .width : .height)
  }
}

extension LayoutSlot {
  fileprivate var part: ConstraintStatement.Part {
    switch self {
    case .x: .place("left side", .right)
    case .y: .place("top", .down)
    case .width: .width
    case .height: .height
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var spoken: ConstraintStatement.Relation {
    switch self {
    case .lessThanOrEqual: .atMost
    case .equal: .equal
    case .greaterThanOrEqual: .atLeast
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var part: ConstraintStatement.Part {
    switch self {
    case .width: .width
    case .height: .height
    default:
      .place(noun, isDirectional ? .reading : axis == .horizontal ? .right : .down)
    }
  }

  /// The attribute as text.
  fileprivate var noun: String {
    switch self {
    case .notAnAttribute: "place"
    case .left, .right, .leading, .trailing: "\(word) side"
    case .centerX: "horizontal middle"
    case .centerY: "vertical middle"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .centerXWithinMargins: "horizontal middle within the margins"
    case .centerYWithinMargins: "vertical middle within the margins"
    case .top, .bottom, .width, .height: word
    }
  }
}
