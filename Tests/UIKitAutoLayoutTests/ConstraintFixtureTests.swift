import LayoutTruth
import Testing
import UIKit
import UIKitTestSupport

/// Each fixture of constraints, step by step; most are cases of other projects' suites.
@MainActor struct ConstraintFixtureTests {
  @Test(arguments: try ConstraintSituation.all)
  func `constraints do what the fixture's name says`(_ one: ConstraintSituation) throws {
    let stage = ConstraintFixtureStage(one)
    for (place, step) in one.steps.enumerated() {
      let log = ConsoleLog()
      try log.recording { Result { try stage.play(step) } }.get()
      let conflicts = log.lines.filter { $0.hasPrefix("Unable") }
      #expect(conflicts.count == step.conflicts ?? 0, "step \(place): \(log.lines)")
      checkFrames(stage, step, place, isMirrored: one.isMirrored)
      checkExplanations(stage, step, place)
      checkFormats(stage, step)
      if step.end == true { stage.removeAll() }
    }
  }

  private func checkFrames(
    _ stage: ConstraintFixtureStage, _ step: ConstraintSituation.Step, _ place: Int,
    isMirrored: Bool
  ) {
    for (name, numbers) in (step.frames ?? [:]).sorted(by: { $0.key < $1.key }) {
      var frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
      if isMirrored { frame.origin.x = stage.root.bounds.width - frame.maxX }
      expectEqual(stage.views[name]?.frame, frame, "\(name) in step \(place)")
    }
    guard let size = step.fitting else { return }
    let fitting = stage.root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expectEqual(fitting, CGSize(width: size[0], height: size[1]), "fitting size")
  }

  private func checkExplanations(
    _ stage: ConstraintFixtureStage, _ step: ConstraintSituation.Step, _ place: Int
  ) {
    for (name, isAmbiguous) in step.ambiguous ?? [:] {
      #expect(stage.views[name]?.hasAmbiguousLayout == isAmbiguous, "\(name) in step \(place)")
    }
    for (name, texts) in step.deciding ?? [:] {
      let parts = name.split(separator: ".").map(String.init)
      let axis: NSLayoutConstraint.Axis = parts[1] == "vertical" ? .vertical : .horizontal
      let deciding = stage.views[parts[0]]?.constraintsAffectingLayout(for: axis) ?? []
      // A constraint that keeps the frame of a view with a mask is compared by its first item
      // alone.
      let said = deciding.map {
        "\($0)".contains("Mask") ? held($0, stage) : "\(stage.sentence($0))"
      }
      let expected = texts.map { ConstraintSentence($0).map { "\($0)" } ?? $0 }
      #expect(said == expected, "\(name) in step \(place)")
    }
  }

  private func held(_ constraint: NSLayoutConstraint, _ stage: ConstraintFixtureStage) -> String {
    stage.sentence(constraint).first
  }

  private func checkFormats(_ stage: ConstraintFixtureStage, _ step: ConstraintSituation.Step) {
    for (format, texts) in (step.formats ?? [:]).sorted(by: { $0.key < $1.key }) {
      let made = stage.constraints(format: format, metrics: step.metrics ?? [:])
      let expected = texts.map { ConstraintSentence($0.replacing("|.", with: "root.")) }
      #expect(made.map(stage.sentence) == expected, "\(format)")
    }
  }
}
