/// Sides that do the same work in turns, and the rows of the table that their times fill.
struct Contest {
  /// The part of the table.
  let stage: String
  /// The sides, which take turns.
  let sides: [Side]
  /// The rows of the table.
  let rows: [Row]
  /// The greatest number of turns of each side; nil for as many as requested.
  var runs: Int?
  /// The number of times that each side works in one turn, of which the median counts.
  ///
  /// A single run of some milliseconds would include waking a core, and reloading what the other
  /// sides have pushed out of the caches.
  var burst = 1
  /// Whether the first run counts too, for sides that are processes of several seconds.
  var isWarm = false
}

/// A row of the table: our side of a contest, its peers and the limit.
struct Row {
  /// The work.
  let name: String
  /// The side that is ours.
  var ours = "Quarterturn"
  /// The sides of the peer, whose times are added up; empty if there is no peer.
  let beside: [String]
  /// The limit to reach.
  let limit: Limit
  /// The unit of the numbers.
  var unit = Unit.milliseconds
}

enum Limit {
  /// Our time is at most this multiple of the peer's.
  case share(Double)
  /// The peer's time is at least this multiple of ours.
  case gain(Double)
  /// Our number is at most this one, in the row's unit.
  case most(Double)
}

/// The unit of a row's numbers.
enum Unit {
  case milliseconds, bytes, megabytes
}

extension Contest {
  /// Runs the sides in turns, A B A B, and returns the lines of the table.
  ///
  /// If a side throws an error, its rows have no numbers and name the error.
  ///
  /// - Parameter asked: the number of turns of each side, unless the contest's own is smaller.
  /// - Returns: the lines, in the order of the rows.
  func lines(runs asked: Int) -> [TableLine] {
    var works: [(name: String, run: () throws -> Double, readings: [Double])] = []
    var reasons: [String: String] = [:]
    for side in sides {
      do {
        let run = try side.prepare()
        // Run once before the times count, so that caches are warm.
        if !isWarm { _ = try run() }
        works.append((side.name, run, []))
      } catch {
        reasons[side.name] = "\(error)"
      }
    }
    for _ in 0..<(runs.map { min($0, asked) } ?? asked) {
      for index in works.indices {
        do {
          let turn = try (0..<burst).map { _ in try works[index].run() }
          works[index].readings.append(turn.median)
        } catch {
          reasons[works[index].name] = "\(error)"
        }
      }
    }
    let kept = works.filter { !$0.readings.isEmpty && reasons[$0.name] == nil }
    let medians = Dictionary(uniqueKeysWithValues: kept.map { ($0.name, $0.readings.median) })
    return rows.map { TableLine(stage: stage, $0, medians: medians, reasons: reasons) }
  }
}

extension [Double] {
  /// The median, the upper one of two; the array must not be empty.
  var median: Double { sorted()[count / 2] }
}
