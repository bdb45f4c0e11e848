import Basics

/// A picture's plans in their order: finished ones, and chunks of steps that a thread plans before
/// it draws.
struct PlanChunks: Sendable {
  /// The pixels of the picture.
  let region: PixelRect
  /// The number of chunks to plan.
  let count: Int
  private let make: @Sendable (Int) -> RenderPlan
  private let made: Mutex<[RenderPlan?]>

  /// Takes plans that are made, all of the same rectangle.
  init(_ plans: [RenderPlan]) {
    region = plans.first?.visible ?? .empty
    count = 0
    make = { plans[$0] }
    made = Mutex(plans)
  }

  /// Takes the number of chunks, and a closure that plans the chunk of a number on any thread.
  init(region: PixelRect, count: Int, make: @escaping @Sendable (Int) -> RenderPlan) {
    (self.region, self.count, self.make) = (region, count, make)
    made = Mutex(Array(repeating: nil, count: count))
  }

  /// Plans a chunk.
  func plan(_ chunk: Int) {
    let plan = make(chunk)
    made.withLock { $0[chunk] = plan }
  }

  /// The plans that are made, which are all once each chunk was planned.
  var plans: [RenderPlan] { made.withLock { $0.compactMap(\.self) } }
}
