import Foundation
import LayoutCore
import TestSupport

@testable import LayoutStage

/// Random cards with labels and boxes, each tied to its card or to the one before it, as UIKit
/// would record them.
enum RandomScreen {
  /// Returns the annotations of a screen, and the survey of the places of its texts.
  static func annotations(seed: UInt64) -> (annotations: Annotations, survey: ConstraintSurvey) {
    var random = SeededGenerator(seed: seed)
    let size = CGSize(width: random.number(160...420), height: random.number(120...420))
    let screen = CGRect(origin: .zero, size: size)
    var layout = LayoutRecord(
      scrollAxis: nil, contentSize: size, viewport: screen, screenFrame: screen)
    layout.screen = root(screen, &random)
    let zoom = random.number(0.6...1.6)
    let shown = screen.scaled(by: zoom).offsetBy(dx: 120, dy: 50)
    let page = AnnotationPage(
      bounds: shown.insetBy(dx: -120, dy: -50), screen: shown, viewport: shown,
      origin: shown.origin, zoom: zoom)
    let metrics = RandomLayout.metrics
    return (
      Annotations(of: layout, overlays: .constraints, on: page, metrics: metrics),
      ConstraintSurvey(layout, on: page, metrics: metrics)
    )
  }

  private static func root(_ screen: CGRect, _ random: inout SeededGenerator) -> LayoutRecord.View {
    let card = screen.insetBy(dx: random.number(0...30), dy: random.number(0...30))
    var views: [LayoutRecord.View] = []
    for index in 0..<random.integer(2...7) {
      let size = CGSize(width: random.number(10...120), height: random.number(10...50))
      let frame = CGRect(
        x: random.number(0...max(card.width - size.width, 1)),
        y: random.number(0...max(card.height - size.height, 1)), width: size.width,
        height: size.height)
      views.append(
        view(frame, number: index, in: CGRect(origin: .zero, size: card.size), views.last, &random))
    }
    return LayoutRecord.View(
      className: "UIView", frame: screen,
      views: [
        LayoutRecord.View(
          className: "UIView", frame: card, properties: [.background: "#FFFFFF"], views: views)
      ])
  }

  private static func view(
    _ frame: CGRect, number: Int, in card: CGRect, _ before: LayoutRecord.View?,
    _ random: inout SeededGenerator
  ) -> LayoutRecord.View {
    let isLabel = random.integer(0...1) == 0
    let words = String(repeating: "word ", count: random.integer(1...4))
    var constraints = [
      distance("leading", card, from: card.minX, to: frame.minX, frame, .horizontal, &random),
      distance("top", card, from: card.minY, to: frame.minY, frame, .vertical, &random),
    ]
    if let before, before.frame.maxY <= frame.minY {
      constraints.append(
        distance(
          "top", before.frame, from: before.frame.maxY, to: frame.minY, frame, .vertical, &random))
    }
    if !isLabel {
      constraints.append(
        distance("width", frame, from: frame.minX, to: frame.maxX, frame, .horizontal, &random))
    }
    return LayoutRecord.View(
      className: "View", name: "view\(number)", frame: frame,
      properties: isLabel ? [.text: words, .font: "Inter 14"] : [.background: "#00FF00"],
      constraints: constraints)
  }

  private static func distance(
    _ attribute: String, _ other: CGRect, from start: CGFloat, to end: CGFloat, _ own: CGRect,
    _ axis: Axis, _ random: inout SeededGenerator
  ) -> LayoutRecord.Constraint {
    let across = axis.turned
    let lower = max(own.lower(across), other.lower(across))
    let upper = min(own.upper(across), other.upper(across))
    let middle = lower <= upper ? (lower + upper) / 2 : own.middle(across)
    let states: [LayoutRecord.Constraint.State] = [
      .satisfied, .satisfied, .satisfied, .atLimit, .broken, .ambiguous,
    ]
    return LayoutRecord.Constraint(
      name: "view.\(attribute)", constant: Double(end - start),
      state: states[random.integer(0...5)], from: axis.point(along: start, across: middle),
      to: axis.point(along: end, across: middle))
  }
}
