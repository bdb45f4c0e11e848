import Basics
import Foundation
import LayoutCore

/// The value of a view's property that makes its own text for layout records, such as the runs of a
/// text attribute.
protocol RecordedValue: Sendable {
  /// The text of the value in a layout record.
  var word: String { get }
  /// Writes the data from which `word` is made to a hash.
  func write(to writer: DigestWriter)
}

/// The texts of several items, in order: `“Day”, image, “Week”`.
struct ListedTexts: RecordedValue {
  /// The texts as they are recorded, titles in quotation marks.
  let texts: [String]

  var word: String { texts.joined(separator: ", ") }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(texts.count))
    texts.forEach(writer.write)
  }
}

/// The index of an item, with the item's text: `1 “Week”`.
struct NumberedText: RecordedValue {
  let index: Int
  /// The text as it is recorded, in quotation marks; nil if the item has none.
  let text: String?

  var word: String { text.map { "\(index) \($0)" } ?? "\(index)" }

  func write(to writer: DigestWriter) {
    writer.write(UInt64(truncatingIfNeeded: index))
    writer.write(text ?? "")
  }
}

/// A rectangle in a view's coordinates: `0,-20 320×64`.
struct RecordedRectangle: RecordedValue {
  let rectangle: CGRect

  private var numbers: [Double] {
    [rectangle.minX, rectangle.minY, rectangle.width, rectangle.height].map { Double($0) }
  }

  var word: String {
    let texts = numbers.map(\.thousandths)
    return "\(texts[0]),\(texts[1]) \(texts[2])×\(texts[3])"
  }

  func write(to writer: DigestWriter) { numbers.forEach { writer.write($0.bitPattern) } }
}
