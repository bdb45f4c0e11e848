import Foundation
import LayoutCore

extension Annotations {
  /// Adds the constraints of the screen and of elements whose views are recorded: lengths and
  /// distances as dimension lines, and aligned sides as a line through all of them.
  mutating func addConstraints() {
    let survey = ConstraintSurvey(layout, on: page, metrics: metrics)
    var obstacles = survey.obstacles
    obstacles.texts += taken
    let alignments = AlignmentLine.lines(of: survey.constraints)
    let pieces = alignments.map { $0.pieces(around: obstacles.texts) }
    obstacles.alignments = pieces.flatMap(\.self)
    for (line, pieces) in zip(alignments, pieces) { shape(.alignment(pieces, line.overlayStyle)) }
    let groups = EqualLengths.groups(of: survey.constraints)
    let told = dimensions(of: survey.constraints, groups)
    let words = alignments.map { line in
      DimensionRequest.words(
        line.places(for: metrics.size(line.word, .measure)).filter { place in
          // The label of an alignment line must not cover another alignment line.
          !obstacles.alignments.contains { $0.enters(place) }
        })
    }
    let placer = DimensionPlacer(bounds: page.bounds, screen: page.screen, obstacles: obstacles)
    let options = placer.place(
      told.map { .dimension($0.dimension) } + words, first: told.count { $0.isWrong })
    add(zip(told, options).compactMap { told, option in option.map { (told, $0) } }, groups)
    for (line, option) in zip(alignments, options.dropFirst(told.count)) {
      guard let place = option?.label else { continue }
      write(Label(text: line.word, frame: place, role: .measure, overlayStyle: line.overlayStyle))
    }
    if !groups.isEmpty { note(Self.equality) }
    if survey.isShortened { note(Self.shortened) }
    let dropped = zip(told, options).count { $0.words != nil && $1?.label == nil }
    if dropped > 0 { note("\(dropped) without a free place for a number") }
  }

  /// Returns the dimensions in the order in which they are placed.
  ///
  /// Broken and ambiguous constraints are first, because they are the most important, and most
  /// positions are still free for them.
  private func dimensions(
    of constraints: [ShownConstraint], _ groups: [EqualLengths]
  ) -> [ConstraintDimension] {
    let measured = constraints.filter { $0.kind != .alignment }
    let told = (measured.filter(\.isWrong) + measured.filter { !$0.isWrong })
      .map { ConstraintDimension($0, metrics) }
    let silent = groups.flatMap { group in
      group.items.filter { item in !told.contains { $0.isLength(of: item, group.axis) } }
        .map { ConstraintDimension(along: $0, group.axis) }
    }
    return told + silent
  }

  /// The line below the legend if only the first of several cells of one class shows its satisfied
  /// constraints.
  static let shortened = "of cells of one class, the first"

  /// The line below the legend that explains the strokes across dimension lines.
  static let equality = "strokes across: equally long"

  private mutating func add(
    _ drawn: [(ConstraintDimension, DimensionOption)], _ groups: [EqualLengths]
  ) {
    for (told, option) in drawn {
      for line in option.extensions { shape(.extensionLine(line, told.overlayStyle)) }
      shape(.constraint(option.line, told.overlayStyle))
      if !option.leader.isEmpty { shape(.leader(option.leader, told.overlayStyle)) }
      for (index, group) in groups.enumerated() {
        guard let item = told.item, group.items.contains(item), group.axis == told.dimension.axis
        else { continue }
        shape(
          .equality(option.line, at: option.clearPoint, count: index % 3 + 1, told.overlayStyle))
      }
    }
    // Labels are drawn last, on top of all lines.
    for (told, option) in drawn {
      guard let words = told.words, let frame = option.label else { continue }
      write(Label(text: words, frame: frame, role: .measure, overlayStyle: told.overlayStyle))
    }
  }

  private mutating func write(_ label: Label) {
    shape(.label(label))
    reserve(label.frame)
  }
}
