import Basics
import InterfaceBuilder
import UIKit

/// Lays out the roots of one document and compares the frames with those that it stores
/// (facts IB0c and IB0d).
@MainActor struct DocumentJudge {
  let document: InterfaceDocument
  private var result: DocumentResult
  private var sizes: [String: InterfaceValue.Size] = [:]
  private var pictures: [UIImage] = []
  private let draws: Bool
  /// The labels and images that a cell's style places.
  private var styledTexts: Set<String> = []

  /// Judges a document; returns the result, and the pictures of the roots if they are drawn.
  static func judge(
    _ bytes: [UInt8], path: String, draws: Bool
  ) -> (result: DocumentResult, pictures: [UIImage]) {
    var result = DocumentResult(path: path)
    do throws(InterfaceError) {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let document = try InterfaceDocument(bytes: bytes, named: name)
      var judge = DocumentJudge(document, bytes, result, draws: draws)
      for root in DocumentRoot.roots(of: document) { judge.judge(root) }
      return (judge.result, judge.pictures)
    } catch {
      result.failure = "\(error)"
      return (result, [])
    }
  }

  private init(
    _ document: InterfaceDocument, _ bytes: [UInt8], _ result: DocumentResult, draws: Bool
  ) {
    (self.document, self.result, self.draws) = (document, result, draws)
    for note in document.notes {
      if case .unknownElement(let name) = note.kind {
        self.result.unknown.append(name)
      } else {
        self.result.notes.append(document.message(of: note))
      }
    }
    readDesignables(bytes)
  }

  /// The beginning of UIKit's message about constraints of which one is broken: which one is not
  /// specified.
  private static let conflict = "Unable to simultaneously satisfy constraints"
  /// Whether the root's constraints conflict when it is laid out without a
  /// `PlainDocument.Disturbance`.
  private var hasConflict = false
  /// Whether Interface Builder drew iOS 26, whose controls and margins differ from iOS 17's.
  private var isNewer = false

  /// Reads the version of the tools, and the sizes that Interface Builder measured by running the
  /// app's classes (fact IB10).
  private mutating func readDesignables(_ bytes: [UInt8]) {
    let root = try? MarkupElement(reading: bytes)
    let tools = root?["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
    isNewer = (24_000..<32_000).contains(tools)
    let designables = root?.children.first { $0.name == "designables" }?.children ?? []
    for designable in designables {
      guard let name = designable["name"],
        let size = designable.children.first(where: { $0["key"] == "intrinsicContentSize" }),
        let width = size["width"].flatMap(Double.init),
        let height = size["height"].flatMap(Double.init)
      else { continue }
      sizes[name] = .init(width: width, height: height)
    }
  }

  private mutating func judge(_ root: DocumentRoot) {
    guard case .rect(let frame) = root.object.properties["frame"] else { return }
    let size = CGSize(width: frame.width, height: frame.height)
    var environment = CanvasDevice.environment(document.canvas, size: size)
    let usual = root.isCell ? .zero : CanvasDevice.safeArea(document.canvas, size: size)
    environment.safeAreaInsets = SafeAreaEstimate(of: root.object).insets(usual: usual)
    UIEnvironment.with(environment) {
      let disturbances = [nil] + PlainDocument.Disturbance.allCases
      let stages = disturbances.compactMap { stage(root, $0) }
      guard stages.count == disturbances.count else {
        leaveOut("root not made", root.object)
        return
      }
      let conflict = hasConflict ? "constraints conflict" : nil
      let reason = reason(toLeaveOut: root.object) ?? conflict
      compareInside(root.object, stages, reason: reason)
      if draws { pictures.append(stages[0].picture(scale: 0.5)) }
    }
  }

  /// Returns the reason why nothing in a root is compared; nil if there is none.
  private func reason(toLeaveOut root: InterfaceObject) -> String? {
    if isNewer { return "drawn by iOS 26" }
    if root.flag("misplaced") == true { return "misplaced or ambiguous" }
    let layout = StoredLayout(of: root)
    return layout.contradiction == nil ? nil : "stored frames contradict constraints"
  }

  /// Lays a root out, and keeps the warnings that are written.
  private mutating func stage(
    _ root: DocumentRoot, _ disturbance: PlainDocument.Disturbance?
  ) -> RootStage? {
    let writer = UIKitLog.writer
    defer { UIKitLog.writer = writer }
    let log = WarningList()
    UIKitLog.writer = { log.lines.append($0) }
    let plain = PlainDocument(sizes: sizes, disturbance: disturbance).plain(root.object)
    let stage = RootStage(
      plain, isCell: root.isCell, sideMargin: sideMargin(of: root), in: document)
    if disturbance == nil { hasConflict = log.lines.contains { $0.hasPrefix(Self.conflict) } }
    if disturbance == nil { result.warnings += log.lines.prefix(20).map { String($0.prefix(400)) } }
    return stage
  }

  /// Returns the side margin of a cell on the canvas: the one that its constraints show, or else
  /// that of a table of its width.
  private func sideMargin(of root: DocumentRoot) -> CGFloat {
    let shown = MarginEstimate.sideMargin(of: root.object).map { CGFloat($0) }
    return shown ?? NibInstance.sideMargin(ofTableWidth: CGFloat(root.tableWidth ?? 0))
  }

  /// Compares the views inside one; with a reason, they are only counted.
  private mutating func compareInside(
    _ object: InterfaceObject, _ stages: [RootStage], reason: String?
  ) {
    let reason = reason ?? (object.element == "scrollView" ? "content of a scroll view" : nil)
    let styled = ["textLabel", "detailTextLabel", "imageView"].compactMap { object.text($0) }
    styledTexts.formUnion(styled)
    let content = object.keyed["contentView"].map { [$0] } ?? []
    for child in content + (object.lists["subviews"] ?? []) {
      let isStale = child.flag("misplaced") == true || child.flag("ambiguous") == true
      let reason =
        reason ?? (isStale ? "misplaced or ambiguous" : nil)
        ?? (child.flag("hidden") == true ? "hidden" : nil)
        ?? (styledTexts.contains(child.id) ? "texts of a cell's style" : nil)
      // A table cell is resized until its content view has the stored size.
      if child.element != "tableViewCellContentView" { compare(child, stages, reason: reason) }
      compareInside(child, stages, reason: reason)
    }
  }

  private mutating func compare(
    _ object: InterfaceObject, _ stages: [RootStage], reason: String?
  ) {
    guard case .rect(let rect) = object.properties["frame"] else { return }
    if let reason { return leaveOut(reason, object) }
    let views = stages.compactMap { $0.objects[object.id] as? UIView }
    guard views.count == stages.count else {
      return leaveOut("not made: \(object.element)", object)
    }
    guard views[0].window != nil else { return leaveOut("not in this size class", object) }
    let frames = views.map { RootStage.numbers($0.frame) }
    let stored = [rect.x, rect.y, rect.width, rect.height]
    let isCompared = stored.indices.map { index in
      frames.allSatisfy { abs($0[index] - frames[0][index]) < 0.01 }
    }
    let compared = stored.indices.filter { isCompared[$0] }
    guard !compared.isEmpty else { return leaveOut("not determined by the document alone", object) }
    let equal = compared.filter { abs(frames[0][$0] - stored[$0]) <= 0.5 }
    for index in compared { result.edges.add(equal.contains(index)) }
    result.frames.add(equal.count == compared.count)
    if equal.count == compared.count { return }
    result.misses.append(
      FrameMiss(
        id: object.id, element: object.element, line: object.line, stored: stored,
        found: frames[0], isCompared: isCompared))
  }

  private mutating func leaveOut(_ reason: String, _ object: InterfaceObject) {
    result.leftOut[reason, default: 0] += 1
  }
}

/// The warnings of one layout.
private final class WarningList: @unchecked Sendable {
  var lines: [String] = []
}
