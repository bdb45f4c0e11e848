import Foundation
import LayoutTruth
import Testing
import UIKit
import UIKitTestSupport

/// Each fixture of the flow layout, in each of its directions.
@MainActor struct FlowFixtureTests {
  @Test(arguments: FlowCase.all)
  func `the flow layout does what the fixture's name says`(_ one: FlowCase) throws {
    let situation = try FlowSituation(contentsOf: one.file)
    let log = ConsoleLog()
    let stage = log.recording {
      onScreen(of: situation.scale) { FlowStage(situation, direction: one.direction) }
    }
    checkContentSize(stage, situation.expect)
    checkFrames(stage, situation.expect)
    checkViews(stage, situation.expect)
    checkElements(stage, situation)
    checkOrder(stage, situation.expect)
    log.check(situation.expect.log ?? [], in: stage.turn)
  }

  private func checkContentSize(_ stage: FlowStage, _ expected: FlowSituation.Expectation) {
    guard let size = expected.contentSize else { return }
    expectEqual(stage.layout.collectionViewContentSize, stage.turn.size(size), "content size")
  }

  private func checkFrames(_ stage: FlowStage, _ expected: FlowSituation.Expectation) {
    for (name, numbers) in (expected.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      let actual = ElementName(name).attributes(in: stage.layout)?.frame
      guard let numbers else {
        #expect(actual == nil, "\(name)")
        continue
      }
      expectEqual(actual, stage.turn.rect(numbers), name)
    }
  }

  private func checkViews(_ stage: FlowStage, _ expected: FlowSituation.Expectation) {
    for (name, numbers) in (expected.views ?? [:]).sorted(by: { $0.key < $1.key }) {
      expectEqual(
        ElementName(name).view(in: stage.view)?.frame, stage.turn.rect(numbers), "view of \(name)")
    }
  }

  private func checkElements(_ stage: FlowStage, _ situation: FlowSituation) {
    guard let query = situation.query else { return }
    let found = stage.layout.layoutAttributesForElements(in: stage.turn.rect(query)) ?? []
    #expect(found.map { ElementName($0).text } == situation.expect.elements)
  }

  private func checkOrder(_ stage: FlowStage, _ expected: FlowSituation.Expectation) {
    for (name, zIndex) in (expected.zIndex ?? [:]).sorted(by: { $0.key < $1.key }) {
      #expect(ElementName(name).attributes(in: stage.layout)?.zIndex == zIndex, "\(name)")
    }
  }

  private func onScreen<Result>(of scale: Double?, _ body: () -> Result) -> Result {
    var device = UIEnvironment.current
    if let scale { device.scale = scale }
    return UIEnvironment.with(device, perform: body)
  }
}

extension ConsoleLog {
  /// Expects that each line contains the text at its place.
  fileprivate func check(_ expected: [String], in turn: Transposition) {
    #expect(lines.count == expected.count, "\(lines)")
    for (line, text) in zip(lines, expected) {
      #expect(line.contains(turn.words(text)), "\(line)")
    }
  }
}
