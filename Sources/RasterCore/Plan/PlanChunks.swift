import Basics

/// A picture's plans in drawing order.
///
/// Either all plans are made in advance, or the threads plan chunks of commands before they draw.
struct PlanChunks: Sendable {
  /// The pixels of the picture.
  let region: PixelRect
  /// The number of chunks to plan.
  let count: Int
  private let make: @Sendable (Int) -> RenderPlan
  private let made: Mutex<[RenderPlan?]>

  /// Makes chunks from finished plans, which are all for the same rectangle.
  init(_ plans: [RenderPlan]) {
    region = plans.first?.visible ?? .empty
    count = 0
    make = { plans[$0] }
    made = Mutex(plans)
  }

  /// Makes chunks from their number and a closure that plans a chunk by its number on any thread.
  init(region: PixelRect, count: Int, make: @escaping @Sendable (Int) -> RenderPlan) {
    (self.region, self.count, self.make) = (region, count, make)
    made = Mutex(Array(repeating: nil, count: count))
  }

  /// Plans the chunk with a number.
  func plan(_ chunk: Int) {
    let plan = make(chunk)
    made.withLock { $0[chunk] = plan }
  }

  /// The plans made so far, which are all plans once every chunk is planned.
  var plans: [RenderPlan] { made.withLock { $0.compactMap(\.self) } }
}
