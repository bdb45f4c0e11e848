import Foundation
import RasterCore
import RasterText

extension Benchmark {
  /// Characters become glyphs, lines and masks.
  static let text = [
    Benchmark("text", "200 labels laid out") {
      { labels.reduce(0) { $0 + layout($1).lines.count } }
    },
    Benchmark("text", "2000 words wrapped") {
      let words = labels.joined(separator: " ")
      let paragraph = String(repeating: words + " ", count: 4)
      return { layout(paragraph, width: 300).lines.count }
    },
    Benchmark("text", "200 labels drawn") {
      Frame.rasterizing(
        Drawing { canvas in
          for (index, label) in labels.enumerated() {
            let origin = CGPoint(x: 6 + 207 * (index % 2), y: 7 * (index / 2))
            layout(label).draw(in: canvas, at: origin, width: 200)
          }
        })
    },
    Benchmark("text", "200 labels turned, from outlines") {
      Frame.rasterizing(
        Drawing { canvas in
          canvas.rotate(by: 0.1)
          for (index, label) in labels.enumerated() {
            let origin = CGPoint(x: 6 + 207 * (index % 2), y: 7 * (index / 2))
            layout(label).draw(in: canvas, at: origin, width: 200)
          }
        })
    },
  ]

  private static let labels = (0..<200).map { index in
    let words = ["Collection", "View", "Flow", "Layout", "Section", "Inset", "Spacing"]
    return (0..<3).map { words[(index * 5 + $0 * 3) % words.count] }.joined(separator: " ")
  }

  private static func layout(_ text: String, width: CGFloat = .infinity) -> TextLayout {
    let attributes = TextAttributes(font: .system(size: 15))
    return TextLayout(AttributedText(text, attributes: attributes), width: width)
  }
}
