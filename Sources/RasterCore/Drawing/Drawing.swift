/// A display list in points with y down, as a value that any thread may rasterise.
///
/// `Rasteriser` converts it to pixels; the functions for that are in `Drawing+Rasterizing.swift`.
public struct Drawing: Sendable {
  /// The commands in drawing order.
  package internal(set) var commands: [Command] = []
  /// A note for users about the drawing, such as that a symbol is drawn as a box; nil for none.
  ///
  /// The note does not affect pixels or fingerprints.
  package var note: String?

  /// Makes an empty drawing.
  package init() {}

  /// Makes a drawing of the commands that a closure records.
  package init(_ record: (Canvas) -> Void) {
    let canvas = Canvas()
    record(canvas)
    self = canvas.drawing
  }

  /// Whether nothing was recorded.
  public var isEmpty: Bool { commands.isEmpty }
}

extension Drawing {
  /// The fonts of all text in the drawing, without duplicates, in the order of their first use.
  package var glyphSources: [any GlyphSource] {
    var found = FoundSources()
    found.look(in: self)
    return found.sources
  }
}

/// A collector of the fonts in a display list.
private struct FoundSources {
  private(set) var sources: [any GlyphSource] = []
  private var known: Set<ObjectIdentifier> = []
  // A drawing may contain the same nested list of commands many times, so the addresses of the
  // visited lists are recorded.
  private var lists: Set<UnsafePointer<Command>> = []

  mutating func look(in drawing: Drawing) {
    drawing.commands.withUnsafeBufferPointer { commands in
      guard let address = commands.baseAddress, lists.insert(address).inserted else { return }
      // The loop uses indices, because a loop over the array would copy each command and so retain
      // everything in it.
      for index in commands.indices { look(at: commands[index].content) }
    }
  }

  private mutating func look(at content: Command.Content) {
    switch content {
    case .glyphs(let run, _, _):
      if known.insert(ObjectIdentifier(run.source)).inserted { sources.append(run.source) }
    case .drawing(let drawing): look(in: drawing)
    case .group(let drawing, let style):
      look(in: drawing)
      if let mask = style.mask { look(in: mask.drawing) }
    case .fill, .stroke, .image: break
    }
  }
}
