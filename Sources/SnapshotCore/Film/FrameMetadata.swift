package import LayoutComparison
import LayoutCore
package import RasterPNG

/// The metadata of one frame of a film.
package struct FrameMetadata: Sendable, Hashable, Decodable {
  /// The time at which the frame is shown, in seconds from the beginning of the film.
  package var time: Double
  /// The phase at that time, such as `before`, `during` and `after`; nil if there is none.
  package var phase: String?
  /// The duration for which the frame is shown.
  package var delay: PNGAnimation.Delay
  /// Whether the screen is tilted in the picture, so that the layout does not determine which
  /// pixels an element covers.
  package var isTilted: Bool
  /// The events since the previous frame, in order: calls, and views that were hidden or shown.
  package var events: [String]
  /// The layouts that the frame shows.
  package var panes: [RecordedLayout]

  package init(
    time: Double, phase: String? = nil, delay: PNGAnimation.Delay, isTilted: Bool = false,
    events: [String] = [], panes: [RecordedLayout] = []
  ) {
    (self.time, self.phase, self.delay) = (time, phase, delay)
    (self.isTilted, self.events, self.panes) = (isTilted, events, panes)
  }

  /// Makes the metadata of a frame from its duration in seconds.
  package init(
    time: Double, phase: String? = nil, shownFor seconds: Double, isTilted: Bool = false,
    events: [String] = [], panes: [RecordedLayout] = []
  ) {
    self.init(
      time: time, phase: phase, delay: PNGAnimation.Delay(seconds: seconds), isTilted: isTilted,
      events: events, panes: panes)
  }

  private enum Keys: String, CodingKey {
    case time, phase, delay, tilted, events, layouts
  }

  /// Returns the metadata as JSON in which each view is encoded by `view`.
  func json(telling view: RecordedLayout.ViewText) -> JSONValue {
    var members: [JSONValue.Member] = [("time", .number(time))]
    if let phase { members.append(("phase", .text(phase))) }
    let fraction = [delay.numerator, delay.denominator].map { JSONValue.integer(Int($0)) }
    members.append(("delay", .list(fraction)))
    // Members that only a few frames need are written only for those frames.
    if isTilted { members.append(("tilted", .flag(true))) }
    if !events.isEmpty { members.append(("events", .list(events.map(JSONValue.text)))) }
    return .object(members + [("layouts", .lines(panes.map { $0.json(telling: view) }))])
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    time = try container.number(forKey: .time)
    phase = try container.decodeIfPresent(String.self, forKey: .phase)
    let delay = try container.decode([UInt16].self, forKey: .delay)
    guard delay.count == 2 else {
      throw DecodingError.dataCorruptedError(
        forKey: .delay, in: container, debugDescription: "\(delay.count) numbers, not 2")
    }
    self.delay = PNGAnimation.Delay(delay[0], delay[1])
    isTilted = try container.decodeIfPresent(Bool.self, forKey: .tilted) ?? false
    events = try container.decodeIfPresent([String].self, forKey: .events) ?? []
    panes = try container.decode([RecordedLayout].self, forKey: .layouts)
  }
}
