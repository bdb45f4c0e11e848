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

  /// Judges a document; the pictures of its roots are beside the result.
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

  /// Reads the sizes that Interface Builder measured by running the app's classes (fact IB10).
  private mutating func readDesignables(_ bytes: [UInt8]) {
    let root = try? MarkupElement(reading: bytes)
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
    if !root.isCell {
      let usual = CanvasDevice.safeArea(document.canvas)
      environment.safeAreaInsets = SafeAreaEstimate(of: root.object).insets(usual: usual)
    }
    UIEnvironment.with(environment) {
      let stages = [false, true].compactMap { isDisturbed in
        let plain = PlainDocument(sizes: sizes, isDisturbed: isDisturbed).plain(root.object)
        return RootStage(plain, isCell: root.isCell, in: document)
      }
      guard stages.count == 2 else {
        leaveOut("root not made", root.object)
        return
      }
      compareInside(root.object, stages, reason: nil)
      if draws { pictures.append(stages[0].picture(scale: 0.5)) }
    }
  }

  /// Compares the views inside one; with a reason, they are only counted.
  private mutating func compareInside(
    _ object: InterfaceObject, _ stages: [RootStage], reason: String?
  ) {
    let reason = reason ?? (object.element == "scrollView" ? "content of a scroll view" : nil)
    let content = object.keyed["contentView"].map { [$0] } ?? []
    for child in content + (object.lists["subviews"] ?? []) {
      let isStale = child.flag("misplaced") == true || child.flag("ambiguous") == true
      let reason = reason ?? (isStale ? "misplaced or ambiguous" : nil)
      compare(child, stages, reason: reason)
      compareInside(child, stages, reason: reason)
    }
  }

  private mutating func compare(
    _ object: InterfaceObject, _ stages: [RootStage], reason: String?
  ) {
    guard case .rect(let rect) = object.properties["frame"] else { return }
    if let reason { return leaveOut(reason, object) }
    let views = stages.compactMap { $0.objects[object.id] as? UIView }
    guard views.count == 2 else { return leaveOut("not made: \(object.element)", object) }
    guard views[0].window != nil else { return leaveOut("not in this size class", object) }
    let frames = views.map { RootStage.numbers($0.frame) }
    let stored = [rect.x, rect.y, rect.width, rect.height]
    let isCompared = stored.indices.map { abs(frames[0][$0] - frames[1][$0]) < 0.01 }
    let compared = stored.indices.filter { isCompared[$0] }
    guard !compared.isEmpty else { return leaveOut("depends on texts", object) }
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
