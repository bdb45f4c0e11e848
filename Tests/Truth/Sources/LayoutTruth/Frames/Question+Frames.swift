import Foundation
import UIKit

extension Question {
  /// The questions of the fixtures: frames of elements, elements in a rectangle, warnings.
  static let frames: [Question] = FlowCase.all.flatMap { one -> [Question] in
    guard let situation = try? FlowSituation(contentsOf: one.file) else { return [] }
    let query = situation.query.map { elementsQuestion(one, situation, in: $0) }
    return [framesQuestion(one, situation), query].compactMap { $0 }
      + (situation.expect.log == nil ? [] : wordsQuestions(one, situation))
  }

  private static func framesQuestion(_ one: FlowCase, _ situation: FlowSituation) -> Question {
    Question("\(one.name): frames", .frames, facts: situation.facts) {
      let stage = try FlowStage(asking: situation, direction: one.direction)
      return .frames(stage.frames(of: situation.expect))
    }
  }

  private static func elementsQuestion(
    _ one: FlowCase, _ situation: FlowSituation, in query: [Double]
  ) -> Question {
    Question("\(one.name): elements of the rectangle", .calls, facts: situation.facts) {
      let stage = try FlowStage(asking: situation, direction: one.direction)
      let found = stage.layout.layoutAttributesForElements(in: stage.turn.rect(query)) ?? []
      return .calls(found.map { ElementName($0).text })
    }
  }

  /// Two questions about a situation's warnings: their exact lines, and whether there are any.
  ///
  /// The second has the facts that state only when UIKit warns, so that other lines of Apple's do
  /// not contradict them.
  private static func wordsQuestions(
    _ one: FlowCase, _ situation: FlowSituation
  ) -> [Question] {
    let ask: @MainActor @Sendable () throws -> Void = {
      _ = try FlowStage(asking: situation, direction: one.direction)
    }
    let exact = situation.facts.filter { ["A33", "A36", "A37"].contains($0) }
    let others = situation.facts.filter { !exact.contains($0) }
    return [
      words("\(one.name): words", facts: exact, ask: ask),
      reaction("\(one.name): warns", facts: others, ask: ask),
    ]
  }
}

extension FlowSituation {
  /// The numbers of the facts in the fixture's `source`; none if the frames were computed by hand.
  var facts: [String] { FactNumber.all(in: source) }
}

extension FlowStage {
  /// Sets a situation up.
  ///
  /// - Throws: `Obstacle` if this system cannot set up a part of it.
  convenience init(
    asking situation: FlowSituation, direction: UICollectionView.ScrollDirection
  ) throws(Obstacle) {
    if let scale = situation.scale, scale != Double(UIScreen.main.scale) {
      throw Obstacle("it needs a screen of \(Int(scale)) pixels per point")
    }
    self.init(situation, direction: direction)
    if let area = situation.safeArea, view.safeAreaInsets != turn.insets(area) {
      throw Obstacle("the safe area came out as \(view.safeAreaInsets)")
    }
    guard view.bounds.size == turn.size(situation.bounds) else {
      throw Obstacle("the view came out as \(view.bounds.size)")
    }
  }

  /// The numbers of this system for all elements with an expectation.
  fileprivate func frames(of expected: FlowSituation.Expectation) -> [String: [Double]?] {
    var numbers: [String: [Double]?] = [:]
    let size = layout.collectionViewContentSize
    numbers["content size"] = [Double(size.width), Double(size.height)]
    for name in (expected.frames ?? [:]).keys {
      numbers.updateValue(
        ElementName(name).attributes(in: layout)?.frame.numbers, forKey: name)
    }
    for name in (expected.views ?? [:]).keys {
      numbers.updateValue(
        ElementName(name).view(in: view)?.frame.numbers, forKey: "view of \(name)")
    }
    for name in (expected.zIndex ?? [:]).keys {
      let depth = ElementName(name).attributes(in: layout).map { [Double($0.zIndex)] }
      numbers.updateValue(depth, forKey: "zIndex of \(name)")
    }
    return numbers
  }
}

/// The reason why a question cannot be answered here.
struct Obstacle: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

extension CGRect {
  /// The rectangle as x, y, width and height.
  var numbers: [Double] {
    [Double(minX), Double(minY), Double(width), Double(height)]
  }
}
