import Basics
import Foundation

/// The console for UIKit's messages while a preview is shown.
///
/// A constraint conflict that many cells repeat is written only once.
///
/// UIKit reports a constraint conflict in two messages: the constraints with their addresses, and
/// then an explanation with the source locations of the constraints. Each cell of a class causes
/// its own conflict with different addresses but the same locations, so conflicts are compared by
/// the second message.
///
///     Unable to simultaneously satisfy constraints. …        held back until the next message
///     label wants to be 50 wide, …                           both are written the first time
///         HerbCell.swift:16 (broken, so that the others hold)
///     …
///     HerbCell.swift:16: the same conflict 23 more times          written at the end
struct PreviewConsole: Sendable {
  fileprivate struct State {
    var held: String?
    var conflicts: [(places: String, count: Int)] = []
  }

  private let state = Mutex(State())
  private let line: @Sendable (String) -> Void

  private static let beginning = "Unable to simultaneously satisfy constraints."

  /// Makes a console.
  ///
  /// - Parameter line: the closure that writes one message.
  init(_ line: @escaping @Sendable (String) -> Void) { self.line = line }

  /// Writes a message from UIKit, or only counts it if it repeats an earlier constraint conflict.
  func write(_ message: String) {
    let messages: [String] = state.withLock { state in
      guard !message.hasPrefix(Self.beginning) else {
        let held = [state.held].compactMap(\.self)
        state.held = message
        return held
      }
      guard let held = state.held else { return [message] }
      state.held = nil
      return state.isFirst(of: message) ? [held, message] : []
    }
    messages.forEach(line)
  }

  /// Writes the number of repetitions of each conflict, and resets the counts.
  func end() {
    let state = state.withLock { state in
      defer { state = State() }
      return state
    }
    state.held.map(line)
    for conflict in state.conflicts where conflict.count > 1 {
      let more = conflict.count - 1
      line("\(conflict.places.place): the same conflict \(more) more time\(more == 1 ? "" : "s")")
    }
  }
}

extension PreviewConsole.State {
  /// Counts a conflict, and returns whether it is the first one with the same source locations.
  fileprivate mutating func isFirst(of message: String) -> Bool {
    let places = message.places
    guard let index = conflicts.firstIndex(where: { $0.places == places }) else {
      conflicts.append((places, 1))
      return true
    }
    conflicts[index].count += 1
    return false
  }
}

extension String {
  /// The lines after the first one, which contain the source locations of constraints; the whole
  /// text if it has only one line.
  fileprivate var places: String {
    let lines = split(separator: "\n", maxSplits: 1)
    return lines.count > 1 ? String(lines[1]) : self
  }

  /// The source location of the constraint that was broken or, if none is marked as broken, of the
  /// first one.
  fileprivate var place: String {
    let lines = split(separator: "\n")
    let broken = lines.first { $0.contains(" (broken") } ?? lines.first ?? ""
    let place = broken.range(of: " (broken").map { broken[..<$0.lowerBound] } ?? broken
    return String(place.drop { $0 == " " })
  }
}
