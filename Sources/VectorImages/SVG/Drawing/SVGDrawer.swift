import Basics
import Foundation
import RasterCore

/// A recorder of a document's elements as commands.
///
/// ```
///  elements ─ style ─▶ path ─ paint ─▶ commands
///     │ opacity, clip, mask, filter, mode ─▶ groups around them
/// ```
final class SVGDrawer {
  typealias Content = (Canvas) throws(VectorImageError) -> Void

  let tree: SVGTree
  private let file: String
  var budget = SVGBudget()
  /// The names of the features and elements that are not drawn, in the order in which they were
  /// found.
  private(set) var omissions: [String] = []
  /// The elements whose references are being followed, to detect cycles.
  private var active: Set<Int> = []
  /// The size that percentages refer to.
  var viewport = CGSize.zero
  /// Whether an element was blended with the content below it.
  var isBlended = false
  private var styles: [Int: SVGStyle] = [:]
  private var boxes: [Int: CGRect] = [:]
  private var paths: [Int: Path] = [:]
  /// Images by the index of their element.
  var images: [Int: Bitmap] = [:]
  /// The documents inside this one by the indices of their elements, with their numbers of
  /// commands.
  var nestedImages: [Int: (image: VectorImage, cost: Int)] = [:]

  init(_ tree: SVGTree, file: String) { (self.tree, self.file) = (tree, file) }

  /// Records the name of a feature or an element that is not drawn, once.
  func omit(_ part: String) {
    if !omissions.contains(part), omissions.count < 32 { omissions.append(part) }
  }

  /// Counts work for drawing an element in the budget.
  ///
  /// - Throws: an error if a limit is exceeded.
  func spend(_ index: Int, _ change: (inout SVGBudget) -> Void) throws(VectorImageError) {
    change(&budget)
    guard let problem = budget.problem else { return }
    budget.isExceeded = true
    throw error(problem, at: index)
  }

  func error(_ problem: String, at index: Int) -> VectorImageError {
    VectorImageError(file: file, place: "\(tree.nodes[index].place)", problem: problem)
  }

  /// Follows a reference from one element to another.
  ///
  /// - Throws: an error if the references form a cycle or are nested too deeply, and the errors of
  ///   `body`.
  func follow<Result>(
    to target: Int, from index: Int, _ body: () throws(VectorImageError) -> Result
  ) throws(VectorImageError) -> Result {
    guard active.insert(target).inserted else {
      throw error("<\(tree.nodes[index].name)> refers to itself", at: index)
    }
    try spend(index) { $0.depth += 1 }
    defer {
      active.remove(target)
      budget.depth -= 1
    }
    return try body()
  }

  /// Records a separate drawing, whose commands are counted once.
  func record(_ content: Content) throws(VectorImageError) -> Drawing {
    try measured(content).drawing
  }

  /// Records a drawing, and counts its commands; commands of repeated content are counted each
  /// time.
  func measured(
    _ content: Content
  ) throws(VectorImageError) -> (drawing: Drawing, cost: Int) {
    let before = budget.commands
    let canvas = Canvas()
    try content(canvas)
    return (canvas.drawing, max(1, budget.commands - before))
  }

  /// Returns the index of the element with an `id` if it has one of some element names; nil
  /// otherwise.
  func index(of id: String?, named names: String...) -> Int? {
    guard let id, let index = tree.indices[id], names.contains(tree.nodes[index].name) else {
      return nil
    }
    return index
  }

  /// Returns the style of the element with an index: its own properties, and those inherited from
  /// its ancestors.
  func style(at index: Int) -> SVGStyle {
    // The chain is processed from the root downwards, without recursion.
    var (chain, next): ([Int], Int?) = ([], index)
    while let index = next, styles[index] == nil {
      chain.append(index)
      next = tree.nodes[index].parent
    }
    var style = next.flatMap { styles[$0] } ?? SVGStyle()
    for index in chain.reversed() {
      style = style.inherited(by: tree.nodes[index], viewport: viewport)
      styles[index] = style
    }
    return style
  }

  /// Returns the path of a shape, cached after it is first parsed.
  func path(of index: Int, _ style: SVGStyle) throws(VectorImageError) -> Path {
    if let path = paths[index] { return path }
    let path = shape(of: tree.nodes[index], style)
    paths[index] = path
    try spend(index) { $0.pathElements += path.elements.count }
    return path
  }

  /// Returns the bounding box of an element's geometry in its own coordinates, cached after it is
  /// first computed.
  func box(of index: Int) throws(VectorImageError) -> CGRect {
    if let box = boxes[index] { return box }
    try spend(index) { $0.depth += 1 }
    defer { budget.depth -= 1 }
    let box = try measuredBox(of: index)
    boxes[index] = box
    return box
  }
}
