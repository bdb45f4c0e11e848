import DocumentationFigures
import Foundation

/// Measures how much processor time each kind of work takes as there is more of it.
struct GrowthRun {
  /// Whether the largest sizes are left out.
  let isQuick: Bool

  /// One kind of work, for any size.
  struct Work {
    let name: String
    let sizes: [Double]
    /// Makes what is needed for a size and returns the work, which may say itself what it took.
    let prepare: (Double) throws -> () throws -> Double
  }

  /// Measures everything.
  func measured() throws -> Growth {
    Growth(
      machine: Machine.words,
      panels: [
        try panel("Elements", elements), try panel("Megapixels", pixels),
        try panel("Snapshots", [try snapshots()]),
      ])
  }

  private func panel(_ unit: String, _ works: [Work]) throws -> Growth.Panel {
    Growth.Panel(
      unit: unit,
      series: try works.map { work in
        Growth.Series(
          name: work.name,
          points: try work.sizes.map { size in
            let run = try work.prepare(size)
            let before = ProcessMemory.now
            ProcessMemory.forgetPeak()
            let point = Growth.Point(size: size, milliseconds: try least(of: run))
            let held = Unit.megabytes.words(Double(ProcessMemory.peak - before) / 1e6)
            Console.tell(
              "\(work.name), \(size.threeDigits) \(unit.lowercased()): at most \(held) beside what it needs"
            )
            return point
          })
      })
  }

  /// The least of as many runs as fit into half a second, at least one: noise only adds, and would
  /// bend a line that is straight.
  ///
  /// Work of seconds is not repeated, and not warmed: it warms itself.
  private func least(of work: () throws -> Double) throws -> Double {
    var times = [try work()]
    if times[0] < 500 { times = [] }
    let end = ContinuousClock.now + .milliseconds(500)
    while times.isEmpty || (times.count < 99 && times[0] < 500 && ContinuousClock.now < end) {
      times.append(try work())
    }
    return times.min() ?? 0
  }
}

/// The output of the program's progress.
enum Console {
  /// Writes a line beside the output, which is for the numbers.
  static func tell(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
