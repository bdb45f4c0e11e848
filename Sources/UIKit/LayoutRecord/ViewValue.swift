import Basics
import Foundation
import LayoutCore
import RasterCore

/// The value of a view's property, from which its text in a layout record is made on demand.
///
/// Large, rare cases are indirect, so that a list of values takes little memory.
enum ViewValue: Sendable {
  case yes
  case count(Int)
  case number(Double)
  case text(String)
  case font(name: String, size: Double)
  case color(Color)
  case alignment(NSTextAlignment)
  case contentMode(UIView.ContentMode)
  indirect case border(width: Double, Color)
  indirect case shadow(opacity: Double, blur: Double, offset: CGSize, Color)
  indirect case transform(CGAffineTransform)
  case image(Bitmap, size: CGSize)
  case drawing(Drawing)

  /// The text of the value in a layout record.
  var word: String {
    switch self {
    case .yes: "yes"
    case .count(let count): "\(count)"
    case .number(let number): number.shortest
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
    case .image(let bitmap, let size):
      "\(Double(size.width).shortest)×\(Double(size.height).shortest) \(bitmap.digest)"
    case .drawing(let drawing): drawing.digest
    }
  }
}

extension ViewValue {
  /// Writes the value that determines the text to a hash; the case is not written as it follows
  /// from the property.
  func write(to writer: DigestWriter) {
    switch self {
    case .yes: break
    case .count(let count): writer.write(UInt64(truncatingIfNeeded: count))
    case .number(let number): writer.write(number.bitPattern)
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
    case .transform(let t): for number in t.numbers { writer.write(number.bitPattern) }
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
