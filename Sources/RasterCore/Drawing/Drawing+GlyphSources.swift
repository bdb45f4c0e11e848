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
