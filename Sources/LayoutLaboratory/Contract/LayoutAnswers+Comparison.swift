import Foundation
import LayoutCore
import UIKit

extension LayoutAnswers {
  /// Returns a finding for each element whose frame differs in `later` although nothing was
  /// invalidated in between.
  func changes(to later: LayoutAnswers, _ moment: String) -> [LayoutFinding] {
    differences(to: later).map { name, frame, other in
      LayoutFinding(
        .changesWithoutInvalidation, name, moment: moment,
        detail: "was at \(frame.words), is at \(other.words)")
    }
  }

  /// Returns a finding for each difference from a fresh layout of the same content.
  ///
  /// The result is empty if a fresh layout has other numbers of items, or if two fresh layouts
  /// differ from each other, as with random sizes, because there is then nothing to compare with.
  ///
  /// - Parameters:
  ///   - moment: the step after which the layout is compared.
  ///   - fresh: a closure that makes a layout and returns its attributes.
  /// - Returns: the findings.
  /// - Throws: the error of `fresh`.
  func staleness(
    _ moment: String, of fresh: () throws(LaboratoryError) -> LayoutAnswers
  ) throws(LaboratoryError) -> [LayoutFinding] {
    let one = try fresh()
    // A controller that makes its items for the size of its view has others in a fresh layout, so
    // their frames say nothing about the layout.
    guard counts == one.counts else { return [] }
    let found = staleness(against: one, moment)
    if found.isEmpty { return [] }
    return one.staleness(against: try fresh(), moment).isEmpty ? found : []
  }

  private func staleness(against fresh: LayoutAnswers, _ moment: String) -> [LayoutFinding] {
    let moved = differences(to: fresh).map { name, frame, other in
      LayoutFinding(
        .staleAfterRotation, name, moment: moment,
        detail: "is at \(frame.words), in a fresh layout at \(other.words)")
    }
    let (ours, theirs) = (frames, fresh.frames)
    let gone = fresh.all.filter { ours[$0.name] == nil }.map {
      LayoutFinding(
        .staleAfterRotation, $0.name, moment: moment,
        detail: "is missing; in a fresh layout it is at \($0.frame.words)")
    }
    let left = all.filter { theirs[$0.name] == nil }.map {
      LayoutFinding(
        .staleAfterRotation, $0.name, moment: moment,
        detail: "is at \($0.frame.words), in a fresh layout it is missing")
    }
    return moved + gone + left
  }

  /// Returns a finding for each attributes object that changed after the layout returned it.
  func mutations(_ moment: String) -> [LayoutFinding] {
    all.compactMap { answer in
      let now = LayoutTrace.Placement(answer.attributes)
      // A frame with NaN is not equal to itself, and is reported by a separate rule.
      guard answer.frame.isFinite, now != answer.placement else { return nil }
      return LayoutFinding(
        .mutatedAfterHandingOut, answer.name, moment: moment,
        detail: "the attributes said \(answer.placement) and now say \(now)")
    }
  }

  /// Returns the elements that are in both sets but have different frames.
  private func differences(
    to other: LayoutAnswers
  ) -> [(name: String, frame: CGRect, other: CGRect)] {
    let frames = other.frames
    return all.compactMap { answer in
      guard let frame = frames[answer.name], !frame.isNearly(answer.frame) else { return nil }
      return (answer.name, answer.frame, frame)
    }
  }
}
