/// A display list in points, y down, as a value that any thread may rasterise.
///
/// What `Rasteriser` makes pixels of, see `Drawing+Rasterizing.swift`.
public struct Drawing: Sendable {
  /// The steps, first drawn first.
  package internal(set) var commands: [Command] = []
  /// A note on a picture that shows the drawing; no pixel and no fingerprint depends on it.
  package var note: String?

  /// Makes a drawing of nothing.
  public init() {}

  /// Makes a drawing by recording the commands of a closure.
  public init(_ record: (Canvas) -> Void) {
    let canvas = Canvas()
    record(canvas)
    self = canvas.drawing
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool { commands.isEmpty }
}

extension Drawing {
  /// The fonts of all text in the drawing, each once, in the order in which they are first used.
  public var glyphSources: [any GlyphSource] {
    var found = FoundSources()
    found.look(in: self)
    return found.sources
  }
}

/// The fonts that were found in a display list.
private struct FoundSources {
  private(set) var sources: [any GlyphSource] = []
  private var known: Set<ObjectIdentifier> = []
  // A sheet draws its cells many times over; a list is known by its address.
  private var lists: Set<UnsafePointer<Command>> = []

  mutating func look(in drawing: Drawing) {
    drawing.commands.withUnsafeBufferPointer { commands in
      guard let address = commands.baseAddress, lists.insert(address).inserted else { return }
      // By their places: a loop over the array copies each command, and so retains all it holds.
      for index in commands.indices { look(at: commands[index].content) }
    }
  }

  private mutating func look(at content: Command.Content) {
    switch content {
    case .glyphs(let run, _, _):
      if known.insert(ObjectIdentifier(run.source)).inserted { sources.append(run.source) }
    case .drawing(let drawing), .group(let drawing, _): look(in: drawing)
    case .fill, .stroke, .image: break
    }
  }
}
