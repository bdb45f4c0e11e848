import Basics
package import Foundation
import RasterCore

/// A parsed SVG document, which can be drawn as a whole or in parts.
///
/// SVG 1.1 is supported, with the parts of SVG 2 that icons use: shapes, paths, groups, styles,
/// clips, masks, gradients, patterns, embedded images and documents, texts and shadows. Scripts,
/// animations and external files are ignored.
package struct SVGDocument: Sendable {
  /// The maximum length of a document in bytes.
  package static let sizeLimit = 1 << 24
  private static let elementLimit = 200_000
  /// The largest width and height in points.
  private static let sideLimit: CGFloat = 100_000

  /// The natural size in points: the width and the height or, if they are missing, those of the
  /// view box or, without a view box, the right and lower edges of the geometry.
  package let size: CGSize
  let file: String
  let tree: SVGTree

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: the bytes of the file.
  ///   - name: the file's name, for errors.
  /// - Throws: an error for a file that is not an SVG document, declares entities of other files,
  ///   has no usable size, or exceeds a limit of time or memory.
  package init(_ data: Data, name: String) throws(VectorImageError) {
    try Self.check(data, name)
    let root: MarkupElement
    do throws(MarkupSyntaxError) {
      root = try MarkupElement(reading: [UInt8](data), expandsEntities: true)
    } catch {
      throw VectorImageError(
        file: name, place: "\(error.place)",
        problem: "\(error.problem); expected \(error.expected)")
    }
    guard root.name == "svg" || root.name.hasSuffix(":svg") else {
      throw VectorImageError(
        file: name, place: "\(root.place)", problem: "the root is <\(root.name)> and not <svg>")
    }
    tree = SVGTree(root)
    file = name
    guard !tree.exceedsProperties else {
      throw VectorImageError(file: name, problem: "style sheets match elements too often")
    }
    size = try Self.size(of: tree, file: name)
  }

  /// Checks the size of a file before it is parsed, since its elements take about twenty times as
  /// much memory.
  private static func check(_ data: Data, _ name: String) throws(VectorImageError) {
    guard data.count <= sizeLimit else {
      throw VectorImageError(file: name, problem: "the file has more than \(sizeLimit) bytes")
    }
    let tags = data.reduce(0) { $0 + ($1 == UInt8(ascii: "<") ? 1 : 0) }
    guard tags <= 2 * elementLimit else {
      throw VectorImageError(
        file: name, problem: "the file has more than \(elementLimit) elements")
    }
  }

  private static func size(of tree: SVGTree, file: String) throws(VectorImageError) -> CGSize {
    let root = tree.nodes[0]
    let box = root.viewBox
    func side(_ name: String) -> CGFloat? {
      guard let length = root.property(name).flatMap(SVGLength.init), length.unit != .percent else {
        return nil
      }
      return length.points(of: 0)
    }
    var (width, height) = (side("width"), side("height"))
    if let box {
      // If one side is missing, it is computed from the view box's aspect ratio.
      let ratio = box.width / box.height
      (width, height) = (
        width ?? height.map { $0 * ratio } ?? box.width,
        height ?? width.map { $0 / ratio } ?? box.height
      )
    } else if width == nil || height == nil {
      let drawer = SVGDrawer(tree, file: file)
      let drawn = try drawer.box(of: 0)
      (width, height) = (
        width ?? (drawn.isNull ? 0 : drawn.maxX), height ?? (drawn.isNull ? 0 : drawn.maxY)
      )
    }
    let size = CGSize(width: width ?? 0, height: height ?? 0)
    guard size.width > 0, size.height > 0, max(size.width, size.height) <= sideLimit else {
      throw VectorImageError(
        file: file, place: "\(root.place)",
        problem: "the size \(size.width) × \(size.height) is not between 0 and \(Int(sideLimit))")
    }
    return size
  }

  /// Returns the picture of the whole document.
  ///
  /// - Throws: an error with the place of an element that refers to itself or exceeds a limit.
  package func image() throws(VectorImageError) -> VectorImage {
    var budget = SVGBudget()
    return try image(&budget)
  }

  /// Returns the picture of the whole document, and counts its work in a budget.
  func image(_ budget: inout SVGBudget) throws(VectorImageError) -> VectorImage {
    let drawer = SVGDrawer(tree, file: file)
    drawer.viewport = size
    drawer.budget = budget
    defer { budget = drawer.budget }
    let drawing = try drawer.drawRoot(in: CGRect(origin: .zero, size: size))
    return VectorImage(size: size, drawing: drawing, omissions: drawer.omissions)
  }
}

extension SVGDrawer {
  /// Returns the drawing of the whole document in a rectangle.
  fileprivate func drawRoot(in frame: CGRect) throws(VectorImageError) -> Drawing {
    let root = tree.nodes[0]
    let drawing = try record { canvas throws(VectorImageError) in
      guard root.property("display") != "none" else { return }
      canvas.clip(to: frame)
      try self.enter(root, frame, on: canvas)
      let style = SVGStyle().inherited(by: root, viewport: self.viewport)
      try self.composite(0, style, on: canvas) { canvas, _ throws(VectorImageError) in
        try self.drawChildren(of: 0, style, on: canvas)
      }
    }
    guard isBlended else { return drawing }
    // An isolated group prevents blending with content below the whole picture.
    return Drawing { canvas in
      canvas.beginGroup(isIsolated: true)
      canvas.append(drawing)
      canvas.endGroup()
    }
  }
}
