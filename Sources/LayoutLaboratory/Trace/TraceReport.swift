public import Foundation
import LayoutStage
import UIKit

/// The traces of a layout that is shown, scrolled, rotated and rotated back.
public struct TraceReport: Sendable, Equatable {
  /// An action, with the calls that it caused.
  public struct Phase: Sendable, Equatable {
    /// The action: `turn to landscape`.
    public var name: String
    /// The bounds of the collection view after the action.
    public var bounds: CGRect
    /// The calls of this phase, in order.
    public var trace: LayoutTrace
  }

  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`; nil if the figure has none.
  public var variant: String?
  /// The name of the device on which the layout was shown.
  public var device: String
  /// The phases, in order; the first one is the first layout.
  public var phases: [Phase]

  /// Returns the phase with a name, such as `turn to landscape`; nil if there is none.
  public func phase(named name: String) -> Phase? { phases.first { $0.name == name } }
}

extension Laboratory {
  /// Records the first layout, a scroll by one screen if the content extends beyond the screen and,
  /// if `turning` is true, a rotation to the other orientation and back.
  ///
  /// Console warnings are suppressed, since they would be printed before the calls that cause them.
  public func trace(turning: Bool = true) throws(LaboratoryError) -> TraceReport {
    let phases = try quietly { () throws(LaboratoryError) in
      try experiment { () throws(LaboratoryError) in try tracedPhases(turning: turning) }
    }
    return TraceReport(
      figure: figure.name, variant: figure.variant, device: figure.device.name, phases: phases)
  }

  private func tracedPhases(turning: Bool) throws(LaboratoryError) -> [TraceReport.Phase] {
    let recorder = TraceRecorder()
    let bench = try recorder.listen { () throws(LaboratoryError) in try Bench(figure) }
    var phases: [TraceReport.Phase] = []
    func note(_ name: String) {
      phases.append(
        TraceReport.Phase(name: name, bounds: bench.view.bounds, trace: recorder.takeTrace()))
    }
    note("first layout, \(bench.orientation)")
    // If all of the content is visible, there is nothing to scroll.
    let offset = bench.nextScreen
    if offset != bench.view.contentOffset {
      recorder.listen { bench.scroll(to: offset) }
      note("scroll of a screen")
    }
    for _ in 0..<(turning ? 2 : 0) {
      recorder.listen { bench.turn() }
      note("turn to \(bench.orientation)")
    }
    return phases
  }
}
