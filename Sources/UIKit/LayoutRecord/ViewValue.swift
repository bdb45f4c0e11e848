import Basics
import Foundation
import LayoutCore
import RasterCore

/// The value of a view's property; its text in a layout record is made on demand.
enum ViewValue: Sendable {
  case yes
  case no
  case count(Int)
  case number(Double)
  case float(Float)
  case text(String)
  case font(name: String, size: Double)
  case color(Color)
  case alignment(NSTextAlignment)
  case contentMode(UIView.ContentMode)
  indirect case border(width: Double, Color)
  indirect case shadow(opacity: Double, blur: Double, offset: CGSize, Color)
  indirect case transform(CGAffineTransform)
  indirect case insets(UIEdgeInsets)
  indirect case sides(NSDirectionalEdgeInsets)
  case made(any RecordedValue)
  case image(Bitmap, size: CGSize)
  case drawing(Drawing)

  /// The text of the value in a layout record.
  var word: String {
    switch self {
    case .yes: "yes"
    case .no: "no"
    case .count(let count): "\(count)"
    case .number(let number): number.shortest
    case .float(let number): number.shortest
    case .text(let text): text
    case .font(let name, let size): "\(name) \(size.shortest)"
    case .color(let color): color.hex
    case .alignment(let alignment): "\(alignment)"
    case .contentMode(let mode): "\(mode)"
    case .border(let width, let color): "\(width.shortest) \(color.hex)"
    case .shadow(let opacity, let blur, let offset, let color):
      "\(opacity.shortest) blur \(blur.shortest) offset "
        + "\(Double(offset.width).shortest),\(Double(offset.height).shortest) \(color.hex)"
    case .transform(let t): t.numbers.map(\.shortest).joined(separator: " ")
    case .insets(let insets): insets.words
    case .sides(let insets): insets.words
    case .made(let value): value.word
    case .image(let bitmap, let size):
      "\(Double(size.width).shortest)×\(Double(size.height).shortest) \(bitmap.digest)"
    case .drawing(let drawing): drawing.digest
    }
  }
}

extension ViewValue {
  /// Writes the value to a hash, without its case; `ViewValues` writes the property's name before
  /// the value.
  func write(to writer: DigestWriter) {
    switch self {
    case .yes: break
    case .no: writer.write(0)
    case .count(let count): writer.write(UInt64(truncatingIfNeeded: count))
    case .number(let number): writer.write(number.bitPattern)
    case .float(let number): writer.write(UInt64(number.bitPattern))
    case .text(let text): writer.write(text)
    case .font(let name, let size):
      writer.write(name)
      writer.write(size.bitPattern)
    case .color(let color): color.write(to: writer)
    case .alignment(let alignment): writer.write(UInt64(alignment.rawValue))
    case .contentMode(let mode): writer.write(UInt64(mode.rawValue))
    case .border(let width, let color):
      writer.write(width.bitPattern)
      color.write(to: writer)
    case .shadow(let opacity, let blur, let offset, let color):
      for number in [opacity, blur, Double(offset.width), Double(offset.height)] {
        writer.write(number.bitPattern)
      }
      color.write(to: writer)
    case .transform(let t): t.numbers.forEach { writer.write($0.bitPattern) }
    case .insets(let insets): insets.numbers.forEach { writer.write($0.bitPattern) }
    case .sides(let insets): insets.numbers.forEach { writer.write($0.bitPattern) }
    case .made(let value): value.write(to: writer)
    case .image(let bitmap, let size):
      writer.write(Double(size.width).bitPattern)
      writer.write(Double(size.height).bitPattern)
      bitmap.write(to: writer)
    case .drawing(let drawing): drawing.write(to: writer)
    }
  }
}

extension Color {
  fileprivate func write(to writer: DigestWriter) {
    writer.write(red.bitPattern)
    writer.write(green.bitPattern)
    writer.write(blue.bitPattern)
    writer.write(alpha.bitPattern)
  }
}

extension CGAffineTransform {
  fileprivate var numbers: [Double] { [a, b, c, d, tx, ty].map { Double($0) } }
}

extension UIEdgeInsets {
  fileprivate var numbers: [Double] { [top, left, bottom, right].map { Double($0) } }
}

extension NSDirectionalEdgeInsets {
  fileprivate var numbers: [Double] { [top, leading, bottom, trailing].map { Double($0) } }

  /// The insets other than 0 as text, in points: `top 8, leading 16`, or `none`.
  var words: String {
    let sides = [("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing)]
    let told = sides.map { ($0, Double($1).thousandths) }.filter { $1 != "0" }
    return told.isEmpty ? "none" : told.map { "\($0) \($1)" }.joined(separator: ", ")
  }
}

extension Float {
  /// The shortest text that parses to the same value.
  fileprivate var shortest: String {
    let text = (self + 0).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
