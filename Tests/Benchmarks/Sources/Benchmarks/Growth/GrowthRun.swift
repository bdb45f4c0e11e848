import DocumentationFigures
import Foundation

/// Measures how the processor time of each kind of work grows with its size.
struct GrowthRun {
  /// Whether the largest sizes are left out.
  let isQuick: Bool

  /// One kind of work, for any size.
  struct Work {
    let name: String
    let sizes: [Double]
    /// Prepares the work of a size, and returns a closure that does it and returns its time in
    /// milliseconds.
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

  /// The least time of up to 99 runs within half a second: noise only adds, and would bend a line
  /// that is straight.
  ///
  /// An earlier run warms the caches. If that one takes half a second or more, it is the only run.
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

/// Messages about the program's progress.
enum Console {
  /// Writes a line to standard error, since standard output is for the numbers.
  static func tell(_ words: String) {
    FileHandle.standardError.write(Data("\(words)\n".utf8))
  }
}
