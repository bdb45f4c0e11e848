import Foundation
import LayoutLaboratory
import LayoutScenes
import LayoutStage
import Testing
import UIKit

/// The first post's findings about flow layouts and rotations, found again.
@MainActor struct FirstPostTests {
  /// The log of a rotation of an iPad Pro under a navigation bar, letter by letter (W1).
  private static let log = PostedLog(
    #"""
    [MDKUICollectionViewFlowLayoutDebug invalidationContextForBoundsChange:] bounds: \{\{0, -64\}, \{1366, 1024\}\},
     <UICollectionViewFlowLayoutInvalidationContext: 0x6180000e5700>\#u{20}
    invalidateEverything: NO,
    invalidatedItemIndexPaths: NO,\#u{20}
    invalidateFlowLayoutAttributes: YES,\#u{20}
    invalidateFlowLayoutDelegateMetrics: NO
    """#)

  /// The post's layout, which does nothing but log.
  private final class MDKUICollectionViewFlowLayoutDebug: UICollectionViewFlowLayout {}

  /// The post's repair.
  private final class MDKUICollectionViewResizingFlowLayout: UICollectionViewFlowLayout {
    override func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = true
      return context
    }
  }

  /// Six items that share the width of a line.
  private func laboratory(
    _ layout: @escaping @MainActor () -> UICollectionViewLayout
  ) -> Laboratory {
    Laboratory(sections: [6], delegate: WidthDelegate(), layout: layout)
  }

  /// The first lines that are printed about a layout on an iPad Pro, under a status bar of 20
  /// points and a navigation bar of 44, with so few items that nothing scrolls.
  private func firstLines(
    _ layout: @escaping @MainActor @Sendable () -> UICollectionViewLayout
  ) throws -> [String] {
    var scene = Scene(
      figure: try #require(FigureName("post/first")),
      device: try #require(Device.named("iPad Pro 12.9 (1-2 gen)")),
      sections: [SceneSection(items: (0..<6).map { _ in SceneItem() })],
      variants: [SceneVariant(try #require(VariantName("plain")), layout: .custom(layout))])
    scene.chrome = [.statusBar]
    scene.contentInset.top = 44
    let report = try Laboratory(#require(scene.figures().first)).trace()
    return report.text().split(separator: "\n").prefix(6).map(String.init)
  }

  @Test func `the report of a rotation begins with the post's log`() throws {
    #expect(try firstLines { MDKUICollectionViewFlowLayoutDebug() } == Self.log.lines)
  }

  @Test func `the repaired layout's log differs in the delegate's metrics alone`() throws {
    let expected = Self.log.lines.map {
      $0.replacingOccurrences(of: "FlowLayoutDebug", with: "ResizingFlowLayout")
        .replacingOccurrences(of: "DelegateMetrics: NO", with: "DelegateMetrics: YES")
    }
    #expect(try firstLines { MDKUICollectionViewResizingFlowLayout() } == expected)
  }

  @Test func `shouldInvalidateLayoutForBoundsChange says YES to what lies across scrolling`() throws
  {
    let found = try laboratory { MDKUICollectionViewFlowLayoutDebug() }.characterise()
    let yes = found.responses.filter { $0.invalidates == true }.map(\.probe)
    #expect(yes == [.x, .width, .rotation])
  }

  @Test func `a layout that scrolls sideways says YES to the other two`() throws {
    let found = try laboratory {
      let layout = MDKUICollectionViewFlowLayoutDebug()
      layout.scrollDirection = .horizontal
      return layout
    }.characterise()
    let yes = found.responses.filter { $0.invalidates == true }.map(\.probe)
    #expect(yes == [.y, .height, .rotation])
  }

  @Test func `sizes are asked for again if and only if the delegate's metrics are invalid`() throws
  {
    let plain = try laboratory { MDKUICollectionViewFlowLayoutDebug() }.characterise()
    let resizing = try laboratory { MDKUICollectionViewResizingFlowLayout() }.characterise()
    for response in plain.responses + resizing.responses {
      guard let metrics = response.context?.invalidateFlowLayoutDelegateMetrics else { continue }
      #expect(response.sizesAsked == (metrics ? 6 : 0), "\(response.probe)")
    }
    #expect(plain.response(to: .rotation)?.sizesAsked == 0)
    #expect(resizing.response(to: .rotation)?.sizesAsked == 6)
  }

  @Test func `the post's bug is told in a sentence, and the repaired layout has none`() throws {
    let plain = laboratory { MDKUICollectionViewFlowLayoutDebug() }
    let resizing = laboratory { MDKUICollectionViewResizingFlowLayout() }
    #expect(
      try plain.characterise().findings.contains {
        $0.hasSuffix(
          "A context for the change of bounds with invalidateFlowLayoutDelegateMetrics would request them again."
        )
      })
    #expect(try plain.lint().rules == [.sizesNotRefreshed])
    #expect(try plain.rotate(times: 10).failure?.shortest == [.turn])
    #expect(try resizing.lint().isEmpty)
    #expect(try resizing.rotate(times: 10).failure == nil)
  }
}

/// A log as a post shows it: with addresses, with the backslashes of its typesetting, with blanks
/// at the ends of lines.
struct PostedLog {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The lines without addresses and backslashes, and without blanks at their ends.
  var lines: [String] {
    text.replacingOccurrences(of: "\\", with: "").split(separator: "\n").map { line in
      line.replacing(/: 0x[0-9a-f]+/, with: "").trimmingCharacters(in: .whitespaces)
    }
  }
}
