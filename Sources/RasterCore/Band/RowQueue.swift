import Dispatch
import Foundation

/// Work that is done with a picture's rows from the top down, while those below are still drawn.
///
/// It is called with the pixels of the whole picture and with how many rows from the first on are
/// final: each time more, in the end all. Calls come from any thread, one after the other.
package typealias RowStage = @Sendable (UnsafeBufferPointer<UInt32>, _ rows: Int) -> Void

extension Bitmap {
  /// Hands all rows over to stages, which work at the same time.
  package func handOver(to stages: [RowStage]) {
    DispatchQueue.concurrentPerform(iterations: stages.count) { stage in
      withUnsafePixels { stages[stage]($0, height) }
    }
  }
}

/// What the threads that draw a picture do next: the next band, or what a stage does with rows that
/// are drawn.
///
/// Rows that are drawn come first: they are still in a cache.
final class RowQueue: @unchecked Sendable {
  /// The row behind each band.
  private let bands: [Int]
  private let condition = NSCondition()
  // All of it is behind the condition's lock.
  private var isDrawn: [Bool]
  private var upcoming = 0
  /// How many bands from the first on are drawn.
  private var finalBands = 0
  private var stages: [Progress]

  /// How far a stage is.
  private struct Progress {
    var bands = 0
    var isBusy = false
  }

  private enum Work {
    case band(Int)
    case stage(Int, bands: Int)
  }

  /// Makes a queue of bands, each given by the row behind it, and of some stages.
  init(bands: [Int], stages: Int) {
    self.bands = bands
    isDrawn = Array(repeating: false, count: bands.count)
    self.stages = Array(repeating: Progress(), count: stages)
  }

  /// Works until nothing is left for this thread.
  ///
  /// - Parameters:
  ///   - draw: draws rows, counted from the first.
  ///   - handOver: hands the first so many rows over to a stage.
  func work(_ draw: (Range<Int>) -> Void, handOver: (_ rows: Int, _ stage: Int) -> Void) {
    while let work = next() {
      switch work {
      case .band(let band): draw((band == 0 ? 0 : bands[band - 1])..<bands[band])
      case .stage(let stage, let count): handOver(bands[count - 1], stage)
      }
      finish(work)
    }
  }

  private func next() -> Work? {
    condition.lock()
    defer { condition.unlock() }
    while true {
      if let work = upcomingWork { return begin(work) }
      // A busy stage goes on in the thread that it keeps busy; another one waits for rows.
      guard stages.contains(where: { !$0.isBusy && $0.bands < bands.count }) else { return nil }
      condition.wait()
    }
  }

  private var upcomingWork: Work? {
    let ready = stages.firstIndex { !$0.isBusy && $0.bands < finalBands }
    if let ready { return .stage(ready, bands: finalBands) }
    return upcoming < bands.count ? .band(upcoming) : nil
  }

  private func begin(_ work: Work) -> Work {
    switch work {
    case .band: upcoming += 1
    case .stage(let stage, _): stages[stage].isBusy = true
    }
    return work
  }

  private func finish(_ work: Work) {
    condition.lock()
    defer { condition.unlock() }
    switch work {
    case .band(let band):
      isDrawn[band] = true
      while finalBands < bands.count, isDrawn[finalBands] { finalBands += 1 }
    case .stage(let stage, let bands): stages[stage] = Progress(bands: bands)
    }
    // Nobody waits where there is no stage.
    if !stages.isEmpty { condition.broadcast() }
  }
}
