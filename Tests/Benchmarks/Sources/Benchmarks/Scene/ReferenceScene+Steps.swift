import Foundation
import RasterCore

extension ReferenceScene {
  init() {
    var numbers = FixedSequence(12345)
    let page = CGRect(x: 0, y: 0, width: Self.width, height: Self.height)
    var steps: [(Kind, Step)] = [(.clear, .fill(Path(page), .known("#F2F2F7")))]
    for index in 0..<200 { steps += Self.cell(index, &numbers) }
    for (x, y) in [(60, 300), (880, 700), (60, 1250), (880, 1800)] {
      steps.append((.photos, .photo(CGRect(x: x, y: y, width: 300, height: 300))))
    }
    for index in 0..<6 { steps.append((.hatches, Self.hatch(index))) }
    let typesetter = UnkernedText()
    for index in 0..<200 {
      let run = typesetter.run(of: Self.words(&numbers), size: 45)
      let origin = CGPoint(x: 18 + CGFloat(index % 2) * 620, y: 48 + CGFloat(index / 2) * 21.5)
      steps.append((.labels, .label(run, at: origin)))
    }
    for index in 0..<20 { steps += Self.dimension(index, &numbers) }
    self.steps = steps
  }

  /// One of five columns of cells: a rounded rectangle with a border of one pixel inside it.
  private static func cell(_ index: Int, _ numbers: inout FixedSequence) -> [(Kind, Step)] {
    let colors = ["#FFFFFF", "#E3F2FD", "#FFF3E0", "#E8F5E9", "#FCE4EC", "#EDE7F6"]
    let frame = CGRect(
      x: CGFloat(11 + index % 5 * 246), y: CGFloat(11 + index / 5 * 55), width: 236, height: 45)
    let border = Path(roundedRect: frame.insetBy(dx: 0.5, dy: 0.5), radius: 17.5)
    return [
      (
        .roundedFills,
        .fill(Path(roundedRect: frame, radius: 18), .known(colors[numbers.next(colors.count)]))
      ),
      (.roundedStrokes, .stroke(border, StrokeStyle(width: 1), .known("#C6C6C8"))),
    ]
  }

  /// Lines that run down to the left, 12 pixels apart.
  private static func hatch(_ index: Int) -> Step {
    let frame = CGRect(
      x: CGFloat(30 + index % 2 * 630), y: CGFloat(40 + index / 2 * 720), width: 560, height: 150)
    var lines = Path()
    for x in stride(from: frame.minX, to: frame.maxX + frame.height, by: 12) {
      lines.move(to: CGPoint(x: x, y: frame.minY))
      lines.addLine(to: CGPoint(x: x - frame.height, y: frame.maxY))
    }
    return .hatch(lines, in: frame)
  }

  /// Returns twenty letters of random names.
  private static func words(_ numbers: inout FixedSequence) -> String {
    let words = [
      "Collection", "View", "Flow", "Layout", "Item", "Section", "Header", "Footer", "Inset",
      "Margin", "Spacing", "Vertical", "Estimated", "Compositional",
    ]
    var text = ""
    while text.count < 20 { text += words[numbers.next(words.count)] + " " }
    return String(text.prefix(20))
  }

  /// A dashed line with a tick at each end, horizontal and vertical in turn.
  private static func dimension(_ index: Int, _ numbers: inout FixedSequence) -> [(Kind, Step)] {
    let isLevel = index.isMultiple(of: 2)
    let start =
      isLevel
      ? CGPoint(x: 40.5 + CGFloat(numbers.next(300)), y: 100.5 + CGFloat(index * 104))
      : CGPoint(x: 60.5 + CGFloat(index * 55), y: 60.5 + CGFloat(numbers.next(900)))
    let length = CGFloat(400 + numbers.next(isLevel ? 400 : 600))
    let end = CGPoint(
      x: start.x + (isLevel ? length : 0), y: start.y + (isLevel ? 0 : length))
    var (line, ticks) = (Path(), Path())
    line.addLines(between: [start, end])
    let (dx, dy): (CGFloat, CGFloat) = isLevel ? (0, 9) : (9, 0)
    for point in [start, end] {
      ticks.move(to: CGPoint(x: point.x - dx, y: point.y - dy))
      ticks.addLine(to: CGPoint(x: point.x + dx, y: point.y + dy))
    }
    let blue = Color.known("#007AFF")
    return [
      (.dimensions, .stroke(ticks, StrokeStyle(width: 3), blue)),
      (.dimensions, .stroke(line, StrokeStyle(width: 3, dash: [12, 9]), blue)),
    ]
  }
}

extension Color {
  /// The colour of a literal; black if the literal is invalid.
  fileprivate static func known(_ hex: String) -> Color { Color(hex: hex) ?? .black }
}
