import Dispatch
import Foundation

/// A stage that processes a picture's rows from the top down while the rows below are still being
/// drawn.
///
/// The stage is called repeatedly with the pixels of the whole picture and the number of final
/// rows, counted from the top. The number grows with each call up to the full height. The calls
/// come from any thread, but never at the same time.
package typealias RowStage = @Sendable (UnsafeBufferPointer<UInt32>, _ rows: Int) -> Void

extension Bitmap {
  /// Passes all rows of the finished picture to stages, which run concurrently.
  package func handOver(to stages: [RowStage]) {
    DispatchQueue.concurrentPerform(iterations: stages.count) { stage in
      withUnsafePixels { stages[stage]($0, height) }
    }
  }
}

/// The queue of work for the threads that draw a picture.
///
/// The threads first plan the chunks of commands. Once all chunks are planned, they draw bands or
/// run a stage on finished rows.
///
/// Stages with finished rows have priority over new bands, since those rows are still in a cache.
final class PictureQueue: @unchecked Sendable {
  private let chunks: Int
  /// The index of the row after the last one of each band.
  private let bands: [Int]
  private let condition = NSCondition()
  // The condition's lock protects all properties below.
  private var upcomingChunk = 0
  private var plannedChunks = 0
  private var isDrawn: [Bool]
  private var upcomingBand = 0
  /// The number of drawn bands before the first one that is not drawn yet.
  private var finalBands = 0
  private var stages: [Progress]

  /// The number of bands that a stage has processed, and whether it is running.
  private struct Progress {
    var bands = 0
    var isBusy = false
  }

  private enum Work {
    case chunk(Int)
    case band(Int)
    case stage(Int, bands: Int)
  }

  /// Makes a queue of chunks, bands and stages.
  ///
  /// Each band is given by the index of the row after its last one.
  init(chunks: Int = 0, bands: [Int], stages: Int) {
    (self.chunks, self.bands) = (chunks, bands)
    isDrawn = Array(repeating: false, count: bands.count)
    self.stages = Array(repeating: Progress(), count: stages)
  }

  /// Performs work until none is left for this thread.
  ///
  /// - Parameters:
  ///   - plan: a closure that plans the chunk with a number.
  ///   - draw: a closure that draws rows, numbered from the picture's first, once everything is
  ///     planned.
  ///   - handOver: a closure that runs a stage for a number of rows, counted from the top.
  func work(
    plan: (_ chunk: Int) -> Void, draw: (Range<Int>) -> Void,
    handOver: (_ rows: Int, _ stage: Int) -> Void
  ) {
    while let work = next() {
      switch work {
      case .chunk(let chunk): plan(chunk)
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
      // A stage that is running continues in its thread. An idle stage with bands left needs more
      // finished rows, for which this thread waits.
      let waits = stages.contains { !$0.isBusy && $0.bands < bands.count }
      guard plannedChunks < chunks || waits else { return nil }
      condition.wait()
    }
  }

  private var upcomingWork: Work? {
    if upcomingChunk < chunks { return .chunk(upcomingChunk) }
    guard plannedChunks == chunks else { return nil }
    let ready = stages.firstIndex { !$0.isBusy && $0.bands < finalBands }
    if let ready { return .stage(ready, bands: finalBands) }
    return upcomingBand < bands.count ? .band(upcomingBand) : nil
  }

  private func begin(_ work: Work) -> Work {
    switch work {
    case .chunk: upcomingChunk += 1
    case .band: upcomingBand += 1
    case .stage(let stage, _): stages[stage].isBusy = true
    }
    return work
  }

  /// Returns whether other threads may be waiting for this work: the last chunk or, if there are
  /// stages, any band or stage.
  private func mayWake(_ work: Work) -> Bool {
    if case .chunk = work { plannedChunks == chunks } else { !stages.isEmpty }
  }

  private func finish(_ work: Work) {
    condition.lock()
    defer { condition.unlock() }
    switch work {
    case .chunk: plannedChunks += 1
    case .band(let band):
      isDrawn[band] = true
      while finalBands < bands.count, isDrawn[finalBands] { finalBands += 1 }
    case .stage(let stage, let bands): stages[stage] = Progress(bands: bands)
    }
    if mayWake(work) { condition.broadcast() }
  }
}
