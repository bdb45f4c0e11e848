/// A display list: what was drawn, in points, y down, as a value that any thread may rasterise.
///
/// What `Rasteriser` makes pixels of, see `Drawing+Rasterizing.swift`.
public struct Drawing: Sendable {
  /// The steps, first drawn first.
  package internal(set) var commands: [Command] = []

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

extension Drawing {
  /// The fonts of all text in the drawing, each once, in the order in which they are first used.
  public var glyphSources: [any GlyphSource] {
    var sources: [any GlyphSource] = []
    var known: Set<ObjectIdentifier> = []
    collectGlyphSources { source in
      if known.insert(ObjectIdentifier(source)).inserted { sources.append(source) }
    }
    return sources
  }

  private func collectGlyphSources(_ add: (any GlyphSource) -> Void) {
    for command in commands {
      switch command.content {
      case .glyphs(let run, _, _): add(run.source)
      case .drawing(let drawing), .group(let drawing, _): drawing.collectGlyphSources(add)
      case .fill, .stroke, .image: break
      }
    }
  }
}
