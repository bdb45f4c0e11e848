import Foundation
import RasterCore

extension SVGDrawer {
  /// The depth that is counted for a document inside another one.
  ///
  /// A document is read while the one that contains it is drawn, which needs more of the stack than
  /// an element does.
  private static let nestingCost = 16

  /// Returns the picture of an SVG document in an `image`, cached after it is first drawn; nil if
  /// the content is of another kind.
  ///
  /// - Throws: the error of a limit that both documents together exceed.
  func nestedImage(of index: Int) throws(VectorImageError) -> VectorImage? {
    if let known = nestedImages[index] {
      try spend(index) { $0.commands += known.cost }
      return known.image
    }
    guard let data = Self.document(at: tree.nodes[index]["href"] ?? "") else { return nil }
    try spend(index) { $0.depth += Self.nestingCost }
    defer { budget.depth -= Self.nestingCost }
    let before = budget.commands
    var image = VectorImage(size: CGSize(width: 1, height: 1), drawing: Drawing())
    do throws(VectorImageError) {
      image = try SVGDocument(data, name: "<image>").image(&budget)
    } catch {
      if budget.isExceeded { throw self.error(error.problem, at: index) }
      omit("<image> whose document is damaged")
    }
    for part in image.omissions { omit(part) }
    nestedImages[index] = (image, max(1, budget.commands - before))
    return image
  }

  /// Returns the bytes of an SVG document in a `data:` URL, in Base64 or as text with percent
  /// escapes; nil for other content.
  private static func document(at address: String) -> Data? {
    guard address.hasPrefix("data:image/svg+xml"), let comma = address.firstIndex(of: ",") else {
      return nil
    }
    let body = String(address[address.index(after: comma)...])
    if address[..<comma].lowercased().hasSuffix(";base64") {
      return Data(base64Encoded: body, options: .ignoreUnknownCharacters)
    }
    return body.removingPercentEncoding.map { Data($0.utf8) }
  }
}
