import DocumentationFigures
import Foundation

/// The measurements, as text: a line for each kind of work, and the exponent of its times.
struct GrowthTable {
  let growth: Growth

  /// The machine, and the lines of each panel below its unit.
  var text: String {
    ([growth.machine] + growth.panels.flatMap(lines)).joined(separator: "\n")
  }

  private func lines(of panel: Growth.Panel) -> [String] {
    ["", panel.unit]
      + panel.series.map { series in
        let times = series.points.map { point in
          "\(point.size.threeDigits): \(Unit.milliseconds.words(point.milliseconds))"
        }
        return "  \(series.name), exponent \(series.exponent.threeDigits): "
          + times.joined(separator: ", ")
      }
  }

  /// Writes the numbers from which the figure is drawn.
  func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try (encoder.encode(growth) + Data("\n".utf8)).write(to: file, options: .atomic)
  }
}
