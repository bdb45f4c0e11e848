extension Drawing {
  /// The notes of the drawing and of all nested drawings, without duplicates, in drawing order.
  package var notes: [String] {
    var found = FoundNotes()
    found.look(in: self)
    return found.notes
  }
}

/// A collector of the notes in a display list.
private struct FoundNotes {
  private(set) var notes: [String] = []
  private var known: Set<String> = []
  // A drawing may contain the same nested list of commands many times, so the addresses of the
  // visited lists are recorded.
  private var lists: Set<UnsafePointer<Command>> = []

  mutating func look(in drawing: Drawing) {
    if let note = drawing.note, known.insert(note).inserted { notes.append(note) }
    drawing.commands.withUnsafeBufferPointer { commands in
      guard let address = commands.baseAddress, lists.insert(address).inserted else { return }
      for index in commands.indices {
        switch commands[index].content {
        case .drawing(let drawing): look(in: drawing)
        case .group(let drawing, let style):
          look(in: drawing)
          if let mask = style.mask { look(in: mask.drawing) }
        case .fill, .stroke, .image, .glyphs: break
        }
      }
    }
  }
}
