import LayoutLaboratory
import LayoutStage

/// The response of a layout to a rotation: pictures before and after it, the recorded calls, and
/// the result of a probe.
struct RotationStudy: Sendable {
  /// The name of the variant, such as `plain`.
  var name: String
  /// The screen before the rotation.
  var before: RenderedFigure
  /// The screen after the rotation.
  var after: RenderedFigure
  /// The calls during the first layout, a scroll, and the rotation there and back.
  var report: TraceReport
  /// The invalidations of the rotation, and the sizes that are wrong after it; nil if they were not
  /// recorded.
  var response: Characterisation.Response?
  /// The name of the layout's class.
  var className: String
}

extension RotationStudy {
  var firstLayout: TraceReport.Phase? { report.phases.first }

  /// The calls that the first rotation caused.
  var rotation: TraceReport.Phase? {
    report.phase(named: "turn to \(after.orientation)")
  }

  /// The sizes that were requested once, are kept, and are now wrong.
  var outdated: Characterisation.Outdated? { response?.outdated }

  /// Returns the number of calls of a method during the first layout and during the rotation.
  func counts(of method: LayoutTrace.Method) -> (first: Int, turned: Int) {
    (firstLayout?.count(of: method) ?? 0, rotation?.count(of: method) ?? 0)
  }

  /// Returns the methods that return a value to the layout and were called during the first layout,
  /// in the order of `LayoutTrace.Method.questions`.
  func questions(to receiver: LayoutTrace.Receiver) -> [LayoutTrace.Method] {
    let calls = firstLayout?.trace.allCalls.filter { $0.receiver == receiver } ?? []
    return LayoutTrace.Method.questions.filter { question in
      calls.contains { $0.method == question }
    }
  }
}

extension Laboratory {
  /// Rotates the figure, and returns the data for the figure of the rotation.
  func rotationStudy() throws(LaboratoryError) -> RotationStudy {
    let found = try characterise()
    var turned = figure
    turned.orientation = figure.start.turned
    return RotationStudy(
      name: figure.variant ?? figure.name, before: figure.rendered(), after: turned.rendered(),
      report: try trace(), response: found.response(to: .rotation), className: found.layout)
  }
}
