/// A display list: what was drawn, in points, y down, as a value that any thread may rasterise.
public struct Drawing: Sendable {
  /// The steps, first drawn first.
  var commands: [Command] = []

  /// Makes a drawing of nothing.
  public init() {}

  /// Makes a drawing by recording what a closure draws.
  public init(_ record: (Canvas) -> Void) {
    let canvas = Canvas()
    record(canvas)
    self = canvas.drawing
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool { commands.isEmpty }
}
