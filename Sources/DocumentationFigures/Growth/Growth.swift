import Foundation

/// The processor time of work as there is more of it: measured once, by `Benchmarks --growth`.
package struct Growth: Codable {
  /// One size of the work and what it took.
  package struct Point: Codable {
    package let size: Double
    package let milliseconds: Double
    /// The decimal logarithms of both, which the figure is drawn from.
    ///
    /// Kept in the file: a C library's logarithm is not the same on every machine.
    package let logarithms: [Double]

    /// Keeps a measurement.
    package init(size: Double, milliseconds: Double) {
      (self.size, self.milliseconds) = (size, milliseconds)
      logarithms = [size, milliseconds].map { (log10($0) * 1000).rounded() / 1000 }
    }
  }

  /// One kind of work.
  package struct Series: Codable {
    /// The name of the work.
    package let name: String
    package let points: [Point]

    /// Names measurements.
    package init(name: String, points: [Point]) {
      (self.name, self.points) = (name, points)
    }
  }

  /// The kinds of work whose sizes are counted in the same unit.
  package struct Panel: Codable {
    /// The unit: elements, megapixels, snapshots.
    package let unit: String
    package let series: [Series]

    /// Gathers series.
    package init(unit: String, series: [Series]) { (self.unit, self.series) = (unit, series) }
  }

  /// When and where it was measured.
  package let machine: String
  package let panels: [Panel]

  /// Gathers panels.
  package init(machine: String, panels: [Panel]) { (self.machine, self.panels) = (machine, panels) }

  /// The last measurement; empty if it cannot be read.
  package static let measured: Growth = {
    let file = RepositoryFile("Sources/DocumentationFigures/Growth/growth.json")
    return (try? JSONDecoder().decode(Growth.self, from: file.data()))
      ?? Growth(machine: "", panels: [])
  }()
}

extension Growth.Series {
  /// The power of the size that the time follows: 1 is linear, 0 is always the same.
  ///
  /// The slope of the line with the least squares through the logarithms. Of the larger half of the
  /// sizes, since small work is mostly what work costs at all.
  package var exponent: Double {
    let points = points.suffix(max(2, (points.count + 1) / 2)).map(\.logarithms)
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1[0] } / count, points.reduce(0) { $0 + $1[1] } / count)
    let across = points.reduce(0) { $0 + ($1[0] - x) * ($1[1] - y) }
    let along = points.reduce(0) { $0 + ($1[0] - x) * ($1[0] - x) }
    return along > 0 ? across / along : 0
  }
}
