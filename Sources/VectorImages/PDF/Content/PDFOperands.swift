import Foundation
import RasterCore

/// The operands before an operator.
struct PDFOperands {
  /// The maximum number of operands; further ones are ignored.
  private static let limit = 64

  private(set) var objects: [PDFObject] = []

  mutating func append(_ object: PDFObject) {
    if objects.count < Self.limit { objects.append(object) }
  }

  mutating func removeAll() { objects.removeAll(keepingCapacity: true) }

  /// Returns the operand at an index if it is a number; nil otherwise.
  func number(_ index: Int) -> Double? {
    index < objects.count ? objects[index].number : nil
  }

  /// Returns the operand at an index if it is a name; nil otherwise.
  func name(_ index: Int) -> String? { index < objects.count ? objects[index].name : nil }

  var numbers: [Double] { objects.compactMap(\.number) }

  /// Returns the point whose coordinates begin at an index; nil if a coordinate is missing.
  func point(_ index: Int) -> CGPoint? {
    guard let x = number(index), let y = number(index + 1) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The transform with the operands as its coefficients; nil if there are fewer than six numbers.
  var transform: CGAffineTransform? { CGAffineTransform(numbers) }
}

extension CGAffineTransform {
  /// Makes a transform from six numbers; nil if there are fewer.
  init?(_ numbers: [Double]?) {
    guard let numbers, numbers.count >= 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  var hasInverse: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}
