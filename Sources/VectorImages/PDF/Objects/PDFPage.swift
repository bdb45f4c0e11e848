import Foundation
import RasterCore

/// The first page of a file, with the entries that it inherits.
struct PDFPage {
  /// The maximum width and height, in points: about sixty times the height of A4.
  static let largestSide = 50_000.0

  let dictionary: PDFDictionary
  /// The resources; empty if there are none.
  let resources: PDFDictionary
  /// The page's rectangle, in the units of its content.
  let box: CGRect
  /// The number of clockwise quarter turns.
  let turns: Int
  /// The number of points per unit.
  let unit: Double

  /// Finds the first page.
  init(_ document: PDFDocument) throws(PDFError) {
    let root = try document.dictionary(document.trailer["Root"]) ?? [:]
    var search = PageSearch(document: document)
    guard let found = try search.first(root["Pages"], inherited: [:], depth: 0) else {
      throw PDFError("the file has no pages")
    }
    dictionary = found
    resources = try document.dictionary(found["Resources"]) ?? [:]
    let turn = try document.number(found["Rotate"]) ?? 0
    turns = turn.isFinite && abs(turn) < 1e6 ? ((Int(turn) / 90) % 4 + 4) % 4 : 0
    unit = max(0, try document.number(found["UserUnit"]) ?? 1)
    box =
      try Self.rect(document.numbers(found["MediaBox"]))
      ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    let sides = 0.0...Self.largestSide
    guard box.width > 0, box.height > 0, unit > 0, sides.contains(box.width * unit),
      sides.contains(box.height * unit)
    else { throw PDFError("the page has no size that can be drawn") }
  }

  /// The size in points, after the rotation.
  var size: CGSize {
    let (width, height) = (box.width * unit, box.height * unit)
    return turns % 2 == 0
      ? CGSize(width: width, height: height) : CGSize(width: height, height: width)
  }

  /// The transform from the content's units, with y up, to points with y down.
  var transform: CGAffineTransform {
    let toOrigin = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let (w, h) = (box.width, box.height)
    let turned =
      switch turns {
      case 1: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case 2: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
      case 3: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
      default: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
      }
    return toOrigin.concatenating(turned)
      .concatenating(CGAffineTransform(scaleX: unit, y: unit))
  }

  /// Returns the rectangle between two corners; nil if there are not exactly four numbers.
  static func rect(_ corners: [Double]?) -> CGRect? {
    guard let corners, corners.count == 4 else { return nil }
    let (x, y) = (min(corners[0], corners[2]), min(corners[1], corners[3]))
    return CGRect(
      x: x, y: y, width: max(corners[0], corners[2]) - x, height: max(corners[1], corners[3]) - y)
  }
}

/// A search for the first leaf of the page tree.
private struct PageSearch {
  let document: PDFDocument
  private var seen: Set<Int> = []

  init(document: PDFDocument) { self.document = document }

  mutating func first(
    _ node: PDFObject?, inherited: PDFDictionary, depth: Int
  ) throws(PDFError) -> PDFDictionary? {
    if case .reference(let number)? = node, !seen.insert(number).inserted { return nil }
    guard depth < PDFBudget.depth, let own = try document.dictionary(node) else { return nil }
    let inheritable = ["Resources", "MediaBox", "CropBox", "Rotate"]
    let entries = own.merging(inherited.filter { inheritable.contains($0.key) }) { own, _ in own }
    guard let kids = try document.array(own["Kids"]) else { return entries }
    for kid in kids {
      if let page = try first(kid, inherited: entries, depth: depth + 1) { return page }
    }
    return nil
  }
}
