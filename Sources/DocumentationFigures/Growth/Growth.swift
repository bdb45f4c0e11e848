import Foundation

/// The processor time of several kinds of work as a function of their size, measured by `Benchmarks
/// --growth`.
package struct Growth: Codable {
  /// A size of the work and the time that it took.
  package struct Point: Codable {
    package let size: Double
    package let milliseconds: Double
    /// The decimal logarithms of the size and the time, from which the figure is drawn.
    ///
    /// The logarithms are stored in the file, since those of the C library differ slightly between
    /// machines.
    package let logarithms: [Double]

    /// Makes a measurement, with its logarithms.
    package init(size: Double, milliseconds: Double) {
      (self.size, self.milliseconds) = (size, milliseconds)
      logarithms = [size, milliseconds].map { (log10($0) * 1000).rounded() / 1000 }
    }
  }

  /// The measurements of one kind of work, for several sizes.
  package struct Series: Codable {
    package let name: String
    package let points: [Point]

    package init(name: String, points: [Point]) {
      (self.name, self.points) = (name, points)
    }
  }

  /// Kinds of work whose sizes have the same unit.
  package struct Panel: Codable {
    /// The unit: elements, megapixels, snapshots.
    package let unit: String
    package let series: [Series]

    package init(unit: String, series: [Series]) { (self.unit, self.series) = (unit, series) }
  }

  /// The machine and the date of the measurement.
  package let machine: String
  package let panels: [Panel]

  /// Makes a measurement of several panels.
  package init(machine: String, panels: [Panel]) { (self.machine, self.panels) = (machine, panels) }

  /// The last recorded measurement; empty if it cannot be read.
  package static let measured: Growth = {
    let file = RepositoryFile("Sources/DocumentationFigures/Growth/growth.json")
    return (try? JSONDecoder().decode(Growth.self, from: file.data()))
      ?? Growth(machine: "", panels: [])
  }()
}

extension Growth.Series {
  /// The exponent of the power law that the time follows: 1 if the time is linear in the size, 0 if
  /// it is constant.
  ///
  /// The exponent is the slope of the least-squares line through the logarithms. Only the larger
  /// half of the sizes counts, since a constant overhead dominates the time of small work.
  package var exponent: Double {
    let points = points.suffix(max(2, (points.count + 1) / 2)).map(\.logarithms)
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1[0] } / count, points.reduce(0) { $0 + $1[1] } / count)
    let across = points.reduce(0) { $0 + ($1[0] - x) * ($1[1] - y) }
    let along = points.reduce(0) { $0 + ($1[0] - x) * ($1[0] - x) }
    return along > 0 ? across / along : 0
  }
}
