/// Sides that do the same work, what is read off their times, and how far each is to come.
struct Contest {
  /// The part of the table.
  let stage: String
  /// Those who take turns.
  let sides: [Side]
  /// The rows of the table.
  let rows: [Row]
  /// The greatest number of turns of each; nil for as many as requested.
  var runs: Int?
  /// The number of times that each does its work in one turn, of which the median counts: where the
  /// work takes some milliseconds, a single run is half the waking of a core, and the way of memory
  /// that the others have pushed out of every cache.
  var burst = 1
  /// Whether the first turn counts too, as where each is a process of its own that takes seconds.
  var isWarm = false
}

/// A row of the table: two sides of a contest and the distance between them.
struct Row {
  /// The work.
  let name: String
  /// The side that is ours.
  var ours = "Quarterturn"
  /// The peers; several that one has to do after the other are added up, and with none it has no
  /// peer.
  let beside: [String]
  /// The limit to reach.
  let limit: Limit
  /// The unit of the numbers.
  var unit = Unit.milliseconds
}

/// A limit to reach.
enum Limit {
  /// At most so many times what the other takes.
  case share(Double)
  /// At least so many times as fast as the other.
  case gain(Double)
  /// At most so much, in the row's unit.
  case most(Double)
}

/// The unit of a row's numbers.
enum Unit {
  case milliseconds, bytes, megabytes
}

extension Contest {
  /// Lets the sides take turns, A B A B, and returns the lines of the table.
  ///
  /// A side that cannot be had is left out, and said.
  ///
  /// - Parameter asked: how often each has its turn, unless the contest says less.
  /// - Returns: the lines, in the order of the rows.
  func lines(runs asked: Int) -> [TableLine] {
    var works: [(name: String, run: () throws -> Double, readings: [Double])] = []
    var reasons: [String: String] = [:]
    for side in sides {
      do {
        let run = try side.prepare()
        // Once before the clock counts, so that caches are warm.
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
  /// The one in the middle.
  var median: Double { sorted()[count / 2] }
}
