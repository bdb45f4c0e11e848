public import LayoutComparison
import LayoutCore
public import RasterPNG

/// The metadata of one frame of a film.
public struct FrameMetadata: Sendable, Hashable, Decodable {
  /// When it is shown, in seconds from the beginning of the film.
  public var time: Double
  /// The phase at the time, such as `before`, `during` and `after`; nil for none.
  public var phase: String?
  /// The time that it is shown.
  public var delay: PNGAnimation.Delay
  /// Whether the screen is at an angle in the picture, so that its layout does not tell where
  /// in the picture an element is seen.
  public var isTilted: Bool
  /// The events since the frame before, in their order: calls, views that are hidden or shown.
  public var events: [String]
  /// The panes that the frame shows, each with its layout.
  public var panes: [RecordedLayout]

  /// Makes a note.
  public init(
    time: Double, phase: String? = nil, delay: PNGAnimation.Delay, isTilted: Bool = false,
    events: [String] = [], panes: [RecordedLayout] = []
  ) {
    (self.time, self.phase, self.delay) = (time, phase, delay)
    (self.isTilted, self.events, self.panes) = (isTilted, events, panes)
  }

  /// Makes a note of a frame that is shown for so many seconds.
  public init(
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

  /// Returns the note with each view as `view` tells it.
  func json(telling view: RecordedLayout.ViewText) -> JSONValue {
    var members: [JSONValue.Member] = [("time", .number(time))]
    if let phase { members.append(("phase", .text(phase))) }
    let fraction = [delay.numerator, delay.denominator].map { JSONValue.integer(Int($0)) }
    members.append(("delay", .list(fraction)))
    // What few frames have is left out of the others.
    if isTilted { members.append(("tilted", .flag(true))) }
    if !events.isEmpty { members.append(("events", .list(events.map(JSONValue.text)))) }
    return .object(members + [("layouts", .lines(panes.map { $0.json(telling: view) }))])
  }

  /// Reads a note.
  public init(from decoder: any Decoder) throws {
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
