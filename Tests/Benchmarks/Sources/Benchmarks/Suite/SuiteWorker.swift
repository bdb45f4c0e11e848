import FigureSnapshots
import Foundation
import LayoutStage
import RasterCore
import SnapshotCore

/// One pass over the suite in a process of its own, so that its memory is measured alone.
///
/// The process answers as peers do (`Peers/answer.h`); the result is the most memory that it held,
/// in bytes.
struct SuiteWorker {
  /// The task with each snapshot.
  enum Task: String {
    /// Its golden is recorded.
    case record
    /// It is verified after it was drawn, with its golden decoded.
    case deep
    /// It is verified by its stamp, as in a developer's run.
    case fast
    /// It is verified as with `fast`; the time in the answer is processor time.
    case cost
    /// It is verified as with `fast`, one picture after the other; layout and recording are not
    /// timed.
    case verification
    /// It is written as a display list for cairo; two lists of file names have half of them each.
    case lists
  }

  /// The share of the screens that this process works on, as with `verify --shard`.
  struct Share {
    static let whole = Share(index: 0, count: 1)

    let index: Int
    let count: Int
  }

  let task: Task
  /// The number of snapshots of the suite; each screen has five.
  let count: Int
  let folder: URL
  let share: Share

  /// The numbers of the screens that this process works on.
  private var screens: StrideTo<Int> {
    stride(from: share.index, to: (count + 4) / 5, by: share.count)
  }

  /// Waits for each question and does the work.
  @MainActor func run() async throws {
    while readLine(strippingNewline: false) != nil {
      let time = try await task == .verification ? verificationTime() : passTime()
      let answer = "\(time) \(ProcessMemory.peak)\n"
      FileHandle.standardOutput.write(Data(answer.utf8))
    }
  }

  @MainActor private func passTime() async throws -> Double {
    let (start, work) = (ContinuousClock.now, ProcessorTime.now)
    try await once()
    return task == .cost
      ? ProcessorTime.now - work : (ContinuousClock.now - start).milliseconds
  }

  private var verifier: Verifier {
    Verifier(
      store: GoldenStore(root: folder.appendingPathComponent("Snapshots")),
      mode: task == .record ? .all : .never, depth: task == .deep ? .deep : .fast,
      ledger: RunLedger(base: folder), environment: [:])
  }

  @MainActor private func once() async throws {
    if task == .lists { return try writeLists() }
    let verifier = verifier
    // Shards share the cores.
    let cores = max(1, ProcessInfo.processInfo.activeProcessorCount / share.count)
    try await withThrowingTaskGroup(of: Void.self) { group in
      var running = 0
      for screen in screens {
        for figure in SuiteFigures.figures(of: screen).prefix(count - 5 * screen) {
          let picture = Self.picture(of: figure)
          // Waits before a picture is added, as the command does: pictures that wait hold memory.
          if running == cores {
            try await group.next()
            running -= 1
          }
          group.addTask { try verify(picture, by: verifier) }
          running += 1
        }
      }
      try await group.waitForAll()
    }
  }

  /// The time of the verifier's work alone, in milliseconds, one picture after the other.
  @MainActor private func verificationTime() throws -> Double {
    let verifier = verifier
    var time = 0.0
    for screen in screens {
      for figure in SuiteFigures.figures(of: screen).prefix(count - 5 * screen) {
        let picture = Self.picture(of: figure)
        let start = ContinuousClock.now
        try verify(picture, by: verifier)
        time += (ContinuousClock.now - start).milliseconds
      }
    }
    return time
  }

  @MainActor private static func picture(of figure: Figure) -> NamedPicture {
    let rendered = figure.rendered()
    let name = "\(figure.name).\(figure.variant ?? "").png"
    return NamedPicture(name, rendered.picture(), scale: rendered.device.scale)
  }

  /// Verifies a picture, and ends the program at a difference, whose time would be another.
  private func verify(_ picture: NamedPicture, by verifier: Verifier) throws {
    let name = try GoldenName(path: picture.fileName)
    switch try verifier.verify(picture, as: .image, named: name, owner: "suite") {
    case .same, .recorded: break
    default: preconditionFailure("\(picture.fileName) is not as its golden")
    }
  }

  @MainActor private func writeLists() throws {
    var names: [[String]] = [[], []]
    for screen in screens {
      for figure in SuiteFigures.figures(of: screen) {
        let named = Self.picture(of: figure)
        let (size, scale) = (named.picture.size, named.scale)
        let file = folder.appendingPathComponent(
          named.fileName.replacingOccurrences(of: "/", with: "-") + ".list")
        try DisplayList(named.picture.drawing).write(
          to: file, width: Int((size.width * scale).rounded()),
          height: Int((size.height * scale).rounded()), scale: scale)
        names[screen % 2].append(file.path)
      }
    }
    for (half, names) in names.enumerated() {
      try Data(names.joined(separator: "\n").utf8).write(
        to: folder.appendingPathComponent("half-\(half)"))
    }
  }
}
