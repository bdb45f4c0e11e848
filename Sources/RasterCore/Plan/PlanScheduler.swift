import Foundation

/// A scheduler that cuts a drawing into pieces for the cores to plan.
///
/// The steps are cut into chunks, each planned by itself; bands replay the chunks' plans in order,
/// so that the picture is the one of a single plan:
///
/// ```
///  steps  ▭▭▭▭ ▭▭▭▭ ▭▭▭▭ ▭▭▭▭        plans  A B C D        each band draws A, then B, C, D
/// ```
///
/// With one plan made by one thread, a second core shortened only what came after it: half of the
/// work on a list of cells.
enum PlanScheduler {
  /// Steps in a row, and the transform of the drawing they are in.
  private struct Piece {
    let commands: ArraySlice<Command>
    let transform: CGAffineTransform
  }

  /// The fewest steps of a chunk: fewer cost more to hand out than to plan.
  private static let fewest = 16
  /// Chunks for each thread, since a stroke costs more than a rectangle.
  private static let perThread = 4

  /// Returns the chunks of a drawing under a transform, whose plans are to be replayed in order.
  static func chunks(
    _ drawing: Drawing, transform: CGAffineTransform, region: PixelRect, threads: Int
  ) -> PlanChunks {
    var pieces: [Piece] = []
    if threads > 1 { collect(drawing, transform, into: &pieces) }
    let count = pieces.reduce(0) { $0 + $1.commands.count }
    guard count >= 2 * fewest else {
      return PlanChunks([Planner.plan(drawing, transform: transform, region: region)])
    }
    let size = max(fewest, (count + threads * perThread - 1) / (threads * perThread))
    return planned(chunks(of: pieces, size), region)
  }

  /// Appends the steps of a drawing; those of an unclipped drawing in it are inlined.
  private static func collect(
    _ drawing: Drawing, _ transform: CGAffineTransform, into pieces: inout [Piece]
  ) {
    var rest = drawing.commands[...]
    for (index, command) in drawing.commands.enumerated() {
      guard command.clip == nil, let inner = command.content.plainDrawing else { continue }
      pieces.append(Piece(commands: rest.prefix(upTo: index), transform: transform))
      collect(inner, command.transform.concatenating(transform), into: &pieces)
      rest = rest[(index + 1)...]
    }
    pieces.append(Piece(commands: rest, transform: transform))
  }

  /// Returns the pieces in chunks of so many steps.
  private static func chunks(of pieces: [Piece], _ size: Int) -> [[Piece]] {
    var chunks: [[Piece]] = [[]]
    var room = size
    for piece in pieces {
      var commands = piece.commands
      while !commands.isEmpty {
        chunks[chunks.count - 1].append(
          Piece(commands: commands.prefix(room), transform: piece.transform))
        let taken = min(room, commands.count)
        commands = commands.dropFirst(taken)
        room -= taken
        guard room == 0 else { continue }
        chunks.append([])
        room = size
      }
    }
    return chunks.filter { !$0.isEmpty }
  }

  private static func planned(_ chunks: [[Piece]], _ region: PixelRect) -> PlanChunks {
    let images = ImageCache()
    return PlanChunks(region: region, count: chunks.count) { index in
      var planner = Planner(region: region, images: images)
      let clip = Planner.Clip(bounds: region, number: nil)
      for piece in chunks[index] {
        planner.add(piece.commands, in: Planner.Scope(transform: piece.transform, clip: clip))
      }
      return planner.plan
    }
  }
}

extension Command.Content {
  /// The drawing that the step draws straight away, if it does nothing else.
  fileprivate var plainDrawing: Drawing? {
    switch self {
    case .drawing(let drawing): drawing
    case .group(let drawing, let style): style.isPlain ? drawing : nil
    case .fill, .stroke, .image, .glyphs: nil
    }
  }
}
