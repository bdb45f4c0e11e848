public import Foundation
import LayoutStage
import UIKit

/// The traces of a layout that is shown, scrolled, turned and turned back.
public struct TraceReport: Sendable, Equatable {
  /// An action, and the calls that it led to.
  public struct Phase: Sendable, Equatable {
    /// The action: `turn to landscape`.
    public var name: String
    /// The bounds of the collection view afterwards.
    public var bounds: CGRect
    /// The calls of this phase, in order.
    public var trace: LayoutTrace
  }

  /// The figure, such as `herbs/markers`.
  public var figure: String
  /// The variant, such as `before`.
  public var variant: String?
  /// The name of the device that shows the layout.
  public var device: String
  /// The actions, in order; the first is the first layout.
  public var phases: [Phase]

  /// Returns the phase of a name, such as `turn to landscape`.
  public func phase(named name: String) -> Phase? { phases.first { $0.name == name } }
}

extension Laboratory {
  /// Records the first layout, a scroll of a screen, and, turning, a rotation there and back.
  ///
  /// The console's warnings are left out: they would come before the calls that lead to them.
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
    // Content that is in sight as a whole has no next screen to scroll to.
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
