import Foundation
import LayoutCore
import TestSupport
import UIKit

@testable import LayoutStage

/// Random grids with everything overlays explain: insets, gaps of any size, headers, scrolling.
enum RandomLayout {
  /// The measured size of a text in which a letter is 6 points wide.
  static let metrics = LabelMetrics { text, _ in
    CGSize(width: CGFloat(text.count) * 6 + 8, height: 15)
  }

  /// Returns a layout and the page it is on.
  static func make(seed: UInt64) -> (layout: LayoutRecord, page: AnnotationPage) {
    var random = SeededGenerator(seed: seed)
    let axis: Axis = Bool.random(using: &random) ? .vertical : .horizontal
    let screen = CGSize(
      width: .random(in: 120...800, using: &random), height: .random(in: 120...800, using: &random))
    var layout = LayoutRecord(
      scrollAxis: axis, contentSize: .zero, viewport: CGRect(origin: .zero, size: screen),
      screenFrame: CGRect(origin: .zero, size: screen),
      contentInset: inset(upTo: 80, on: axis, &random),
      safeAreaInsets: inset(upTo: 60, on: axis, &random))
    var end: CGFloat = 0
    for section in 0..<Int.random(in: 1...3, using: &random) {
      append(section, to: &layout, from: &end, across: axis.turned.along(screen), &random)
    }
    layout.contentSize =
      axis == .vertical
      ? CGSize(width: screen.width, height: end) : CGSize(width: end, height: screen.height)
    layout.viewport.origin = axis.point(
      along: .random(in: -80...max(0, end - axis.along(screen)), using: &random), across: 0)
    return (layout, page(for: layout, &random))
  }

  private static func inset(
    upTo limit: CGFloat, on axis: Axis, _ random: inout SeededGenerator
  ) -> AxisInsets {
    func side() -> CGFloat {
      Bool.random(using: &random) ? 0 : CGFloat.random(in: 0...limit, using: &random)
    }
    return axis.insets(top: side(), left: side(), bottom: side(), right: side())
  }

  private static func append(
    _ index: Int, to layout: inout LayoutRecord, from end: inout CGFloat, across width: CGFloat,
    _ random: inout SeededGenerator
  ) {
    let axis = layout.axis
    let inset = inset(upTo: 40, on: axis, &random)
    let (before, after) = (inset.near, inset.far)
    let spacing = CGFloat.random(in: 0...60, using: &random)
    let lineSpacing = CGFloat.random(in: 0...60, using: &random)
    layout.sections.append(
      .init(index: index, inset: inset, lineSpacing: lineSpacing, interitemSpacing: spacing))
    if Bool.random(using: &random) {
      let header = CGRect(axis, from: end, to: end + 30, across: 0, width)
      layout.elements.append(.init(kind: .header, indexPath: .init(index, 0), frame: header))
      end += 30
    }
    end += inset.start
    var item = 0
    for line in 0..<Int.random(in: 1...12, using: &random) {
      let thickness = CGFloat.random(in: 8...160, using: &random)
      var place = before
      if line > 0 { end += lineSpacing }
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let length = CGFloat.random(in: 8...160, using: &random)
        guard place + length <= width - after else { break }
        let frame = CGRect(axis, from: end, to: end + thickness, across: place, place + length)
        layout.elements.append(.init(indexPath: .init(index, item), frame: frame))
        place += length + spacing + .random(in: 0...20, using: &random)
        item += 1
      }
      end += thickness
    }
    end += inset.end
  }

  private static func page(
    for layout: LayoutRecord, _ random: inout SeededGenerator
  ) -> AnnotationPage {
    let zoom = CGFloat.random(in: 0.3...1.5, using: &random)
    let size = layout.viewport.size
    let screen = CGRect(x: 90, y: 30, width: size.width * zoom, height: size.height * zoom)
    return AnnotationPage(
      bounds: CGRect(x: 0, y: 0, width: screen.width + 180, height: screen.height + 60),
      screen: screen, viewport: screen,
      origin: CGPoint(
        x: screen.minX - layout.viewport.minX * zoom, y: screen.minY - layout.viewport.minY * zoom),
      zoom: zoom,
      bars: Bool.random(using: &random)
        ? [CGRect(x: 90, y: 30, width: screen.width, height: 44)] : [],
      words: [CGRect(x: screen.midX - 30, y: 42, width: 60, height: 20)])
  }
}
