import Dispatch
import Foundation

/// Work that is done with a picture's rows from the top down, while those below are still drawn.
///
/// It is called with the pixels of the whole picture and with how many rows from the first on are
/// final: each time more, in the end all. Calls come from any thread, one after the other.
package typealias RowStage = @Sendable (UnsafeBufferPointer<UInt32>, _ rows: Int) -> Void

extension Bitmap {
  /// Passes all rows to stages, which work at the same time.
  package func handOver(to stages: [RowStage]) {
    DispatchQueue.concurrentPerform(iterations: stages.count) { stage in
      withUnsafePixels { stages[stage]($0, height) }
    }
  }
}

/// The work of the threads that draw a picture: the next chunk of steps to plan; when all are
/// planned, the next band, or the work of a stage on rows that are drawn.
///
/// Rows that are drawn come first: they are still in a cache.
final class PictureQueue: @unchecked Sendable {
  private let chunks: Int
  /// The row behind each band.
  private let bands: [Int]
  private let condition = NSCondition()
  // All of it is behind the condition's lock.
  private var upcomingChunk = 0
  private var plannedChunks = 0
  private var isDrawn: [Bool]
  private var upcomingBand = 0
  /// The number of bands from the first on that are drawn.
  private var finalBands = 0
  private var stages: [Progress]

  /// The progress of a stage.
  private struct Progress {
    var bands = 0
    var isBusy = false
  }

  private enum Work {
    case chunk(Int)
    case band(Int)
    case stage(Int, bands: Int)
  }

  /// Makes a queue of chunks, of bands, each given by the row behind it, and of some stages.
  init(chunks: Int = 0, bands: [Int], stages: Int) {
    (self.chunks, self.bands) = (chunks, bands)
    isDrawn = Array(repeating: false, count: bands.count)
    self.stages = Array(repeating: Progress(), count: stages)
  }

  /// Works until nothing is left for this thread.
  ///
  /// - Parameters:
  ///   - plan: plans the chunk of a number.
  ///   - draw: draws rows, counted from the first, when everything is planned.
  ///   - handOver: hands the first so many rows over to a stage.
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
      // A busy stage goes on in the thread that it keeps busy; another one waits for rows.
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

  /// Whether a thread may wait for this result: the last chunk, or rows if there are stages.
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
