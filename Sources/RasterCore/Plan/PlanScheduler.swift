import Foundation

/// A scheduler that divides a drawing into chunks that the cores plan in parallel.
///
/// Each chunk of commands is planned separately. The bands replay the chunks' plans in order, so
/// that the picture equals that of a single plan:
///
/// ```
///  commands  ▭▭▭▭ ▭▭▭▭ ▭▭▭▭ ▭▭▭▭        plans  A B C D        each band draws A, then B, C, D
/// ```
enum PlanScheduler {
  /// Consecutive commands, and the transform of the drawing that contains them.
  private struct Piece {
    let commands: ArraySlice<Command>
    let transform: CGAffineTransform
  }

  /// The minimum number of commands in a chunk, since distributing a chunk takes time too.
  private static let fewest = 16
  /// The number of chunks per thread.
  ///
  /// A thread plans several chunks, because planning takes a different time for each chunk: a
  /// stroke costs more than a rectangle.
  private static let perThread = 4

  /// Returns the chunks of a drawing under a transform.
  ///
  /// The plans of the chunks must be replayed in order.
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

  /// Appends the commands of a drawing.
  ///
  /// The commands of unclipped nested drawings are inlined.
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

  /// Divides the pieces into chunks of `size` commands; the last chunk may have fewer.
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
  /// The nested drawing, if the command draws it without a layer, a mask or a shadow; otherwise
  /// nil.
  fileprivate var plainDrawing: Drawing? {
    switch self {
    case .drawing(let drawing): drawing
    case .group(let drawing, let style): style.isPlain ? drawing : nil
    case .fill, .stroke, .image, .glyphs: nil
    }
  }
}
