import Foundation
import LayoutFigures

/// What came of many rotations, as JSON: an array with an object for each variant.
struct StressOutput {
  private let reports: [Report]

  init(_ reports: [StressReport]) { self.reports = reports.map(Report.init) }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(reports), as: UTF8.self)
    }
  }

  private struct Report: Encodable {
    let figure: String
    let variant: String?
    let device: String
    let seed: UInt64
    let stepCount: Int
    let excused: [String]
    let failure: Failure?

    init(_ report: StressReport) {
      (figure, variant, device) = (report.figure, report.variant, report.device)
      (seed, stepCount) = (report.seed, report.stepCount)
      excused = report.excused.map(\.code)
      failure = report.failure.map(Failure.init)
    }
  }

  private struct Failure: Encodable {
    let stepCount: Int
    let shortest: [String]
    let findings: [Finding]

    init(_ failure: StressReport.Failure) {
      (stepCount, shortest) = (failure.stepCount, failure.account)
      findings = failure.findings.map(Finding.init)
    }
  }

  private struct Finding: Encodable {
    let code: String
    let rule: String
    let element: String?
    let moment: String
    let detail: String
    let reason: String
    let remedy: String

    init(_ finding: LayoutFinding) {
      (code, rule) = (finding.rule.code, finding.rule.name)
      (element, moment, detail) = (finding.element, finding.moment, finding.detail)
      (reason, remedy) = (finding.rule.reason, finding.rule.remedy)
    }
  }
}
